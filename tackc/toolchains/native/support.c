/* The support library as one unit, so that its parts are optimized together. */

#include "pool.c"
#include "call.c"
#include "copies.c"
#include "cache.c"
