import { buildApp, type AppBuild } from './buildApp';

/** Tells of progress: one line per build. */
export type Report = (line: string) => void;

/** One part of the site that has to be built. */
export interface Task {
  label: string;
  build: AppBuild;
  /** Runs after the build, inside the finished folder. */
  finish: (report: Report) => Promise<void>;
}

/** Builds one part; rejects with the build's own words when it fails. */
export async function runTask(task: Task, report: Report): Promise<void> {
  const started = Date.now();
  await buildApp(task.build);
  await task.finish(report);
  report(`built ${task.label} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
