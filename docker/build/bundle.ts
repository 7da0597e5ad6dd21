// `tsx docker/build/bundle.ts <folder> <program> …`: makes programs for images.
import { bundleProgram } from '../../scripts/build/bundleProgram';

async function main([folder = '', ...names]: string[]): Promise<void> {
  for (const name of names) await bundleProgram(name, folder);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
