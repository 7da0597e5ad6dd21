import path from 'node:path';

import { repository } from '../scripts/paths';
import { withClone, type Clone } from './clonedSite';
import { atMost, type Figure } from './figures';
import { median } from './median';

const FIRST_GOAL_S = 60;
const AGAIN_GOAL_S = 3;
/** How many times the site is restarted. */
const AGAIN = Number(process.env.ROUNDS ?? 5);

/**
 * Installs the dependencies once to fill npm's cache, in a separate clone that stays until the end: for five minutes after
 * removing tens of thousands of files, ext4 without a journal is slow to find inodes for new ones, and installing takes twice
 * as long. The same holds right after another run of this benchmark.
 */
async function fillCache({ folder, run }: Clone): Promise<void> {
  const clone = path.join(folder, 'cached');
  await run(folder, 'git', 'clone', '--quiet', repository, clone);
  // This script does nothing.
  await run(clone, 'node', 'scripts/withInstall.mjs', 'scripts/paths.ts');
}

/** Clones the current commit and starts it as a newcomer would, then stops and restarts it. */
export async function benchStart(): Promise<Figure[]> {
  return withClone('HEAD', async (clone) => {
    await fillCache(clone);
    const run = async (title: string) => {
      console.log(title);
      const site = await clone.start();
      await site.stop();
      return site.seconds;
    };
    const first = await run('First start:');
    const again: number[] = [];
    while (again.length < AGAIN) again.push(await run('Started again:'));
    return [
      atMost('first start of a fresh clone, to the first page', first, FIRST_GOAL_S, 's'),
      atMost(`started again, median of ${AGAIN}`, median(again), AGAIN_GOAL_S, 's'),
    ];
  });
}
