/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Answers every cycle at once, to measure how long that takes:
 *
 *     cc -std=c11 -O2 -o echo clients/shared-memory/c/echo.c
 *     ./robopitch bench links --c-client ./echo
 */
#define _POSIX_C_SOURCE 200809L
#include "robopitch_shm.h"

int main(int count, char **arguments) {
    robopitch_shm *link = count == 3 ? robopitch_open_within(arguments[1], ROBOPITCH_BLUE, 10) : NULL;
    if (link == NULL) {
        fprintf(stderr, "usage: %s FOLDER blue\n", arguments[0]);
        return 2;
    }
    for (uint32_t robot = 0; robot < link->header->robots; robot++) {
        robopitch_wheels(link, robot, 10, 10);
    }
    uint64_t cycle = 0;
    while ((cycle = robopitch_await(link, 0, cycle)) != 0) {
        robopitch_answer(link, 0, cycle);
    }
    robopitch_close(link);
    return 0;
}
