import { fork, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import path from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { Failure } from './failure';
import type { PathsTask } from './namePaths';
import type { Task, TaskMessage } from './renderer';
import type { RenderResult, RenderTask } from './renderTask';

/** Tasks that the process runs at once: they mostly wait for the API. */
const TASKS_AT_ONCE = 16;
/** More are refused: their pages go out plain instead of late. */
const TASKS_WAITING = 256;
/** Reading gets half a second. After this long a page goes out without its rendering. */
const PAGE_MS = 2_500;
/** The program has five seconds for it. */
const PATHS_MS = 6_000;
/** A process that hasn't finished a task after this long is stuck; loading a program for the first time may take seconds. */
const STUCK_MS = 10_000;
const START_MS = 20_000;
/** A process ends when its heap grows beyond this; one with all of the site's screens needs a fifth of it. */
const MEMORY_MB = 256;

/** How many characters of its last words are logged. */
const SAID_LENGTH = 2_000;

interface Job {
  task: Task;
  /** After this long, nobody is waiting for it. */
  answerMs: number;
  isLate: boolean;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

type Answer = 'ready' | { id: number; result: unknown } | { id: number; failure: Failure };

// In an image, both programs are bundles next to each other.
const extension = path.extname(__filename);
const program = path.join(__dirname, `renderer${extension}`);
const execArgv = [
  `--max-old-space-size=${MEMORY_MB}`,
  ...(extension === '.ts' ? ['--import', 'tsx'] : []),
];

/** A page doesn't wait for a process that is stuck. It does wait for one that is starting, which is soon known to fail. */
function limitWait(job: Job): void {
  const { answerMs, reject } = job;
  const late = () => {
    job.isLate = true;
    reject(new Error(`A remote's program gave no answer within ${answerMs} ms.`));
  };
  setTimeout(late, answerMs).unref();
}

/** A process for remotes' programs. It starts when first needed, and again after it has ended or was stuck. */
export class RenderingProcess {
  private child: ChildProcess | null = null;
  private isReady = false;
  private lastId = 0;
  private readonly running = new Map<number, Job & { timer: NodeJS.Timeout }>();
  private readonly waiting: Job[] = [];

  constructor(private readonly log: Pick<FastifyBaseLogger, 'error'>) {}

  /** Rejects if the process ends before it answers, takes too long, or has too many tasks waiting. */
  render(task: RenderTask): Promise<RenderResult> {
    return this.run({ kind: 'page', ...task }, PAGE_MS) as Promise<RenderResult>;
  }

  /** Rejects as `render` does, and if the program can't name its paths. */
  namePaths(task: PathsTask): Promise<string[]> {
    return this.run({ kind: 'paths', ...task }, PATHS_MS) as Promise<string[]>;
  }

  private run(task: Task, answerMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length >= TASKS_WAITING) {
        return reject(new Error('Too many pages wait to be rendered.'));
      }
      const job = { task, answerMs, isLate: false, resolve, reject };
      this.waiting.push(job);
      if (this.isReady) limitWait(job);
      this.start();
      this.sendWaiting();
    });
  }

  start(): void {
    if (this.child) return;
    const child = fork(program, { execArgv, stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = (said + String(text)).slice(-SAID_LENGTH)));
    (child.stderr as Socket | null)?.unref();
    // So that it doesn't keep the page server running; it ends with the page server.
    child.unref();
    child.channel?.unref();
    const startTimer = setTimeout(() => child.kill('SIGKILL'), START_MS).unref();
    child.on('message', (answer: Answer) => {
      if (answer !== 'ready') return this.finish(answer);
      clearTimeout(startTimer);
      this.isReady = true;
      this.waiting.forEach(limitWait);
      this.sendWaiting();
    });
    // `error` alone if it can't be started, `close` alone if it ends, after its last words.
    child.once('error', (error) => this.lose(child, error));
    child.once('close', (code, signal) => {
      clearTimeout(startTimer);
      this.lose(child, new Error(`The rendering process ended: ${signal ?? code}.`), said);
    });
    this.child = child;
  }

  stop(): void {
    const { child } = this;
    this.child = null;
    this.isReady = false;
    child?.kill('SIGKILL');
    this.rejectAll(new Error('The rendering process is stopped.'));
  }

  private sendWaiting(): void {
    while (this.child && this.isReady && this.running.size < TASKS_AT_ONCE) {
      const job = this.waiting.shift();
      if (!job) return;
      if (job.isLate) continue;
      const { child } = this;
      const id = (this.lastId += 1);
      const timer = setTimeout(() => child.kill('SIGKILL'), STUCK_MS).unref();
      this.running.set(id, { ...job, timer });
      // If it can't be sent, the process is ending, and `close` follows.
      child.send({ id, task: job.task } satisfies TaskMessage, () => undefined);
    }
  }

  private finish(answer: Exclude<Answer, 'ready'>): void {
    const job = this.running.get(answer.id);
    if (!job) return;
    clearTimeout(job.timer);
    this.running.delete(answer.id);
    if ('failure' in answer) job.reject(Object.assign(new Error(), answer.failure));
    else job.resolve(answer.result);
    this.sendWaiting();
  }

  private lose(child: ChildProcess, error: Error, said = ''): void {
    if (this.child !== child) return;
    this.log.error({ err: error, said }, 'the rendering process is lost');
    this.child = null;
    this.isReady = false;
    // The waiting ones too: only the next page starts another process, so one that can't start doesn't restart in a loop.
    this.rejectAll(error);
  }

  private rejectAll(error: Error): void {
    const jobs = [...this.running.values(), ...this.waiting.splice(0)];
    for (const { timer } of this.running.values()) clearTimeout(timer);
    this.running.clear();
    for (const { reject } of jobs) reject(error);
  }
}
