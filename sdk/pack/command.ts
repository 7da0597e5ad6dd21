// `npm run sdk`: packs `@nzuko/shell-sdk` from these sources, for remotes in other repositories (decisions 0098, 0127).
import { rmSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../../scripts/paths';
import { packSdk, writeSdk } from './packSdk';

const folder = path.join(repository, '.cache/sdk');

async function main(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await writeSdk(folder);
  const tarball = packSdk(folder);
  console.log(`${tarball}

A repository for a remote:  npx --package ${tarball} create-remote <name>
In one that there is:       npm install ${tarball}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
