/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A small team for shared memory: robot 0 keeps the goal, whoever is best placed takes the ball to the opponents' goal,
 * the others wait behind it.
 *
 *     cc -std=c11 -O2 -o attacker attacker.c -lm
 *     ./robopitch serve --link shared-memory --folder /dev/shm/soccer --yellow chaser --lockstep &
 *     ./attacker /dev/shm/soccer blue
 */
#define _POSIX_C_SOURCE 200809L
#include "robopitch_shm.h"

#include "attacker.h"

int main(int count, char **arguments) {
    /* A match that starts this program says where and who in the environment. */
    const char *folder = count == 3 ? arguments[1] : getenv("ROBOPITCH_FOLDER");
    const char *colour = count == 3 ? arguments[2] : getenv("ROBOPITCH_SIDE");
    if (folder == NULL || colour == NULL || (strcmp(colour, "blue") != 0 && strcmp(colour, "yellow") != 0)) {
        fprintf(stderr, "usage: %s FOLDER blue|yellow\n", arguments[0]);
        return 2;
    }
    int side = strcmp(colour, "yellow") == 0 ? ROBOPITCH_YELLOW : ROBOPITCH_BLUE;
    robopitch_shm *link = robopitch_open_within(folder, side, 60);
    if (link == NULL) {
        fprintf(stderr, "%s: %s\n", folder, errno == EPROTO ? "not a layout of this version" : strerror(errno));
        return 1;
    }
    uint64_t cycle = 0;
    while ((cycle = robopitch_await(link, 0, cycle)) != 0) {
        attack(link);
        robopitch_answer(link, 0, cycle);
    }
    const robopitch_positions_world *world = robopitch_world(link);
    printf("blue %d : %d yellow\n", world->blue_score, world->yellow_score);
    robopitch_close(link);
    return 0;
}
