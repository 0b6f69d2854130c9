# SPDX-License-Identifier: Apache-2.0
"""The FIRA wire for Python: needs nothing but the standard library and protobuf (Debian: python3-protobuf).

    from robopitch_fira import Client

    with Client() as client:
        for seen in client:                     # each Environment once
            for robot in client.own(seen):
                client.wheels(robot.robot_id, 10, 10)
            client.send()                       # exactly one answer to each Environment: fit for lockstep

The messages are made here from a table, so that no protoc is needed; those of your own _pb2 files work as well.
"""

import os
import socket
import struct
import sys

try:
    from google.protobuf import descriptor_pb2, descriptor_pool, message_factory
except ModuleNotFoundError:
    raise ImportError(
        f"{sys.executable} has no protobuf: 'apt install python3-protobuf' gives it to Debian's /usr/bin/python3, "
        "'pip install protobuf' to any other") from None

_DOUBLE, _BOOL, _MESSAGE, _UINT32 = 1, 8, 11, 13

# Message: field, number, type; a "*" means repeated, another message's name is its type.
_FRAME = {
    "Ball": [(name, i + 1, "double") for i, name in enumerate(["x", "y", "z", "vx", "vy", "vz"])],
    "Robot": [("robot_id", 1, "uint32")]
    + [(name, i + 2, "double") for i, name in enumerate(["x", "y", "orientation", "vx", "vy", "vorientation"])],
    "Field": [
        (name, i + 1, "double")
        for i, name in enumerate(
            ["width", "length", "goal_width", "goal_depth", "center_radius", "penalty_width", "penalty_depth",
             "penalty_point"])
    ],
    "Frame": [("ball", 1, "fira_message.Ball"), ("robots_yellow", 2, "*fira_message.Robot"),
              ("robots_blue", 3, "*fira_message.Robot")],
}
_SIM = "fira_message.sim_to_ref."
_PACKET = {
    "Command": [("id", 1, "uint32"), ("yellowteam", 2, "bool"), ("wheel_left", 6, "double"),
                ("wheel_right", 7, "double")],
    "Commands": [("robot_commands", 1, "*" + _SIM + "Command")],
    "RobotReplacement": [("position", 1, "fira_message.Robot"), ("yellowteam", 5, "bool"), ("turnon", 6, "bool")],
    "BallReplacement": [("x", 1, "double"), ("y", 2, "double"), ("vx", 3, "double"), ("vy", 4, "double")],
    "Replacement": [("ball", 1, _SIM + "BallReplacement"), ("robots", 2, "*" + _SIM + "RobotReplacement")],
    "Packet": [("cmd", 1, _SIM + "Commands"), ("replace", 2, _SIM + "Replacement"), ("step", 15, "?uint32")],
    "Environment": [("step", 1, "uint32"), ("frame", 2, "fira_message.Frame"), ("field", 3, "fira_message.Field"),
                    ("goals_blue", 4, "uint32"), ("goals_yellow", 5, "uint32")],
}


def _messages():
    pool = descriptor_pool.DescriptorPool()
    classes = {}
    for name, package, table in [("frame.proto", "fira_message", _FRAME), ("packet.proto", _SIM[:-1], _PACKET)]:
        file = descriptor_pb2.FileDescriptorProto(name=name, package=package, syntax="proto3")
        if table is _PACKET:
            file.dependency.append("frame.proto")
        for message, fields in table.items():
            described = file.message_type.add(name=message)
            for field, number, kind in fields:
                _add(described, field, number, kind)
        pool.Add(file)
        for message in table:
            found = pool.FindMessageTypeByName(package + "." + message)
            make = getattr(message_factory, "GetMessageClass", None)
            classes[message] = make(found) if make else message_factory.MessageFactory(pool).GetPrototype(found)
    return classes


def _add(message, name, number, kind):
    plain = kind.lstrip("*?")
    types = {"double": _DOUBLE, "bool": _BOOL, "uint32": _UINT32}
    field = message.field.add(
        name=name, number=number, type=types.get(plain, _MESSAGE), label=3 if kind.startswith("*") else 1)
    if plain not in types:
        field.type_name = "." + plain
    if kind.startswith("?"):
        field.proto3_optional = True
        field.oneof_index = len(message.oneof_decl)
        message.oneof_decl.add(name="_" + name)


_CLASSES = _messages()
Environment, Packet, Commands, Command = (
    _CLASSES[name] for name in ["Environment", "Packet", "Commands", "Command"])


def _address(text):
    host, port = text.rsplit(":", 1)
    return host, int(port)


class Client:
    """One side's end of the wire.

    A program that a match starts is told the side and all addresses in its environment; without that they are those of
    FIRASim, and the side is blue.
    """

    def __init__(self, yellow=None, environment=None, packets=None, interface=None, timeout=5.0):
        get = os.environ.get
        self.yellow = get("ROBOPITCH_SIDE", "blue") == "yellow" if yellow is None else yellow
        group, port = _address(environment or get("ROBOPITCH_ENVIRONMENT", "224.0.0.1:10002"))
        self._packets = _address(packets or get("ROBOPITCH_PACKETS", "127.0.0.1:20011"))
        interface = interface or get("ROBOPITCH_INTERFACE", "0.0.0.0")
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            # Hear the group alone, and nothing that comes to another address of this machine.
            self._socket.bind((group, port))
        except OSError:
            self._socket.bind(("", port))
        membership = struct.pack("4s4s", socket.inet_aton(group), socket.inet_aton(interface))
        self._socket.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)
        self._socket.settimeout(timeout)
        self._out = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._answer = Packet()
        self._step = None

    def __enter__(self):
        return self

    def __exit__(self, *problem):
        self._out.close()
        self._socket.close()

    def __iter__(self):
        """Each Environment once, until none has come for the timeout."""
        while True:
            try:
                seen = Environment.FromString(self._socket.recv(65535))
            except socket.timeout:
                return
            except Exception as problem:  # protobuf's own error has another name in each version
                if type(problem).__name__ != "DecodeError":
                    raise
                continue
            if seen.step != self._step:
                self._step = seen.step
                yield seen

    def own(self, seen):
        return seen.frame.robots_yellow if self.yellow else seen.frame.robots_blue

    def opponents(self, seen):
        return seen.frame.robots_blue if self.yellow else seen.frame.robots_yellow

    def wheels(self, robot, left, right):
        """Sets the wheel speeds of a robot, in rad/s, for the next send()."""
        self._answer.cmd.robot_commands.add(id=robot, yellowteam=self.yellow, wheel_left=left, wheel_right=right)

    def send(self):
        """Answers the last Environment with what was set since the last time."""
        self._answer.step = self._step
        self._out.sendto(self._answer.SerializeToString(), self._packets)
        self._answer = Packet()
