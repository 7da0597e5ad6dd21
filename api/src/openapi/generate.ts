import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, type FormatConfig } from 'oxfmt';
import { buildApp } from '../app';
import { loadConfig } from '../platform/config/loadConfig';
import { makeParts } from '../parts';
import { openDatabase } from '../platform/database/connect';
import { limitsSources } from './limits';

const ROOT = resolve(__dirname, '../../..');
const STYLE: FormatConfig = { printWidth: 100, singleQuote: true, trailingComma: 'all' };
const NOTICE =
  '// Generated from api/openapi.json by `npm run openapi --workspace api`: do not edit.\n\n';

/** The OpenAPI document of the current routes, and the types and limits that `contract` gets from it. */
export async function generatedFiles(): Promise<{ path: string; content: string }[]> {
  const document = await openapiDocument();
  const { limits, fieldMessages } = limitsSources(document);
  const types = astToString(await openapiTS(document as unknown as OpenAPI3));
  return Promise.all([
    formatted('api/openapi.json', JSON.stringify(document)),
    formatted('contract/src/api/openapi.d.ts', NOTICE + types),
    formatted('contract/src/api/limits.ts', NOTICE + limits),
    formatted('contract/src/api/fieldMessages.ts', NOTICE + fieldMessages),
  ]);
}

/** @param file Path in the repository, whose ending tells the language. */
async function formatted(file: string, source: string): Promise<{ path: string; content: string }> {
  const { code, errors } = await format(file, source, STYLE);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { path: join(ROOT, file), content: code };
}

async function openapiDocument(): Promise<object> {
  // The app never listens, so nothing connects to this database.
  const db = openDatabase({ url: 'postgresql://nobody@127.0.0.1/none', maxConnections: 2 });
  const config = loadConfig({ DATA_DIR: join(tmpdir(), 'openapi-document'), LOG_LEVEL: 'silent' });
  const app = await buildApp(makeParts({ config, db, jwtSecret: 'unused'.repeat(8) }));
  try {
    await app.ready();
    return JSON.parse(JSON.stringify(app.swagger()));
  } finally {
    await app.close();
    await db.destroy();
  }
}
