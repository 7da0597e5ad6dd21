// Part of `npm run verify`: checks the scripts of each prerendered page, an event's page and the dashboard against their budgets. Checking
// an old build would prove nothing, so it first builds whatever has changed, outside the releases.
import type { RemoteContract } from '@nzuko/contract';

import {
  DASHBOARD_SCRIPTS_BUDGET,
  EVENT_SCRIPTS_BUDGET,
  FIRST_SCRIPTS_BUDGET,
  FORM_SCRIPTS_BUDGET,
} from './budgets';
import { buildRemote } from './build/remoteBuild';
import { buildShell } from './build/shellBuild';
import { sourceRelease } from './build/sourceRelease';
import { buildsDirectory, readJson, remoteFolders, repository, shellBuildDirectory } from './paths';
import { faultOfSize, firstLoad } from './release/firstLoad';

const budgets = new Map([
  ['/', FIRST_SCRIPTS_BUDGET],
  ['/events/:id', EVENT_SCRIPTS_BUDGET],
  ['/dashboard', DASHBOARD_SCRIPTS_BUDGET],
]);
const site = { shell: shellBuildDirectory, releases: buildsDirectory };

const isChecked = ({ path, prerender }: RemoteContract['routes'][number]) =>
  prerender === true || budgets.has(path);

async function main(): Promise<void> {
  await buildShell(console.log);
  for (const folder of remoteFolders()) {
    const release = sourceRelease(folder);
    const { routes } = readJson<RemoteContract>(repository, folder, 'remote.json');
    for (const { path, screen } of routes.filter(isChecked)) {
      await buildRemote(folder, console.log, release);
      const budget = budgets.get(path) ?? FORM_SCRIPTS_BUDGET;
      const fault = faultOfSize(await firstLoad(release, screen, site), budget);
      if (!fault) continue;
      console.log(`${screen} of ${folder}: ${fault}`);
      process.exitCode = 1;
    }
  }
}

void main();
