import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home';

/** Each process that uses the server keeps this pipe open; the system closes it for one that is killed. */
const PIPE = 'users';

/**
 * Waits until no process has the pipe open for writing and nobody is connected, then ends the server. One that has no
 * `postmaster.pid` may just be starting. As in `findLivePostmaster`, the process id may have been reused.
 *
 * The pipe is opened both ways first, since opening it only to read would wait for a writer.
 */
const WATCH = `
  exec 3<>${PIPE} 4<${PIPE} 3>&-
  cd data || exit
  left=5
  while read -r nothing <&4; [ $left -gt 0 ]; do
    if pid=$(head -n 1 postmaster.pid); then
      ps -A -o ppid=,args= | grep -q "^ *$pid postgres: [^ ]* [^ ]* 127.0.0.1(" || break
    else
      left=$((left - 1))
    fi
    sleep 1
  done
  if [ ! -e /proc/self/cwd ] || [ "$(readlink "/proc/$pid/cwd")" = "$(pwd -P)" ]; then
    kill -INT "$pid"
  fi`;

/**
 * Notes that this process uses a folder's server, which ends soon after the last such process: also if that is killed, and
 * can't stop it. Call it before joining or starting the server. Without pipes with names (Windows) nothing is noted.
 *
 * @returns ends the use.
 */
export function noteUse({ folder, identity }: Home): () => void {
  const pipe = join(folder, PIPE);
  const inFolder = { ...identity, cwd: folder, env: { PATH: process.env.PATH } };
  // Fails if another process has just made it.
  if (!existsSync(pipe)) spawnSync('mkfifo', ['-m', '600', PIPE], { ...inFolder, stdio: 'ignore' });
  if (!existsSync(pipe)) return () => undefined;
  // Opening it only to write would wait for a reader.
  const descriptor = openSync(pipe, constants.O_RDWR);
  // A separate session, which whatever ends this process's group doesn't reach.
  const watcher = spawn('/bin/sh', ['-c', WATCH], { ...inFolder, detached: true, stdio: 'ignore' });
  watcher.on('error', () => undefined);
  watcher.unref();
  let isOpen = true;
  return () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
}
