import { readFile, writeFile } from 'node:fs/promises';
import { generatedFiles } from './generate';

/**
 * Writes the OpenAPI document and the client's types: `npm run openapi --workspace api`. With `--check` it writes
 * nothing and fails if a file is out of date.
 */
async function main(isCheck: boolean): Promise<void> {
  for (const { path, content } of await generatedFiles()) {
    if (!isCheck) {
      await writeFile(path, content);
    } else if ((await readFile(path, 'utf8')) !== content) {
      process.stderr.write(`${path} is out of date: npm run openapi --workspace api\n`);
      process.exitCode = 1;
    }
  }
}

void main(process.argv.includes('--check'));
