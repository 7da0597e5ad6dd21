import { resolve } from 'node:path';

/** Node arguments to run `server.ts` from source, as `npm start` does. Only the sources include the payment sandbox. */
export const serverSources = ['--import', 'tsx', resolve(__dirname, '../server.ts')];

/** Node arguments to run it as its image does: one file, bundled at the start of the run, which starts three times faster. */
export function bundledServer(): string[] {
  const file = process.env.TEST_API_PROGRAM;
  if (!file) throw new Error('Run the tests with `jest --selectProjects api`');
  return [file];
}
