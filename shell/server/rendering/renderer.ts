// The program of a rendering process: remotes' programs run here, apart from the process that answers visitors.
import { failureOf } from './failure';
import { namePaths, type PathsTask } from './namePaths';
import { renderTask, type RenderTask } from './renderTask';

export type Task = ({ kind: 'page' } & RenderTask) | ({ kind: 'paths' } & PathsTask);

/** What the page server sends, and what it gets back once; the first message says that the process is ready. */
export interface TaskMessage {
  id: number;
  task: Task;
}

const carryOut = (task: Task) => (task.kind === 'page' ? renderTask(task) : namePaths(task));

process.on('message', ({ id, task }: TaskMessage) => {
  carryOut(task).then(
    (result: unknown) => process.send?.({ id, result }),
    (error: unknown) => process.send?.({ id, failure: failureOf(error) }),
  );
});
// A terminal's Ctrl-C reaches every process; the page server first answers what is open.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// The page server is gone, even if it was killed.
process.on('disconnect', () => process.exit());
process.send?.('ready');
