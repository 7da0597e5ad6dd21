import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import type { TaskMessage } from './renderer';
import type { RenderResult, RenderTask } from './renderTask';

/** Tasks that the process has at once: most of their time they wait for the API. */
const TASKS_AT_ONCE = 16;
/** More are refused: their pages go out plain instead of late. */
const TASKS_WAITING = 256;
/** Reading gets half a second. After this long a page goes out without its rendering. */
const ANSWER_MS = 2_500;
/** A process that hasn't finished a task after this long is stuck; loading a program for the first time may take seconds. */
const STUCK_MS = 10_000;
const START_MS = 20_000;

interface Job {
  task: RenderTask;
  resolve: (result: RenderResult) => void;
  reject: (error: Error) => void;
}

type Answer = 'ready' | { id: number; result: RenderResult };

// In an image, both programs are bundles next to each other.
const extension = path.extname(__filename);
const program = path.join(__dirname, `renderer${extension}`);
const execArgv = extension === '.ts' ? ['--import', 'tsx'] : [];

/** A page doesn't wait for a process that is stuck. It does wait for one that is starting, which is soon known to fail. */
function limitWait(reject: Job['reject']): void {
  const late = () => reject(new Error(`No page was rendered within ${ANSWER_MS} ms.`));
  setTimeout(late, ANSWER_MS).unref();
}

/** The process that renders pages. It starts when first needed, and again after it has ended or was stuck. */
export class RenderingProcess {
  private child: ChildProcess | null = null;
  private isReady = false;
  private lastId = 0;
  private readonly running = new Map<number, Job & { timer: NodeJS.Timeout }>();
  private readonly waiting: Job[] = [];

  constructor(private readonly log: FastifyBaseLogger) {}

  /** Rejects if the process ends before it has answered, takes too long, or has too much to do. */
  run(task: RenderTask): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length >= TASKS_WAITING) {
        return reject(new Error('Too many pages wait to be rendered.'));
      }
      this.waiting.push({ task, resolve, reject });
      if (this.isReady) limitWait(reject);
      this.start();
      this.sendWaiting();
    });
  }

  start(): void {
    if (this.child) return;
    const child = fork(program, { execArgv });
    // Doesn't keep the page server from ending, which ends it too.
    child.unref();
    child.channel?.unref();
    const startTimer = setTimeout(() => child.kill('SIGKILL'), START_MS).unref();
    child.on('message', (answer: Answer) => {
      if (answer !== 'ready') return this.finish(answer);
      clearTimeout(startTimer);
      this.isReady = true;
      for (const { reject } of this.waiting) limitWait(reject);
      this.sendWaiting();
    });
    // `error` alone if it can't be started, `exit` alone if it ends.
    child.once('error', (error) => this.lose(child, error));
    child.once('exit', (code, signal) => {
      clearTimeout(startTimer);
      this.lose(child, new Error(`The rendering process ended: ${signal ?? code}.`));
    });
    this.child = child;
  }

  stop(): void {
    const { child } = this;
    this.child = null;
    this.isReady = false;
    child?.kill('SIGKILL');
    this.rejectAll(new Error('The page server is stopping.'));
  }

  private sendWaiting(): void {
    while (this.child && this.isReady && this.running.size < TASKS_AT_ONCE) {
      const job = this.waiting.shift();
      if (!job) return;
      const { child } = this;
      const id = (this.lastId += 1);
      const timer = setTimeout(() => child.kill('SIGKILL'), STUCK_MS).unref();
      this.running.set(id, { ...job, timer });
      // If it can't be sent, the process is ending, and `exit` follows.
      child.send({ id, task: job.task } satisfies TaskMessage, () => undefined);
    }
  }

  private finish({ id, result }: Exclude<Answer, 'ready'>): void {
    const job = this.running.get(id);
    if (!job) return;
    clearTimeout(job.timer);
    this.running.delete(id);
    job.resolve(result);
    this.sendWaiting();
  }

  private lose(child: ChildProcess, error: Error): void {
    if (this.child !== child) return;
    this.log.error({ err: error }, 'the rendering process is lost');
    this.child = null;
    this.isReady = false;
    // Those waiting too: the next page starts another process, so one that can't start isn't started in a loop.
    this.rejectAll(error);
  }

  private rejectAll(error: Error): void {
    const jobs = [...this.running.values(), ...this.waiting.splice(0)];
    for (const { timer } of this.running.values()) clearTimeout(timer);
    this.running.clear();
    for (const { reject } of jobs) reject(error);
  }
}
