import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { openDatabase } from '../../platform/database/connect';
import { DISPOSABLE } from '../../platform/database/embedded/disposable';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../platform/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../platform/database/migrate';
import type { Database } from '../../platform/database/schema';
import { freePort } from '../../platform/freePort';
import { buildSandbox, type Sandbox } from '../../sandbox/sandbox-app';
import { ApiProcess } from '../apiProcess';
import { startBucketServer, type BucketServer } from '../bucketServer';
import { startMailServer, type MailServer } from '../mailServer';
import { SECRET_KEY } from '../testPayments';

const BUCKET_KEY = { id: 'chaos', secret: 'chaos-bucket-secret' };

/** Two API processes and everything they depend on, each of which can be made to fail. */
export interface ChaosSite {
  apis: readonly [ApiProcess, ApiProcess];
  db: Kysely<Database>;
  sandbox: Sandbox;
  mail: MailServer;
  bucket: BucketServer;
  /** Triggers an event at the provider, such as `transfer/reverse`. */
  merchant(what: string, payload: object): Promise<void>;
  postgres: { stop(): Promise<void>; start(): Promise<void> };
  close(): Promise<void>;
}

export async function startChaosSite(): Promise<ChaosSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tickets-chaos-'));
  // mkdtemp makes its folder private, but PostgreSQL is a different user when the tests run as root.
  chmodSync(dataDir, 0o711);
  const settings = { ...DISPOSABLE, port: String(await freePort()) };
  const startPostgres = () =>
    startEmbeddedPostgres({ folder: join(dataDir, 'server'), database: 'tickets', settings });
  let server: EmbeddedPostgres = await startPostgres();
  await migrateDatabase(server.url);

  const mail = await startMailServer();
  const bucket = await startBucketServer({ [BUCKET_KEY.id]: BUCKET_KEY.secret });
  const providerPort = await freePort();
  const providerUrl = `http://127.0.0.1:${providerPort}`;
  const options = {
    databaseUrl: server.url,
    dataDir,
    providerUrl,
    env: {
      NODE_OPTIONS: `--require ${join(__dirname, 'clockPreload.cjs')}`,
      SMTP_URL: mail.smtpUrl,
      S3_ENDPOINT: bucket.url,
      S3_BUCKET: 'nzuko',
      S3_ACCESS_KEY_ID: BUCKET_KEY.id,
      S3_SECRET_ACCESS_KEY: BUCKET_KEY.secret,
    },
  };
  const apis = [await ApiProcess.at(options), await ApiProcess.at(options)] as const;
  const sandbox = buildSandbox({
    secretKey: SECRET_KEY,
    // If this process is down, the other one finds out by looking up.
    webhookUrl: `${apis[0].url}/api/payments/webhook/`,
    checkoutUrl: `${providerUrl}/checkout`,
  });
  sandbox.faults.bankMs = 300;
  // A settlement at midnight would empty the balance.
  sandbox.faults.settlementSchedule = 'manual';
  await sandbox.app.listen({ port: providerPort, host: '127.0.0.1' });
  await Promise.all(apis.map((api) => api.start()));
  const db = openDatabase({ url: server.url, maxConnections: 4 });
  const merchant = async (what: string, payload: object) => {
    const answer = await fetch(`${providerUrl}/merchant/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/json' },
      body: JSON.stringify(payload),
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  await merchant('top-up', { amount: 1_000_000_000 });

  return {
    merchant,
    apis,
    db,
    sandbox,
    mail,
    bucket,
    postgres: {
      stop: () => server.stop({ evenIfInUse: true }),
      async start() {
        server = await startPostgres();
      },
    },
    async close() {
      await Promise.all(apis.map((api) => api.kill()));
      await sandbox.app.close();
      await mail.close();
      await bucket.close();
      await db.destroy();
      await server.stop({ evenIfInUse: true });
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
