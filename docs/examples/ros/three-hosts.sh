#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# A match on three hosts, as fig. 22 of the NuBot chapter has it: master and simulator on one, a team on each of the others.
# The hosts are network namespaces of this machine with a switch between them, each with an address of its own. What is
# run on them is what you would run on three machines.
#
# three-hosts.sh [SECONDS]   as root; prints the report of the match as JSON. Exit code 77 if there can be no namespaces.
# ROBOPITCH is the program to run instead of ./robopitch, STRIKER the one that plays instead of striker.py.

set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
root=$(cd "$here/../../.." && pwd)
robopitch=${ROBOPITCH:-$root/robopitch}
striker=${STRIKER:-$here/striker.py}
seconds=${1:-60}
name=pitch$$
folder=$(mktemp -d)
started=()
run=()

tidy() {
    ((${#started[@]})) && kill "${started[@]}" 2>/dev/null
    wait
    for host in 1 2 3; do ip netns del "$name-$host" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap tidy EXIT

# on N COMMAND...: runs a command on a host, with the environment that a ROS program needs there.
on() {
    local host=$1
    shift
    "${run[@]}" ip netns exec "$name-$host" env ROS_MASTER_URI=http://10.77.0.1:11311 ROS_IP="10.77.0.$host" \
        ROS_LOG_DIR="$folder" ROS_HOME="$folder" PYTHONPATH="$folder" "$@"
}

# begin N COMMAND...: the same in the background, as a process that can be ended.
begin() {
    {
        run=(exec)
        on "$@"
    } >"$folder/$1.log" 2>&1 &
    started+=($!)
}

connect() {
    for host in 1 2 3; do
        ip netns add "$name-$host" && ip -n "$name-$host" link set lo up || return 1
    done
    ip -n "$name-1" link add switch type bridge && ip -n "$name-1" link set switch up || return 1
    ip -n "$name-1" address add 10.77.0.1/24 dev switch || return 1
    for host in 2 3; do
        ip link add "to$host" netns "$name-1" type veth peer name wire netns "$name-$host" || return 1
        ip -n "$name-1" link set "to$host" master switch up || return 1
        ip -n "$name-$host" address add "10.77.0.$host/24" dev wire || return 1
        ip -n "$name-$host" link set wire up || return 1
    done
}

if ! connect 2>"$folder/reason"; then
    echo "three-hosts: no network namespaces can be made here ($(head -n 1 "$folder/reason")), so nothing was tried" >&2
    exit 77
fi
/usr/bin/python3 "$here/generate.py" "$root/links/ros/src/main/resources/org/robopitch/links/ros/definitions" "$folder" \
    >"$folder/generate.log"

# Restarts without the long pauses of a real match, so that there is something to see within a minute.
echo 'rules: {stopSeconds: 0.5, restartSeconds: 1.5}' >"$folder/league.yaml"

begin 1 rosmaster --core
until on 1 rosparam list >/dev/null 2>&1; do sleep 0.5; done
begin 2 "$striker" nubot2
begin 3 "$striker" rival2
until (($(on 1 rostopic list | grep -c '2/nubotcontrol/velcmd') == 2)); do sleep 0.5; done

on 1 "$robopitch" serve --link ros --host 10.77.0.1 --config "$folder/league.yaml" \
    --duration "$seconds" --json
