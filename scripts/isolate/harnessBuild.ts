import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { pageStyle } from '../../shell/server/pageStyle';
import { buildApp, type Report } from '../build/buildApp';
import { buildTools, sourceHash } from '../build/sourceHash';
import { buildsDirectory, HARNESS_FOLDER, MISSING_HARNESS, readJson, repository } from '../paths';

/** A build of the isolation harness: an immutable folder next to the builds, whose isolation pages refer to it. */
export interface HarnessBuild {
  version: string;
  /** The file names of the scripts a page starts with. */
  scripts: string[];
}

let built: Promise<HarnessBuild> | undefined;

/** The harness of the current sources; built if it doesn't exist yet, at most once per process. */
export function builtHarness(report: Report): Promise<HarnessBuild> {
  return (built ??= build(report));
}

/** The version of the current sources. */
const harnessVersion = () =>
  sourceHash(
    [
      'contract',
      'shared-auth',
      'shared-ui',
      'isolation',
      'shell/src/frame',
      'shell/server/pageStyle.ts',
      ...buildTools,
    ],
    ['isolation'],
  );

/** Where a build of the harness is. */
export const harnessFolder = ({ version }: Pick<HarnessBuild, 'version'>) =>
  path.join(buildsDirectory, HARNESS_FOLDER, version);

async function build(report: Report): Promise<HarnessBuild> {
  const version = harnessVersion();
  const output = harnessFolder({ version });
  if (!existsSync(output)) {
    await buildApp(
      {
        label: `harness@${version}`,
        config: 'isolation/webpack.config.js',
        output,
        finish: async (folder) => {
          // Imported here, because the images' release command contains this file, but no bundlers (`leftOut`).
          const { minified } = await import('../build/pagePrograms');
          await writeFile(path.join(folder, 'page.css'), pageStyle);
          await writeFile(
            path.join(folder, MISSING_HARNESS),
            await minified(`import './isolation/page/missingHarness';`, repository),
          );
        },
      },
      report,
    );
  }
  return { version, ...readJson<{ scripts: string[] }>(output, 'build.json') };
}
