// How GPUs filter a texture of f32, as the CUDA C++ programming guide says ("Linear Filtering"): each weight is a fixed-point number
// with 8 bits of fraction, so that 1 is exact. Coordinates are not normalized: texel i is from i to i + 1, its centre between.
#pragma once
#include <math.h>

enum tack_address { tack_wrap = 0, tack_clamp = 1, tack_border = 3 };  // what lies outside

struct tack_image {
    long size[3];  // width, height, depth
    const float *texels;
    tack_address outside[3];
    bool linear;
};

static inline float tack_texel(const tack_image &image, const long *at) {
    long place[3];
    for (int axis = 0; axis < 3; ++axis) {
        const long size = image.size[axis], index = at[axis];
        if (image.outside[axis] == tack_border && (index < 0 || index >= size)) return 0;
        place[axis] = image.outside[axis] == tack_wrap ? ((index % size) + size) % size : index < 0 ? 0 : index >= size ? size - 1 : index;
    }
    return image.texels[(place[2] * image.size[1] + place[1]) * image.size[0] + place[0]];
}

// What no document says: a sample where a coordinate is not finite.
static constexpr float tack_unspecified = -4.3160208e8f;  // 0xCDCDCDCD

static inline float tack_filtered(const tack_image &image, float x, float y, float z) {
    const float point[3] = {x, y, z};
    long first[3];
    float weight[3];
    for (int axis = 0; axis < 3; ++axis) {
        if (!(fabsf(point[axis]) < 1e9f)) return tack_unspecified;
        const float place = image.linear ? point[axis] - 0.5f : point[axis], below = floorf(place);
        first[axis] = (long)below;
        weight[axis] = image.linear ? roundf((place - below) * 256.0f) / 256.0f : 0.0f;
    }
    float sum = 0;
    for (int corner = 0; corner < 8; ++corner) {
        long at[3];
        float part = 1;
        for (int axis = 0; axis < 3; ++axis) {
            const bool next = corner >> axis & 1;
            at[axis] = first[axis] + next;
            part *= next ? weight[axis] : 1 - weight[axis];
        }
        if (part != 0) sum += part * tack_texel(image, at);
    }
    return sum;
}
