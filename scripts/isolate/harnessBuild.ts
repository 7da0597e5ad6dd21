import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { pageStyle } from '../../shell/server/pageStyle';
import { buildTools, sourceHash } from '../build/sourceHash';
import { runTask, type Report } from '../build/buildTask';
import { HARNESS_FOLDER, readJson, releasesDirectory } from '../paths';

/** A build of the isolation harness, beside the releases: an immutable folder too, which their pages name. */
export interface HarnessBuild {
  version: string;
  /** The scripts that a page begins with, by their names in the folder. */
  scripts: string[];
}

let built: Promise<HarnessBuild> | undefined;

/** The harness that the sources make; built when it is not there yet, once in a process. */
export function builtHarness(report: Report): Promise<HarnessBuild> {
  return (built ??= build(report));
}

async function build(report: Report): Promise<HarnessBuild> {
  const version = sourceHash([
    'shared-auth',
    'shared-ui',
    'shell/server/pageStyle.ts',
    ...buildTools,
  ]);
  const output = path.join(releasesDirectory, HARNESS_FOLDER, version);
  if (!existsSync(output)) {
    await runTask(
      {
        label: `harness@${version}`,
        config: 'shared-ui/harness/webpack.config.js',
        output,
        finish: (folder) => writeFile(path.join(folder, 'page.css'), pageStyle),
      },
      report,
    );
  }
  return { version, ...readJson<{ scripts: string[] }>(output, 'build.json') };
}
