// `tsx docker/build/shell.ts`: the shell's build in `shell/dist`, for its image.
import { runTask } from '../../scripts/build/buildTask';
import { shellTask } from '../../scripts/build/buildSite';

async function main(): Promise<void> {
  for (const task of await shellTask()) await runTask(task, console.log);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
