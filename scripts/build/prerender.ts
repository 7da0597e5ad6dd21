import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { repository } from '../paths';
import { buildApp } from './buildApp';

/** Builds programs into a temporary folder and passes its path to `use`. */
async function withPrograms(
  config: 'frame' | 'screen',
  environment: Record<string, string>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    const output = path.join(folder, 'programs');
    await buildApp({ config: `shell/prerender/${config}.webpack.config.js`, output, environment });
    await use(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a program renders before any data has loaded, as JSON. */
async function render(program: string): Promise<string> {
  const runner = path.join(repository, 'scripts/build/runPrerender.js');
  const { stdout } = await promisify(execFile)(process.execPath, [runner, program], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Copies the fonts that the frame's styles use, because no script of the shell imports them. */
async function copyFonts(from: string, to: string): Promise<void> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.woff2'));
  await Promise.all(files.map((file) => copyFile(path.join(from, file), path.join(to, file))));
}

/** Renders the shell's frame, and writes its markup to `folder` with the fonts that it needs. */
export async function prerenderFrame(folder: string): Promise<void> {
  await withPrograms('frame', {}, async (programs) => {
    const markup = await render(path.join(programs, 'frame.cjs'));
    await writeFile(path.join(folder, 'frame.json'), markup);
    await copyFonts(programs, folder);
  });
}

/** Screens of a remote, each by its name with the path of its module from the repository's root. */
type Screens = Record<string, string>;

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
  const environment = {
    PRERENDER_SCREENS: JSON.stringify(screens),
    PRERENDER_PUBLIC_PATH: publicPath,
  };
  await withPrograms('screen', environment, async (programs) => {
    for (const name of Object.keys(prerendered)) {
      const markup = await render(path.join(programs, `${name}.cjs`));
      await writeFile(path.join(folder, `${name}.prerendered.json`), markup);
    }
    for (const name of Object.keys(rendered)) {
      await copyFile(path.join(programs, `${name}.cjs`), path.join(folder, `${name}.renderer.cjs`));
    }
  });
}
