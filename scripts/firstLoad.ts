// Part of `npm run verify`: the scripts of each prerendered page against their budget. A check of an old build would say nothing,
// so whatever these sources have changed is built first, beside the live releases.
import type { RemoteContract } from 'contract';

import { FIRST_SCRIPTS_BUDGET } from '../bench/budgets';
import { shellTask } from './build/buildSite';
import { buildApp } from './build/buildApp';
import { remoteTask, sourceRelease } from './build/remoteBuild';
import { readJson, remoteFolders, repository } from './paths';
import { faultOfSize, firstLoad } from './release/firstLoad';
import { isPublished } from './release/registryFile';

async function main(): Promise<void> {
  for (const task of await shellTask()) await buildApp(task, console.log);
  for (const folder of remoteFolders()) {
    const release = sourceRelease(folder);
    const { routes } = readJson<RemoteContract>(repository, folder, 'remote.json');
    for (const { screen } of routes.filter(({ prerender }) => prerender)) {
      if (!isPublished(release))
        await buildApp(remoteTask(folder, console.log, release), console.log);
      const fault = faultOfSize(await firstLoad(release, screen), FIRST_SCRIPTS_BUDGET);
      if (!fault) continue;
      console.log(`${screen} of ${folder}: ${fault}`);
      process.exitCode = 1;
    }
  }
}

void main();
