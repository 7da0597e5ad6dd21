import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app';
import { makeParts, type Parts } from '../parts';
import { loadConfig } from '../platform/config/loadConfig';
import type { Role } from '../platform/limits';
import { checkAnswer } from './answerChecks';
import { openTestDatabase, type TestDatabase } from './testDatabase';

export const JWT_SECRET = 'only-for-tests-'.repeat(4);

/** The real app with its own database and data folder. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  parts: Parts;
  dataDir: string;
  /** The app's clock; null: the real time. */
  clock: { now: Date | null };
  /** Calls the app as a user, or as a visitor. */
  call(options: InjectOptions & { as?: { id: number; role: Role } }): ReturnType<TestApp['inject']>;
  inject(options: InjectOptions): Promise<TestResponse>;
}

interface TestResponse {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
  rawPayload: Buffer;
  json<T = Record<string, unknown>>(): T;
}

export async function startTestApp(
  options: {
    log?: FastifyBaseLogger;
    env?: NodeJS.ProcessEnv;
    maxConnections?: number;
  } = {},
): Promise<TestApp> {
  const database = await openTestDatabase({ maxConnections: options.maxConnections ?? 10 });
  const dataDir = mkdtempSync(join(tmpdir(), 'tickets-app-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_LOGIN_ADDRESS: '0',
    RATE_LIMIT_PASSWORD: '0',
    RATE_LIMIT_REGISTER: '0',
    RATE_LIMIT_REFRESH: '0',
    RATE_LIMIT_RESET_ADDRESS: '0',
    RATE_LIMIT_SOCIAL: '0',
    ...options.env,
  });
  const clock: TestApp['clock'] = { now: null };
  const now = () => clock.now ?? new Date();
  const { db } = database;
  const parts = makeParts({ config, db, jwtSecret: JWT_SECRET, now, log: options.log });
  const { tokens } = parts.platform;
  const app = await buildApp(parts);

  // Every response in every test is checked against the published schemas.
  const inject = async (request: InjectOptions): Promise<TestResponse> => {
    const response = await app.inject(request);
    checkAnswer(request.method ?? 'GET', String(request.url), response);
    return response;
  };
  return {
    ...database,
    app,
    parts,
    dataDir,
    clock,
    inject,
    async call({ as, ...request }) {
      const token = as && (await tokens.issueAccess(as));
      const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
      return inject({ ...request, headers });
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
