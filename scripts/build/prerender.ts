import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../paths';
import { buildApp } from './buildApp';

/** Builds a prerenderer into a temporary folder and passes its path to `use`. */
async function withProgram(
  config: 'frame' | 'screen',
  environment: Record<string, string>,
  use: (program: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'prerender-'));
  try {
    const output = path.join(folder, 'bundle');
    await buildApp({
      config: `shell/prerender/${config}.webpack.config.js`,
      output,
      environment,
    });
    await use(path.join(output, 'main.cjs'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A screen to render: the absolute path of its module, and the path its release is served under. */
interface ScreenSource {
  module: string;
  publicPath: string;
}

const environmentOf = ({ module, publicPath }: ScreenSource) => ({
  PRERENDER_SCREEN: module,
  PRERENDER_PUBLIC_PATH: publicPath,
});

/** Copies the fonts that the frame's styles use, because no script of the shell imports them. */
async function copyFonts(from: string, to: string): Promise<void> {
  const files = (await readdir(from)).filter((file) => file.endsWith('.woff2'));
  await Promise.all(files.map((file) => copyFile(path.join(from, file), path.join(to, file))));
}

/** Renders a screen, or the shell's frame if there is none, and writes the markup to `outputFile` as JSON. */
export async function prerender(outputFile: string, screen?: ScreenSource): Promise<void> {
  const config = screen ? 'screen' : 'frame';
  await withProgram(config, screen ? environmentOf(screen) : {}, async (bundle) => {
    const program = path.join(repository, 'scripts/build/runPrerender.js');
    const markup = execFileSync(process.execPath, [program, bundle], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    });
    await writeFile(outputFile, markup);
    if (!screen) await copyFonts(path.dirname(bundle), path.dirname(outputFile));
  });
}

/** Writes to `outputFile` the script with which the page server renders a screen with its data. */
export async function buildRenderer(outputFile: string, screen: ScreenSource): Promise<void> {
  await withProgram('screen', environmentOf(screen), (bundle) => copyFile(bundle, outputFile));
}
