// The program of the rendering process: remotes' programs run here, apart from the process that answers visitors.
import { renderTask, type RenderTask } from './renderTask';

/** What the page server sends, and what it gets back once; the first message says that the process is ready. */
export interface TaskMessage {
  id: number;
  task: RenderTask;
}

process.on('message', ({ id, task }: TaskMessage) => {
  void renderTask(task).then((result) => process.send?.({ id, result }));
});
// A terminal's Ctrl-C reaches every process; the page server first answers what is open.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// The page server is gone, even if it was killed.
process.on('disconnect', () => process.exit());
process.send?.('ready');
