import { builtHarness } from '../isolate/harnessBuild';
import type { Report } from './buildApp';
import { buildRemote } from './remoteBuild';
import { buildShell } from './shellBuild';
import type { SourceRelease } from './sourceRelease';

/** Builds the shell if it is stale, and these remotes. */
export async function buildParts(stale: SourceRelease[], report: Report): Promise<void> {
  await Promise.all([
    // The harness goes first, because a remote's page refers to it.
    ...(stale.length > 0 ? [builtHarness(report)] : []),
    buildShell(report),
    ...stale.map(({ folder, release }) => buildRemote(folder, report, release)),
  ]);
}
