import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generate';

/** Writes the OpenAPI document and the client's types; `npm run openapi --workspace api`. */
async function main(): Promise<void> {
  for (const { path, content } of await generatedFiles()) {
    await writeFile(path, content);
    process.stdout.write(`${path}\n`);
  }
}

void main();
