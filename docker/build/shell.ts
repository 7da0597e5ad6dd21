// `tsx docker/build/shell.ts`: the shell's build in `shell/dist`, for its image.
import { buildApp } from '../../scripts/build/buildApp';
import { shellTask } from '../../scripts/build/buildSite';

async function main(): Promise<void> {
  for (const task of await shellTask()) await buildApp(task, console.log);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
