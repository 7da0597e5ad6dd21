import path from 'node:path';

import { repository } from '../scripts/paths';
import { withClone, type Clone } from './clonedSite';
import { atMost, type Figure } from './figures';
import { median } from './median';

const FIRST_GOAL_S = 60;
const AGAIN_GOAL_S = 3;
/** How many times the site is started again. */
const AGAIN = Number(process.env.ROUNDS ?? 5);

/**
 * Installs once what the site runs on, so that npm's cache has it. In a clone of its own, which stays until the end: for five
 * minutes after tens of thousands of files were removed, ext4 without a journal searches long for each new one's inode, and
 * installing takes twice as long. The same holds right after another run of this benchmark.
 */
async function fillCache({ folder, run }: Clone): Promise<void> {
  const clone = path.join(folder, 'cached');
  await run(folder, 'git', 'clone', '--quiet', repository, clone);
  // A script that does nothing.
  await run(clone, 'node', 'scripts/withInstall.mjs', 'scripts/paths.ts');
}

/** What is committed, cloned and started as by somebody who sees it for the first time, then stopped and started again. */
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
