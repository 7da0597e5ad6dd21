import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readDocument } from './readDocument';
import { readPaths } from './publishedPaths';

/**
 * Writes published-paths.json from openapi.json: `npm run publish-paths --workspace api`. Callers may rely on whatever it
 * says, so it is only run deliberately, never by another command.
 */
async function main(): Promise<void> {
  const folder = resolve(__dirname, '../..');
  const document: unknown = JSON.parse(await readFile(resolve(folder, 'openapi.json'), 'utf8'));
  const paths = readPaths(readDocument(document));
  const text = JSON.stringify(paths, null, 2);
  await writeFile(resolve(folder, 'published-paths.json'), `${text}\n`);
}

void main();
