import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';

/** How many builds run at once. */
const MOST = 2;
/** After this long without a build a process ends: it holds some hundred megabytes. */
const IDLE_MS = 1_000;

interface Job {
  /** The configuration's absolute path, and the whole environment that it reads. */
  task: { config: string; env: NodeJS.ProcessEnv };
  resolve: () => void;
  reject: (fault: Error) => void;
}

const waiting: Job[] = [];
const processes = new Set<ChildProcess>();
const idle = new Map<ChildProcess, NodeJS.Timeout>();

/**
 * Runs webpack with a configuration, in a process that is reused: loading webpack and running it cold takes longer than
 * building a small remote. Rejects with its output if it fails.
 */
export function runWebpack(config: string, env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    waiting.push({ task: { config, env }, resolve, reject });
    assign();
  });
}

function assign(): void {
  for (;;) {
    if (idle.size === 0 && processes.size >= MOST) return;
    const job = waiting.shift();
    if (!job) return;
    carryOut(job, takeIdle() ?? start());
  }
}

function start(): ChildProcess {
  const child = fork(path.join(__dirname, 'runWebpack.js'), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  processes.add(child);
  const forget = () => {
    processes.delete(child);
    idle.delete(child);
    assign();
  };
  // `error` alone if it can't be started.
  child.once('error', forget).once('close', forget);
  return child;
}

function takeIdle(): ChildProcess | undefined {
  const [found] = idle;
  if (!found) return undefined;
  const [child, timer] = found;
  clearTimeout(timer);
  idle.delete(child);
  setKeepingUsAlive(child, 'ref');
  return child;
}

function putIdle(child: ChildProcess): void {
  setKeepingUsAlive(child, 'unref');
  const end = () => {
    idle.delete(child);
    processes.delete(child);
    child.disconnect();
  };
  idle.set(child, setTimeout(end, IDLE_MS).unref());
}

/** An idle process mustn't keep this one running; it ends with this one. */
function setKeepingUsAlive(child: ChildProcess, does: 'ref' | 'unref'): void {
  child[does]();
  child.channel?.[does]();
  (child.stderr as Socket | null)?.[does]();
}

function carryOut({ task, resolve, reject }: Job, child: ChildProcess): void {
  let said = '';
  const hear = (text: Buffer) => (said += String(text));
  const lose = (reason: string) => reject(new Error(`${said}${reason}`));
  const onError = ({ message }: Error) => lose(message);
  const onClose = (code: number | null, signal: string | null) =>
    lose(`webpack's process has ended: ${signal ?? code}.`);
  child.stderr?.on('data', hear);
  child.once('error', onError).once('close', onClose);
  child.once('message', ({ fault }: { fault: string | null }) => {
    child.stderr?.off('data', hear);
    child.off('error', onError).off('close', onClose);
    putIdle(child);
    assign();
    if (fault === null) resolve();
    else reject(new Error(fault));
  });
  // If it can't be sent, the process is ending, and `close` follows.
  child.send(task, () => undefined);
}
