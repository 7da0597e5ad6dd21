import { buildApp, type AppBuild } from './buildApp';

/** Tells of progress: one line per build. */
export type Report = (line: string) => void;

/** One part of the site that has to be built. */
export interface Task extends AppBuild {
  label: string;
}

/** Builds one part; rejects with the build's own words when it fails. */
export async function runTask(task: Task, report: Report): Promise<void> {
  const started = Date.now();
  await buildApp(task);
  report(`built ${task.label} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
