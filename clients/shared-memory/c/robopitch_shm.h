/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Plays on RoboPitch through shared memory, from C11 and C++11 on systems with mmap. One header, nothing to link.
 *
 *     robopitch_shm *link = robopitch_open("/dev/shm/soccer", ROBOPITCH_BLUE);
 *     uint64_t cycle = 0;
 *     while ((cycle = robopitch_await(link, 0, cycle)) != 0) {
 *         const robopitch_body *ball = robopitch_ball(link), *own = robopitch_own(link, 0);
 *         ...
 *         robopitch_wheels(link, 0, left, right);
 *         robopitch_answer(link, 0, cycle);
 *     }
 *     robopitch_close(link);
 *
 * Metres, seconds, radians counter-clockwise, y to the left of x. Unless the simulator was told --frame world, a side sees
 * its own goal at negative x. What the bytes mean is told in docs/shared-memory.md.
 */
#ifndef ROBOPITCH_SHM_H
#define ROBOPITCH_SHM_H

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define ROBOPITCH_LAYOUT_VERSION 1

enum { ROBOPITCH_BLUE = 0, ROBOPITCH_YELLOW = 1 };
enum {
    ROBOPITCH_LOCKSTEP = 1,
    ROBOPITCH_BLUE_OUTSIDE = 2,
    ROBOPITCH_YELLOW_OUTSIDE = 4,
    ROBOPITCH_WORLD_FRAME = 8,
    ROBOPITCH_NEW_MATCHES = 16
};
enum { ROBOPITCH_SERVING = 1, ROBOPITCH_ENDED = 2 };
enum { ROBOPITCH_PLAYED = 1, ROBOPITCH_OVER = 2 };
enum { ROBOPITCH_PLAY_ON = 0, ROBOPITCH_NEW_MATCH = 1, ROBOPITCH_GOODBYE = 2 };

/* The layout. Every part is a multiple of 8 bytes, and the files are little endian. */

typedef struct robopitch_positions_header {
    char magic[8];
    uint32_t version;
    uint32_t header_bytes;
    uint64_t file_bytes;
    uint32_t worlds;
    uint32_t world_bytes;
    uint32_t robots;
    uint32_t channels;
    uint64_t session;
    uint32_t flags;
    uint32_t state;
    uint64_t process;
    uint32_t truth_offset;
    uint32_t blue_offset;
    uint32_t yellow_offset;
    uint32_t body_bytes;
    double cycle_seconds;
    double pitch_length;
    double pitch_width;
    double goal_width;
    double goal_depth;
    double robot_size;
    double ball_radius;
    double wheel_radius;
    double track;
    double max_wheel_speed;
    double deadline_seconds;
    char reserved[24];
} robopitch_positions_header;

typedef struct robopitch_positions_world {
    uint64_t sequence;
    uint64_t cycle;
    uint32_t match;
    uint32_t state;
    uint64_t seed;
    double time;
    double clock;
    int32_t blue_score;
    int32_t yellow_score;
    int32_t running;
    int32_t awarded;
    int32_t blue_attacks;
    uint32_t reserved_a;
    char mode[24];
    char period[24];
    uint64_t reserved_b;
} robopitch_positions_world;

typedef struct robopitch_view {
    double time;
    int32_t ours;
    uint32_t reserved;
} robopitch_view;

typedef struct robopitch_body {
    double x;
    double y;
    double z;
    double heading;
    double vx;
    double vy;
    double vz;
    double spin;
    uint64_t visible;
} robopitch_body;

typedef struct robopitch_commands_header {
    char magic[8];
    uint32_t version;
    uint32_t header_bytes;
    uint64_t file_bytes;
    uint32_t worlds;
    uint32_t world_bytes;
    uint32_t robots;
    uint32_t channels;
    uint64_t session;
    uint32_t side_bytes;
    uint32_t reserved[3];
} robopitch_commands_header;

typedef struct robopitch_commands_side {
    uint64_t sequence;
    uint64_t cycle;
    uint32_t version;
    uint32_t request;
    uint64_t seed;
    uint64_t process;
    uint64_t reserved[3];
} robopitch_commands_side;

