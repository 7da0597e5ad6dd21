import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp, type AppParts } from '../app';
import { loadConfig } from '../config';
import type { Role } from '../limits';
import { Tokens } from '../security/tokens';
import { answerChecks } from './answerChecks';
import { openTestDatabase, type TestDatabase } from './testDatabase';

export const JWT_SECRET = 'only-for-tests-'.repeat(4);

/** The real app on a database and a data folder of its own. */
export interface TestApp extends TestDatabase {
  app: FastifyInstance;
  dataDir: string;
  /** The time the app takes for now; set it to stand at another moment. */
  clock: { now: Date | null };
  /** Calls the app as somebody, or as a visitor. */
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
  options: Pick<AppParts, 'orders' | 'log'> & {
    env?: NodeJS.ProcessEnv;
    maxConnections?: number;
  } = {},
): Promise<TestApp> {
  const database = await openTestDatabase({ maxConnections: options.maxConnections ?? 10 });
  const dataDir = mkdtempSync(join(tmpdir(), 'tickets-app-'));
  const config = loadConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_LOGIN: '0',
    RATE_LIMIT_LOGIN_ADDRESS: '0',
    RATE_LIMIT_REGISTER: '0',
    RATE_LIMIT_REFRESH: '0',
    RATE_LIMIT_RESET: '0',
    RATE_LIMIT_RESET_ADDRESS: '0',
    RATE_LIMIT_SOCIAL: '0',
    ...options.env,
  });
  const clock: TestApp['clock'] = { now: null };
  const now = () => clock.now ?? new Date();
  const { db } = database;
  const { orders, log } = options;
  const app = await buildApp({ config, db, jwtSecret: JWT_SECRET, now, orders, log });
  const tokens = new Tokens({
    secret: JWT_SECRET,
    accessSeconds: config.accessTokenSeconds,
    refreshSeconds: config.refreshTokenSeconds,
    now,
  });

  // Every answer of every test is held against the published schemas.
  const answers = answerChecks(app);
  const inject = async (request: InjectOptions): Promise<TestResponse> => {
    const response = await app.inject(request);
    answers.check(request.method ?? 'GET', String(request.url), response);
    return response;
  };
  return {
    ...database,
    app,
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
