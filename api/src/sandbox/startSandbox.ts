import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readOrMakeSecret } from '../files/secretFile';
import type { Config, PaystackConfig } from '../config';
import { freePort } from '../freePort';

const AGAIN_AFTER_MS = 1000;

/**
 * Starts the sandbox as a process of its own, and again should it end. What was paid is kept in the data folder, so a
 * restart of either side loses nothing.
 *
 * @param apiPort where this API will listen, for the sandbox's notifications.
 * @returns the settings with which the one adapter reaches it.
 */
export async function startSandbox(
  config: Config,
  apiPort: number,
  log: FastifyBaseLogger,
): Promise<{ paystack: PaystackConfig; stop: () => Promise<void> }> {
  const secretKey = `sk_test_${readOrMakeSecret(join(config.dataDir, 'sandbox-secret'))}`;
  const port = await freePort();
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    PAYSTACK_SECRET_KEY: secretKey,
    WEBHOOK_URL: `http://127.0.0.1:${apiPort}/api/payments/webhook/`,
    CHECKOUT_URL: `${config.publicUrl}/api/dev/checkout`,
    LEDGER_FILE: join(config.dataDir, 'sandbox-ledger.jsonl'),
  };
  let stopping = false;
  let child: ChildProcess;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      child = fork(join(__dirname, 'server.ts'), { execArgv: ['--import', 'tsx'], env });
      child.once('message', () => resolve());
      child.once('exit', (code) => {
        reject(new Error(`The payment sandbox ended with ${code}`));
        if (stopping) return;
        log.error({ code }, 'the payment sandbox has ended; it is started again');
        setTimeout(() => void start().catch(() => undefined), AGAIN_AFTER_MS).unref();
      });
    });
  await start();
  const url = `http://127.0.0.1:${port}`;
  return {
    paystack: { baseUrl: url, secretKey, sandboxUrl: url },
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
