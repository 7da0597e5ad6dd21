// `npm run mutate [-- <run or group> …]`: breaks the code listed in scripts/mutation/runs.ts in every way Stryker knows, one
// at a time. Fails if the tests of a run notice less than 85 % of it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { startTestCluster } from '../api/src/testing/cluster';
import { chooseRuns } from './mutation/chooseRuns';
import { repository } from './paths';

const program = path.join(repository, 'node_modules/@stryker-mutator/core/bin/stryker.js');

async function main(asked: string[]): Promise<boolean> {
  const chosen = chooseRuns(asked);
  const needsDatabase = chosen.some(([, { project }]) => project === 'api');
  const cluster = needsDatabase ? await startTestCluster() : null;
  const failed = chosen.filter(([name, run]) => {
    console.log(`\n— ${name}`);
    const { status } = spawnSync(
      process.execPath,
      [program, 'run', 'scripts/mutation/stryker.config.js'],
      {
        cwd: repository,
        stdio: 'inherit',
        env: {
          ...process.env,
          MUTATION_RUN: JSON.stringify({ name, ...run }),
          TRIED_DIR: path.join(repository, '.cache/mutation/tried'),
          ...(cluster && { TEST_POSTGRES_URL: cluster.urlOf('postgres') }),
        },
      },
    );
    return status !== 0;
  });
  await cluster?.stop();
  for (const [name] of failed) console.error(`Too little is noticed: ${name}`);
  return failed.length === 0;
}

main(process.argv.slice(2)).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
