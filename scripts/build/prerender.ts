import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { repository } from '../paths';

/** Makes programs in a temporary folder, and passes `use` its path and the files that their markup may refer to. */
async function withPrograms(
  sources: Record<string, string>,
  publicPath: string,
  use: (folder: string, assets: Map<string, Buffer>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    // Imported here, because the images' release command contains this file, but no bundlers (`leftOut`).
    const { renderingPrograms } = await import('./renderingPrograms');
    await use(folder, await renderingPrograms({ sources, folder, publicPath }));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Renders a program's markup before any data has loaded; returns JSON. */
async function render(program: string): Promise<string> {
  const runner = path.join(repository, 'scripts/build/runPrerender.js');
  const { stdout } = await promisify(execFile)(process.execPath, [runner, program], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Renders the shell's frame into `folder`, with the fonts of its styles, which no script of the shell imports. */
export async function prerenderFrame(folder: string): Promise<void> {
  const sources = { frame: `export * from './shell/prerender/frame';` };
  await withPrograms(sources, '/assets/', async (programs, assets) => {
    const markup = await render(path.join(programs, 'frame.cjs'));
    await writeFile(path.join(folder, 'frame.json'), markup);
    for (const [name, content] of assets) await writeFile(path.join(folder, name), content);
  });
}

/** Screens of a remote, each by its name with the path of its module from the repository's root. */
type Screens = Record<string, string>;

/**
 * The source of a screen's program: its exports for the page server (`ServerScreen` of contract), if it isn't rendered at build
 * time, and its `render`.
 */
const programOf = (screen: string) => `
  import Screen from './${screen}';
  import { rendererOf } from './shell/prerender/screen';
  export * from './${screen}';
  export const render = rendererOf(Screen);
`;

/**
 * Writes to `folder` the markup of screens that are the same for all visitors, and the scripts with which the page server renders
 * others with their data. `publicPath` is where the release is served.
 */
export async function renderScreens(
  folder: string,
  {
    prerendered,
    rendered,
    publicPath,
  }: { prerendered: Screens; rendered: Screens; publicPath: string },
): Promise<void> {
  const screens = { ...prerendered, ...rendered };
  if (Object.keys(screens).length === 0) return;
  const sources = Object.fromEntries(
    Object.entries(screens).map(([name, screen]) => [name, programOf(screen)]),
  );
  await withPrograms(sources, publicPath, async (programs, assets) => {
    for (const name of assets.keys()) {
      if (!existsSync(path.join(folder, name)))
        throw new Error(`A screen refers to ${name}, which no script of its release does.`);
    }
    for (const name of Object.keys(prerendered)) {
      const markup = await render(path.join(programs, `${name}.cjs`));
      await writeFile(path.join(folder, `${name}.prerendered.json`), markup);
    }
    for (const name of Object.keys(rendered)) {
      await copyFile(path.join(programs, `${name}.cjs`), path.join(folder, `${name}.renderer.cjs`));
    }
  });
}
