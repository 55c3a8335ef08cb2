/* The kernel of ../heat.py, called from C: a plate cools between hot and cold edges.

   tackc build heat.py --arch cpu && tackc export-c heat.tackb -o heat
   cmake -S c -B build -DCMAKE_PREFIX_PATH=$PWD/heat && cmake --build build && build/plate
   or: make -C c HEAT=$PWD/heat && c/plate */

#include <heat.h>
#include <stdio.h>

enum { HEIGHT = 128, WIDTH = 192, STEPS = 2000 };

static float plates[2][HEIGHT][WIDTH];

int main(void) {
  int i, j, step;
  double sum = 0;
  const char *level = heat_level();
  for (i = 0; i < 2; i++) {
    for (j = 0; j < WIDTH; j++) plates[i][0][j] = 1.0f;
    for (j = HEIGHT / 2; j < HEIGHT; j++) plates[i][j][WIDTH - 1] = 0.6f;
  }
  for (step = 0; step < STEPS; step++) {
    heat_status status = heat_smooth(&plates[step % 2][0][0], HEIGHT, WIDTH, /* reads one plate, */
                                     &plates[1 - step % 2][0][0], HEIGHT, WIDTH, /* writes the other */
                                     HEIGHT, WIDTH);
    if (status != HEAT_OK) {
      fprintf(stderr, "heat_smooth: %s\n", heat_status_text(status));
      return 1;
    }
  }
  for (i = 0; i < HEIGHT; i++)
    for (j = 0; j < WIDTH; j++) sum += plates[STEPS % 2][i][j];
  printf("%d steps on a plate of %d x %d with code for %s: %.4f on average\n", STEPS, HEIGHT, WIDTH, level ? level : "nothing",
         sum / (HEIGHT * WIDTH));
  return 0;
}
