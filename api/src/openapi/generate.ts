import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { format, type Options } from 'prettier';
import { buildApp } from '../app';
import { loadConfig } from '../platform/config/loadConfig';
import { makeParts } from '../parts';
import { openDatabase } from '../platform/database/connect';
import { limitsSource } from './limits';

const ROOT = resolve(__dirname, '../../..');
const STYLE: Options = { printWidth: 100, singleQuote: true, trailingComma: 'all' };
const NOTICE =
  '// Generated from api/openapi.json by `npm run openapi --workspace api`: do not edit.\n\n';

/** The OpenAPI document of the current routes, and the types and limits that `contract` gets from it. */
export async function generatedFiles(): Promise<{ path: string; content: string }[]> {
  const document = await openapiDocument();
  const types = astToString(await openapiTS(document as unknown as OpenAPI3));
  return [
    {
      path: join(ROOT, 'api/openapi.json'),
      content: await format(JSON.stringify(document), { ...STYLE, parser: 'json' }),
    },
    {
      path: join(ROOT, 'contract/src/api/openapi.d.ts'),
      content: await format(NOTICE + types, { ...STYLE, parser: 'typescript' }),
    },
    {
      path: join(ROOT, 'contract/src/api/limits.ts'),
      content: await format(NOTICE + limitsSource(document), { ...STYLE, parser: 'typescript' }),
    },
  ];
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
