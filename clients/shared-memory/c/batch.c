/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The same small team in many worlds at once: every world is answered as soon as it is shown.
 *
 *     cc -std=c11 -O2 -o batch batch.c -lm
 *     ./robopitch serve --link shared-memory --folder /dev/shm/soccer --worlds 64 --yellow chaser --lockstep &
 *     ./batch /dev/shm/soccer blue
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
    uint32_t worlds = link->header->worlds;
    uint64_t *cycles = (uint64_t *) calloc(worlds, sizeof *cycles);
    char *over = (char *) calloc(worlds, 1);
    if (cycles == NULL || over == NULL) {
        return 1;
    }
    uint32_t playing = worlds;
    unsigned looks = 0;
    int goals[2] = {0, 0};
    int ended = 0;
    while (playing > 0 && !ended) {
        uint32_t answered = 0;
        ended = robopitch_ended(link);
        for (uint32_t world = 0; world < worlds; world++) {
            uint64_t cycle = over[world] ? 0 : robopitch_read(link, world, cycles[world]);
            if (cycle == 0) {
                continue;
            }
            answered++;
            cycles[world] = cycle;
            if (robopitch_world(link)->state == ROBOPITCH_OVER) {
                over[world] = 1;
                playing--;
                goals[0] += robopitch_world(link)->blue_score;
                goals[1] += robopitch_world(link)->yellow_score;
            } else {
                attack(link);
                robopitch_answer(link, world, cycle);
            }
        }
        looks = answered > 0 ? 0 : looks + 1;
        robopitch_rest(looks);
        if (looks > 4000 && looks % 1000 == 0 && robopitch_died(link)) {
            break;
        }
    }
    printf("%u worlds, all goals: blue %d : %d yellow\n", worlds, goals[0], goals[1]);
    free(cycles);
    free(over);
    robopitch_close(link);
    return 0;
}