/* Words that both sides touch: C11 atomics in C, the same built into GCC and Clang in C++. */

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "the files are little endian: swap the bytes, or use another machine"
#endif

#ifdef __cplusplus
#define ROBOPITCH_LOAD(word) __atomic_load_n((word), __ATOMIC_RELAXED)
#define ROBOPITCH_LOAD_ACQUIRE(word) __atomic_load_n((word), __ATOMIC_ACQUIRE)
#define ROBOPITCH_STORE(word, value) __atomic_store_n((word), (value), __ATOMIC_RELAXED)
#define ROBOPITCH_STORE_RELEASE(word, value) __atomic_store_n((word), (value), __ATOMIC_RELEASE)
#define ROBOPITCH_ACQUIRE_FENCE() __atomic_thread_fence(__ATOMIC_ACQUIRE)
#define ROBOPITCH_RELEASE_FENCE() __atomic_thread_fence(__ATOMIC_RELEASE)
#else
#include <stdatomic.h>
#define ROBOPITCH_ATOMIC(word) ((_Atomic uint64_t *) (word))
#define ROBOPITCH_LOAD(word) atomic_load_explicit(ROBOPITCH_ATOMIC(word), memory_order_relaxed)
#define ROBOPITCH_LOAD_ACQUIRE(word) atomic_load_explicit(ROBOPITCH_ATOMIC(word), memory_order_acquire)
#define ROBOPITCH_STORE(word, value) atomic_store_explicit(ROBOPITCH_ATOMIC(word), (value), memory_order_relaxed)
#define ROBOPITCH_STORE_RELEASE(word, value) atomic_store_explicit(ROBOPITCH_ATOMIC(word), (value), memory_order_release)
#define ROBOPITCH_ACQUIRE_FENCE() atomic_thread_fence(memory_order_acquire)
#define ROBOPITCH_RELEASE_FENCE() atomic_thread_fence(memory_order_release)
#endif

/* The link of one side. What was read last, of whichever world, is in `world` and behind it. */
typedef struct robopitch_shm {
    const robopitch_positions_header *header;
    int side;
    char *positions;
    char *commands;
    size_t positions_bytes;
    size_t commands_bytes;
    size_t commands_world_bytes;
    size_t commands_header_bytes;
    size_t side_bytes;
    uint64_t *read;  /* a copy of one world, whole */
    double *values;  /* what the next answer says, robot by robot */
    uint32_t request; /* what the next answer asks for */
    uint64_t seed;
    pid_t simulator; /* 0 if it cannot be seen from here */
} robopitch_shm;

static inline char *robopitch_map(const char *folder, const char *name, int writable, size_t *bytes) {
    char path[4096];
    struct stat status;
    snprintf(path, sizeof path, "%s/%s", folder, name);
    int file = open(path, writable ? O_RDWR : O_RDONLY);
    if (file < 0) {
        return NULL;
    }
    void *memory = MAP_FAILED;
    if (fstat(file, &status) == 0 && status.st_size >= (off_t) sizeof(robopitch_commands_header)) {
        memory = mmap(NULL, (size_t) status.st_size, PROT_READ | (writable ? PROT_WRITE : 0), MAP_SHARED, file, 0);
        *bytes = (size_t) status.st_size;
    }
    close(file);
    return memory == MAP_FAILED ? NULL : (char *) memory;
}

static inline void robopitch_close(robopitch_shm *link) {
    if (link != NULL) {
        if (link->positions != NULL) {
            munmap(link->positions, link->positions_bytes);
        }
        if (link->commands != NULL) {
            munmap(link->commands, link->commands_bytes);
        }
        free(link->read);
        free(link->values);
        free(link);
    }
}

