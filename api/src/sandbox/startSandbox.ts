import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readOrMakeSecret } from '../platform/files/secretFile';
import type { Config, PaystackConfig } from '../platform/config/config';
import { freePort } from '../platform/freePort';

const RESTART_DELAY_MS = 1000;

// In a bundle, both programs are files next to each other.
const isBundled = extname(__filename) === '.cjs';
const program = join(__dirname, isBundled ? 'sandbox.cjs' : 'server.ts');
const execArgv = isBundled ? process.execArgv : ['--import', 'tsx'];

/**
 * Starts the sandbox as a separate process, and restarts it if it ends. Its ledger is stored in the data folder, so a
 * restart of either side loses nothing.
 *
 * @param apiPort where this API will listen, for the sandbox's webhooks.
 * @returns the settings that the Paystack adapter needs to reach it.
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
      child = fork(program, { execArgv, env });
      const restart = (reason: Error) => {
        reject(reason);
        if (stopping) return;
        log.error({ err: reason }, 'the payment sandbox ended and will be restarted');
        setTimeout(() => void start().catch(() => undefined), RESTART_DELAY_MS).unref();
      };
      child.once('message', () => resolve());
      child.once('exit', (code) => restart(new Error(`The payment sandbox ended with ${code}`)));
      // The process couldn't even start, because the machine is out of processes.
      child.on('error', (error) => child.pid === undefined && restart(error));
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
