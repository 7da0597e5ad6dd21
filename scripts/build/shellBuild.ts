import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { shellBuildDirectory } from '../paths';
import { OFFER_FILE } from '../release/screens/liveShell';
import { offerOf } from '../release/screens/tryScreens';
import { buildApp, type Report } from './buildApp';
import { drawIcons } from './drawIcons';
import { pagePrograms } from './pagePrograms';
import { prerenderFrame } from './prerender';
import { isShellCurrent, SHELL_STAMP, shellHash } from './shellHash';

/** Builds the shell, unless the existing build is of exactly these sources. */
export async function buildShell(report: Report): Promise<void> {
  if (isShellCurrent()) return;
  const hash = shellHash();
  const finish = async (folder: string) => {
    await prerenderFrame(folder);
    await writeFile(path.join(folder, 'programs.json'), JSON.stringify(await pagePrograms()));
    await writeFile(path.join(folder, 'icons.json'), JSON.stringify(await drawIcons()));
    await writeFile(path.join(folder, OFFER_FILE), JSON.stringify(await offerOf(folder)));
    await writeFile(path.join(folder, SHELL_STAMP), hash);
  };
  const shell = { label: 'shell', config: 'shell/webpack.config.js', finish, replaces: true };
  await buildApp({ ...shell, output: shellBuildDirectory }, report);
}
