// Part of `npm run verify`: the scripts of each prerendered page against their budget. A check of an old build would say nothing,
// so whatever these sources have changed is built first, apart from the releases.
import type { RemoteContract } from '@nzuko/contract';

import { FIRST_SCRIPTS_BUDGET, FORM_SCRIPTS_BUDGET } from '../bench/budgets';
import { buildRemote } from './build/remoteBuild';
import { buildShell } from './build/shellBuild';
import { sourceRelease } from './build/sourceRelease';
import { buildsDirectory, readJson, remoteFolders, repository, shellBuildDirectory } from './paths';
import { faultOfSize, firstLoad } from './release/firstLoad';

const site = { shell: shellBuildDirectory, releases: buildsDirectory };

async function main(): Promise<void> {
  await buildShell(console.log);
  for (const folder of remoteFolders()) {
    const release = sourceRelease(folder);
    const { routes } = readJson<RemoteContract>(repository, folder, 'remote.json');
    for (const { path, screen } of routes.filter(({ prerender }) => prerender)) {
      await buildRemote(folder, console.log, release);
      const budget = path === '/' ? FIRST_SCRIPTS_BUDGET : FORM_SCRIPTS_BUDGET;
      const fault = faultOfSize(await firstLoad(release, screen, site), budget);
      if (!fault) continue;
      console.log(`${screen} of ${folder}: ${fault}`);
      process.exitCode = 1;
    }
  }
}

void main();