/* Opens the files in a folder. NULL if they are not there, or not of this version: then errno says why. */
static inline robopitch_shm *robopitch_open(const char *folder, int side) {
    robopitch_shm *link = (robopitch_shm *) calloc(1, sizeof *link);
    if (link == NULL) {
        return NULL;
    }
    link->side = side;
    link->positions = robopitch_map(folder, "positions", 0, &link->positions_bytes);
    link->commands = robopitch_map(folder, "commands", 1, &link->commands_bytes);
    if (link->positions == NULL || link->commands == NULL) {
        int reason = errno;
        robopitch_close(link);
        errno = reason;
        return NULL;
    }
    const robopitch_positions_header *positions = (const robopitch_positions_header *) link->positions;
    const robopitch_commands_header *commands = (const robopitch_commands_header *) link->commands;
    if (link->positions_bytes < sizeof *positions || memcmp(positions->magic, "RPTCHPOS", 8) != 0
        || memcmp(commands->magic, "RPTCHCMD", 8) != 0 || positions->version != ROBOPITCH_LAYOUT_VERSION
        || commands->version != ROBOPITCH_LAYOUT_VERSION || positions->session != commands->session
        || positions->file_bytes != link->positions_bytes || commands->file_bytes != link->commands_bytes
        || positions->body_bytes != sizeof(robopitch_body)) {
        robopitch_close(link);
        errno = EPROTO;
        return NULL;
    }
    link->header = positions;
    link->simulator = kill((pid_t) positions->process, 0) == 0 ? (pid_t) positions->process : 0;
    link->commands_header_bytes = commands->header_bytes;
    link->commands_world_bytes = commands->world_bytes;
    link->side_bytes = commands->side_bytes;
    link->read = (uint64_t *) calloc(1, positions->world_bytes);
    link->values = (double *) calloc(positions->robots * positions->channels, sizeof(double));
    if (link->read == NULL || link->values == NULL) {
        robopitch_close(link);
        errno = ENOMEM;
        return NULL;
    }
    return link;
}

/* The same, waiting for a simulator that is still to come. */
static inline robopitch_shm *robopitch_open_within(const char *folder, int side, double seconds) {
    struct timespec nap = {0, 10000000};
    for (double waited = 0;; waited += 0.01) {
        robopitch_shm *link = robopitch_open(folder, side);
        if (link != NULL || errno != ENOENT || waited >= seconds) {
            return link;
        }
        nanosleep(&nap, NULL);
    }
}

/* Reads a world if it shows a newer cycle than the given one, and says which; 0 if it does not, or not yet whole. */
static inline uint64_t robopitch_read(robopitch_shm *link, uint32_t world, uint64_t after) {
    uint64_t *from =
        (uint64_t *) (link->positions + link->header->header_bytes + (size_t) world * link->header->world_bytes);
    uint64_t sequence = ROBOPITCH_LOAD_ACQUIRE(&from[0]);
    if ((sequence & 1) != 0 || ROBOPITCH_LOAD(&from[1]) <= after) {
        return 0;
    }
    size_t words = link->header->world_bytes / sizeof(uint64_t);
    for (size_t i = 0; i < words; i++) {
        link->read[i] = ROBOPITCH_LOAD(&from[i]);
    }
    ROBOPITCH_ACQUIRE_FENCE();
    return ROBOPITCH_LOAD(&from[0]) == sequence ? link->read[1] : 0;
}

/* Whether the simulator has ended the session. */
static inline int robopitch_ended(const robopitch_shm *link) {
    return *(const volatile uint32_t *) &link->header->state == ROBOPITCH_ENDED;
}

/* Whether the simulator has died, as far as this process can see. */
static inline int robopitch_died(const robopitch_shm *link) {
    return link->simulator != 0 && kill(link->simulator, 0) != 0 && errno == ESRCH;
}

/* Waits between two looks: first not at all, then ever longer. */
static inline void robopitch_rest(unsigned looks) {
    if (looks < 2000) {
#if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
#endif
    } else if (looks < 4000) {
        sched_yield();
    } else {
        struct timespec nap = {0, looks < 20000 ? 50000 : 1000000};
        nanosleep(&nap, NULL);
    }
}

/* Waits for a newer cycle of a world and reads it; 0 if the match there is over or the simulator has ended. */
static inline uint64_t robopitch_await(robopitch_shm *link, uint32_t world, uint64_t after) {
    const robopitch_positions_world *read = (const robopitch_positions_world *) link->read;
    for (unsigned looks = 0;; looks++) {
        /* In this order: what is shown last is shown before the end. */
        int ended = robopitch_ended(link);
        ROBOPITCH_ACQUIRE_FENCE();
        uint64_t cycle = robopitch_read(link, world, after);
        if (cycle != 0) {
            return read->state == ROBOPITCH_OVER && !(link->header->flags & ROBOPITCH_NEW_MATCHES) ? 0 : cycle;
        }
        if (ended || (looks > 4000 && looks % 1000 == 0 && robopitch_died(link))) {
            return 0;
        }
        robopitch_rest(looks);
    }
}

