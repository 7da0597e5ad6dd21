// The program of a rendering process: remotes' programs run here, apart from the process that answers visitors.
import { failureOf } from './failure';
import { namePaths, type PathsTask } from './namePaths';
import { renderTask, type RenderTask } from './renderTask';

export type Task = ({ kind: 'page' } & RenderTask) | ({ kind: 'paths' } & PathsTask);

/** A message from the page server, which gets one answer. Before the first one, the process reports `ready`. */
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
// A terminal's Ctrl-C reaches every process; the page server first answers open requests.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// Also happens if the page server was killed.
process.on('disconnect', () => process.exit());
process.send?.('ready');
