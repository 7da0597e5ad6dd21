import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Runs a task with a program of this folder in its own process; resolves with the result. */
export async function inOwnProcess<Task extends object, Result>(
  program: string,
  task: Task,
): Promise<Result> {
  const child = fork(path.join(__dirname, `${program}.ts`), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of the ${program} ended with ${String(code)}.`);
  });
  ended.catch(() => undefined);
  const [result] = (await Promise.race([once(child, 'message'), ended])) as [Result];
  return result;
}

/** In that process: does the task, sends the result and ends, even if nobody is waiting for it any longer. */
export function carryOutTask<Task, Result>(work: (task: Task) => Promise<Result>): void {
  process.once('message', (task: Task) => {
    void work(task).then((result) => process.send?.(result, () => process.exit()));
  });
  process.once('disconnect', () => process.exit());
}
