// SPDX-License-Identifier: Apache-2.0
//
// The FIRA wire for C++17 on POSIX systems, in one header that needs no library: it reads and writes just the messages
// that a team needs. Programs that already use protobuf keep their own classes.
//
//     robopitch::Client client;
//     while (client.receive()) {                  // each Environment once
//         for (const auto& robot : client.own()) client.wheels(robot.id, 10, 10);
//         client.send();                          // exactly one answer to each Environment: fit for lockstep
//     }
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <stdexcept>
#include <string>
#include <vector>

namespace robopitch {

struct Ball {
    double x = 0, y = 0, z = 0;     // m
    double vx = 0, vy = 0, vz = 0;  // m/s
};

struct Robot {
    unsigned id = 0;
    double x = 0, y = 0;         // m
    double orientation = 0;      // rad, counter-clockwise from +x
    double vx = 0, vy = 0;       // m/s
    double vorientation = 0;     // rad/s
};

struct Field {
    double width = 0, length = 0, goal_width = 0, goal_depth = 0;                        // m
    double center_radius = 0, penalty_width = 0, penalty_depth = 0, penalty_point = 0;  // m
};

struct Environment {
    uint32_t step = 0;  // simulated ms
    Ball ball;
    std::vector<Robot> yellow, blue;
    Field field;
    uint32_t goals_blue = 0, goals_yellow = 0;
};

namespace wire {

// Walks through the fields of a message. Whatever is cut off or of an unknown kind ends the walk with ok == false.
class Reader {
  public:
    Reader(const uint8_t* begin, const uint8_t* end) : at_(begin), end_(end) {}

    bool next() {
        if (!ok_ || at_ == end_) return false;
        uint64_t tag = varint();
        number_ = static_cast<unsigned>(tag >> 3);
        kind_ = static_cast<unsigned>(tag & 7);
        switch (kind_) {
            case 0: value_ = varint(); break;
            case 1: take(8); break;
            case 2: take(varint()); break;
            case 5: take(4); break;
            default: ok_ = false;
        }
        return ok_;
    }

    unsigned number() const { return number_; }
    bool ok() const { return ok_; }
    uint32_t integer() const { return kind_ == 0 ? static_cast<uint32_t>(value_) : 0; }

    double real() const {
        if (kind_ != 1) return 0;
        uint64_t bits = 0;
        for (int i = 7; i >= 0; i--) bits = bits << 8 | from_[i];
        double number;
        std::memcpy(&number, &bits, sizeof number);
        return number;
    }

    Reader message() const { return kind_ == 2 ? Reader(from_, from_ + size_) : Reader(end_, end_); }

  private:
    uint64_t varint() {
        uint64_t value = 0;
        for (int shift = 0; shift < 64 && at_ < end_; shift += 7) {
            uint8_t byte = *at_++;
            value |= static_cast<uint64_t>(byte & 127) << shift;
            if (byte < 128) return value;
        }
        ok_ = false;
        return 0;
    }

    void take(uint64_t size) {
        if (!ok_ || size > static_cast<uint64_t>(end_ - at_)) {
            ok_ = false;
            return;
        }
        from_ = at_;
        size_ = static_cast<size_t>(size);
        at_ += size_;
    }

    const uint8_t* at_;
    const uint8_t* end_;
    const uint8_t* from_ = nullptr;
    size_t size_ = 0;
    uint64_t value_ = 0;
    unsigned number_ = 0;
    unsigned kind_ = 0;
    bool ok_ = true;
};

class Writer {
  public:
    void integer(unsigned number, uint64_t value) {
        varint(number << 3);
        varint(value);
    }

    void real(unsigned number, double value) {
        varint(number << 3 | 1);
        uint64_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        for (int i = 0; i < 8; i++) bytes_.push_back(static_cast<char>(bits >> (8 * i)));
    }

    void message(unsigned number, const std::string& inside) {
        varint(number << 3 | 2);
        varint(inside.size());
        bytes_ += inside;
    }

    const std::string& bytes() const { return bytes_; }

  private:
    void varint(uint64_t value) {
        for (; value >= 128; value >>= 7) bytes_.push_back(static_cast<char>(value | 128));
        bytes_.push_back(static_cast<char>(value));
    }