/* How the match stood in the world that was read last. */
static inline const robopitch_positions_world *robopitch_world(const robopitch_shm *link) {
    return (const robopitch_positions_world *) link->read;
}

/* What this side saw there: body 0 is the ball, then come the robots. */
static inline const robopitch_body *robopitch_seen(const robopitch_shm *link, uint32_t body) {
    uint32_t offset = link->side == ROBOPITCH_BLUE ? link->header->blue_offset : link->header->yellow_offset;
    return (const robopitch_body *) ((const char *) link->read + offset + sizeof(robopitch_view)) + body;
}

/* What was true there, in the world's frame: body 0 is the ball, then come the robots of blue and of yellow. */
static inline const robopitch_body *robopitch_truth(const robopitch_shm *link, uint32_t body) {
    uint32_t offset = link->header->truth_offset;
    return (const robopitch_body *) ((const char *) link->read + offset + sizeof(robopitch_view)) + body;
}

static inline const robopitch_body *robopitch_ball(const robopitch_shm *link) {
    return robopitch_seen(link, 0);
}

/* An own robot; with --frame world, blue's robots come first for both sides. */
static inline const robopitch_body *robopitch_own(const robopitch_shm *link, uint32_t robot) {
    int second = (link->header->flags & ROBOPITCH_WORLD_FRAME) && link->side == ROBOPITCH_YELLOW;
    return robopitch_seen(link, 1 + (second ? link->header->robots : 0) + robot);
}

static inline const robopitch_body *robopitch_opponent(const robopitch_shm *link, uint32_t robot) {
    int first = (link->header->flags & ROBOPITCH_WORLD_FRAME) && link->side == ROBOPITCH_YELLOW;
    return robopitch_seen(link, 1 + (first ? 0 : link->header->robots) + robot);
}

/* Says what a robot's wheels shall do, in rad/s, positive forward. It is sent with the next answer. */
static inline void robopitch_wheels(robopitch_shm *link, uint32_t robot, double left, double right) {
    link->values[robot * link->header->channels] = left;
    link->values[robot * link->header->channels + 1] = right;
}

/* Answers a cycle of a world with what was said last; a request is sent once. */
static inline void robopitch_answer(robopitch_shm *link, uint32_t world, uint64_t cycle) {
    char *to = link->commands + link->commands_header_bytes + (size_t) world * link->commands_world_bytes
        + (size_t) link->side * link->side_bytes;
    robopitch_commands_side answer;
    uint64_t *words = (uint64_t *) to;
    memset(&answer, 0, sizeof answer);
    answer.cycle = cycle;
    answer.version = ROBOPITCH_LAYOUT_VERSION;
    answer.request = link->request;
    answer.seed = link->seed;
    answer.process = (uint64_t) getpid();
    link->request = ROBOPITCH_PLAY_ON;

    uint64_t sequence = ROBOPITCH_LOAD(&words[0]) | 1;
    ROBOPITCH_STORE(&words[0], sequence);
    ROBOPITCH_RELEASE_FENCE();
    uint64_t copy[sizeof answer / sizeof(uint64_t)];
    memcpy(copy, &answer, sizeof answer);
    for (size_t i = 1; i < sizeof answer / sizeof(uint64_t); i++) {
        ROBOPITCH_STORE(&words[i], copy[i]);
    }
    uint64_t *values = words + sizeof answer / sizeof(uint64_t);
    for (size_t i = 0; i < (size_t) link->header->robots * link->header->channels; i++) {
        uint64_t bits;
        memcpy(&bits, &link->values[i], sizeof bits);
        ROBOPITCH_STORE(&values[i], bits);
    }
    ROBOPITCH_STORE_RELEASE(&words[0], sequence + 1);
}

#endif
