#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Packs folders so that the same files give the same bytes: names in order, one time for all, no owner.

pack.py zip FOLDER FILE.zip         FOLDER itself is the top of the zip
pack.py tar FOLDER FILE.tar.gz      the same as a tar
pack.py slim FILE.jar PATTERN       only the files whose names match stay in a jar
pack.py oci ROOT FOLDER NAME ENTRY  ROOT as the only layer of an image, as an OCI layout in FOLDER
"""
import gzip
import hashlib
import io
import json
import os
import platform
import stat
import sys
import tarfile
import zipfile

TIME = int(os.environ.get("SOURCE_DATE_EPOCH", "1735689600"))


def names(folder):
    """All files and links below a folder, and the folders themselves, sorted, relative to it."""
    found = []
    for place, folders, files in os.walk(folder):
        for name in folders + files:
            found.append(os.path.relpath(os.path.join(place, name), folder))
    return sorted(found)


def mode(path):
    executable = os.lstat(path).st_mode & stat.S_IXUSR
    return 0o755 if executable else 0o644


def make_zip(folder, target):
    top = os.path.basename(os.path.normpath(folder))
    when = __import__("time").gmtime(TIME)[:6]
    with zipfile.ZipFile(target, "w") as archive:
        for name in names(folder):
            path = os.path.join(folder, name)
            if os.path.isdir(path):
                continue
            entry = zipfile.ZipInfo(f"{top}/{name}".replace(os.sep, "/"), when)
            entry.create_system = 3
            entry.external_attr = (stat.S_IFREG | mode(path)) << 16
            # Jars are compressed already.
            entry.compress_type = zipfile.ZIP_STORED if name.endswith(".jar") else zipfile.ZIP_DEFLATED
            with open(path, "rb") as source:
                archive.writestr(entry, source.read())


def write_tar(folder, prefix, target, owner=0):
    with tarfile.open(fileobj=target, mode="w", format=tarfile.PAX_FORMAT) as archive:
        for name in names(folder):
            path = os.path.join(folder, name)
            entry = tarfile.TarInfo(prefix + name)
            entry.mtime = TIME
            entry.uid = entry.gid = owner
            entry.mode = mode(path)
            if os.path.islink(path):
                entry.type = tarfile.SYMTYPE
                entry.linkname = os.readlink(path)
                archive.addfile(entry)
            elif os.path.isdir(path):
                entry.type = tarfile.DIRTYPE
                entry.mode = 0o1777 if name == "tmp" else 0o755
                archive.addfile(entry)
            else:
                entry.size = os.path.getsize(path)
                with open(path, "rb") as source:
                    archive.addfile(entry, source)


def zipped(data):
    out = io.BytesIO()
    with gzip.GzipFile(filename="", mode="wb", fileobj=out, mtime=0, compresslevel=6) as file:
        file.write(data)
    return out.getvalue()


def make_tar(folder, target):
    plain = io.BytesIO()
    write_tar(folder, os.path.basename(os.path.normpath(folder)) + "/", plain)
    with open(target, "wb") as file:
        file.write(zipped(plain.getvalue()))


def make_oci(root, layout, name, entry):
    """An image of one layer that runs as nobody, exposes no port and mounts nothing."""
    blobs = os.path.join(layout, "blobs", "sha256")
    os.makedirs(blobs)

    def blob(data):
        digest = hashlib.sha256(data).hexdigest()
        with open(os.path.join(blobs, digest), "wb") as file:
            file.write(data)
        return {"digest": "sha256:" + digest, "size": len(data)}

    def document(kind, value):
        data = json.dumps(value, sort_keys=True, separators=(",", ":")).encode()
        return {"mediaType": kind, **blob(data)}

    plain = io.BytesIO()
    write_tar(root, "", plain)
    diff = "sha256:" + hashlib.sha256(plain.getvalue()).hexdigest()
    layer = {"mediaType": "application/vnd.oci.image.layer.v1.tar+gzip", **blob(zipped(plain.getvalue()))}
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    when = __import__("time").strftime("%Y-%m-%dT%H:%M:%SZ", __import__("time").gmtime(TIME))
    config = document("application/vnd.oci.image.config.v1+json", {
        "created": when,
        "architecture": machine,
        "os": "linux",
        "config": {
            "User": "65532:65532",
            "Entrypoint": [entry],
            "Cmd": ["--help"],
            "WorkingDir": "/work",
            "Env": ["PATH=/bin:/opt/robopitch", "HOME=/tmp"],
        },
        "rootfs": {"type": "layers", "diff_ids": [diff]},
        "history": [{"created": when, "created_by": "./release"}],
    })
    manifest = document("application/vnd.oci.image.manifest.v1+json", {
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": config,
        "layers": [layer],
    })
    manifest["annotations"] = {"org.opencontainers.image.ref.name": name}
    manifest["platform"] = {"architecture": machine, "os": "linux"}
    with open(os.path.join(layout, "oci-layout"), "w", encoding="ascii") as file:
        file.write('{"imageLayoutVersion":"1.0.0"}')
    with open(os.path.join(layout, "index.json"), "w", encoding="ascii") as file:
        json.dump({"schemaVersion": 2, "mediaType": "application/vnd.oci.image.index.v1+json",
                   "manifests": [manifest]}, file, sort_keys=True, separators=(",", ":"))


def slim(jar, keep):
    """Leaves only those files of a jar whose names match a pattern."""
    import re
    with zipfile.ZipFile(jar) as before:
        entries = [(info, before.read(info)) for info in before.infolist() if re.search(keep, info.filename)]
    with zipfile.ZipFile(jar, "w", zipfile.ZIP_DEFLATED) as after:
        for info, data in entries:
            entry = zipfile.ZipInfo(info.filename, (1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            after.writestr(entry, data)


if __name__ == "__main__":
    {"zip": make_zip, "tar": make_tar, "oci": make_oci, "slim": slim}[sys.argv[1]](*sys.argv[2:])