    std::string bytes_;
};

inline void read(Reader in, Ball& ball) {
    double* numbers[] = {&ball.x, &ball.y, &ball.z, &ball.vx, &ball.vy, &ball.vz};
    while (in.next())
        if (in.number() >= 1 && in.number() <= 6) *numbers[in.number() - 1] = in.real();
}

inline Robot read_robot(Reader in) {
    Robot robot;
    double* numbers[] = {&robot.x, &robot.y, &robot.orientation, &robot.vx, &robot.vy, &robot.vorientation};
    while (in.next()) {
        if (in.number() == 1) robot.id = in.integer();
        if (in.number() >= 2 && in.number() <= 7) *numbers[in.number() - 2] = in.real();
    }
    return robot;
}

inline void read(Reader in, Field& field) {
    double* numbers[] = {&field.width,         &field.length,        &field.goal_width,    &field.goal_depth,
                         &field.center_radius, &field.penalty_width, &field.penalty_depth, &field.penalty_point};
    while (in.next())
        if (in.number() >= 1 && in.number() <= 8) *numbers[in.number() - 1] = in.real();
}

// Whether the bytes were an Environment.
inline bool read(const uint8_t* bytes, size_t size, Environment& seen) {
    seen = Environment();
    Reader in(bytes, bytes + size);
    while (in.next()) {
        if (in.number() == 1) seen.step = in.integer();
        if (in.number() == 4) seen.goals_blue = in.integer();
        if (in.number() == 5) seen.goals_yellow = in.integer();
        if (in.number() == 3) read(in.message(), seen.field);
        if (in.number() != 2) continue;
        Reader frame = in.message();
        while (frame.next()) {
            if (frame.number() == 1) read(frame.message(), seen.ball);
            if (frame.number() == 2) seen.yellow.push_back(read_robot(frame.message()));
            if (frame.number() == 3) seen.blue.push_back(read_robot(frame.message()));
        }
        if (!frame.ok()) return false;
    }
    return in.ok();
}

}  // namespace wire

// One side's end of the wire. A program that a match starts is told the side and all addresses in its environment;
// without that they are those of FIRASim, and the side is blue.
class Client {
  public:
    Client()
        : yellow_(variable("ROBOPITCH_SIDE", "blue") == "yellow"),
          packets_(address(variable("ROBOPITCH_PACKETS", "127.0.0.1:20011"))),
          socket_(socket(AF_INET, SOCK_DGRAM, 0)) {
        if (socket_ < 0) throw std::runtime_error("no socket");
        sockaddr_in group = address(variable("ROBOPITCH_ENVIRONMENT", "224.0.0.1:10002"));
        int yes = 1;
        setsockopt(socket_, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
        sockaddr_in any = group;
        any.sin_addr.s_addr = INADDR_ANY;
        if (bind(socket_, reinterpret_cast<sockaddr*>(&any), sizeof any) < 0)
            throw std::runtime_error("cannot listen on the port of the Environments");
        ip_mreq membership{};
        membership.imr_multiaddr = group.sin_addr;
        inet_pton(AF_INET, variable("ROBOPITCH_INTERFACE", "0.0.0.0").c_str(), &membership.imr_interface);
        if (setsockopt(socket_, IPPROTO_IP, IP_ADD_MEMBERSHIP, &membership, sizeof membership) < 0)
            throw std::runtime_error("cannot join the group of the Environments");
    }

    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    ~Client() { close(socket_); }

    // Waits for an Environment that was not seen before; false if none has come for so long.
    bool receive(int seconds = 5) {
        timeval patience{seconds, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        uint8_t bytes[65536];
        Environment seen;
        while (true) {
            ssize_t size = recv(socket_, bytes, sizeof bytes, 0);
            if (size < 0) return false;
            bool readable = wire::read(bytes, static_cast<size_t>(size), seen);
            if (readable && (!begun_ || seen.step != seen_.step)) {
                begun_ = true;
                seen_ = seen;
                return true;
            }
        }
    }

    bool yellow() const { return yellow_; }
    const Environment& seen() const { return seen_; }
    const std::vector<Robot>& own() const { return yellow_ ? seen_.yellow : seen_.blue; }
    const std::vector<Robot>& opponents() const { return yellow_ ? seen_.blue : seen_.yellow; }

    // Sets the wheel speeds of a robot, in rad/s, for the next send().
    void wheels(unsigned robot, double left, double right) {
        wire::Writer command;
        command.integer(1, robot);
        command.integer(2, yellow_ ? 1 : 0);
        command.real(6, left);
        command.real(7, right);
        commands_.message(1, command.bytes());
    }

    // Answers the last Environment with what was set since the last time.
    void send() {
        wire::Writer packet;
        packet.message(1, commands_.bytes());
        packet.integer(15, seen_.step);
        sendto(socket_, packet.bytes().data(), packet.bytes().size(), 0, reinterpret_cast<sockaddr*>(&packets_),
               sizeof packets_);
        commands_ = wire::Writer();
    }

  private:
    static std::string variable(const char* name, const char* otherwise) {
        const char* value = std::getenv(name);
        return value == nullptr ? otherwise : value;
    }

    static sockaddr_in address(const std::string& text) {
        size_t colon = text.rfind(':');
        sockaddr_in found{};
        found.sin_family = AF_INET;
        if (colon == std::string::npos || inet_pton(AF_INET, text.substr(0, colon).c_str(), &found.sin_addr) != 1)
            throw std::runtime_error("expected ADDRESS:PORT, but found '" + text + "'");
        found.sin_port = htons(static_cast<uint16_t>(std::stoi(text.substr(colon + 1))));
        return found;
    }

    bool yellow_;
    sockaddr_in packets_;
    int socket_;
    Environment seen_;
    bool begun_ = false;
    wire::Writer commands_;
};

}  // namespace robopitch
