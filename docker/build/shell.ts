// `tsx docker/build/shell.ts`: the shell's build in `shell/dist`, for its image.
import { buildShell } from '../../scripts/build/shellBuild';

buildShell(console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
