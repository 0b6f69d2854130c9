#!/usr/bin/python3
# SPDX-License-Identifier: Apache-2.0
"""Has ROS's own generator make Python classes of our definition files: generate.py DEFINITIONS OUTPUT.

Packages that ROS brings itself are left as they are. Prints the sum of every type, as ROS has it.
"""
import importlib
import importlib.util
import os
import sys

import genpy.generate_initpy
import genpy.generator

definitions, output = sys.argv[1:]
packages = sorted(os.listdir(definitions))
search = {package: [os.path.join(definitions, package, 'msg')] for package in packages}
generators = {'msg': genpy.generator.MsgGenerator(), 'srv': genpy.generator.SrvGenerator()}


def files_of(package, kind):
    folder = os.path.join(definitions, package, kind)
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder))] if os.path.isdir(folder) else []


for package in [package for package in packages if importlib.util.find_spec(package) is None]:
    for kind in generators:
        if files_of(package, kind):
            target = os.path.join(output, package, kind)
            os.makedirs(target, exist_ok=True)
            if generators[kind].generate_messages(package, files_of(package, kind), target, search):
                sys.exit('cannot generate ' + package)
            genpy.generate_initpy.write_modules(target)
    open(os.path.join(output, package, '__init__.py'), 'w').close()

sys.path.insert(0, output)
importlib.invalidate_caches()
for package in packages:
    for kind in generators:
        for file in files_of(package, kind):
            name = os.path.splitext(os.path.basename(file))[0]
            print(kind, package + '/' + name, getattr(importlib.import_module(package + '.' + kind), name)._md5sum)
