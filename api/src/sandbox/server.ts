import { errorText } from '../platform/errorText';
import { buildSandbox } from './sandbox-app';

/** Runs the sandbox. PORT and PAYSTACK_SECRET_KEY are required, the other settings are optional. */
async function main(): Promise<void> {
  const {
    HOST,
    PORT,
    PAYSTACK_SECRET_KEY: secretKey,
    WEBHOOK_URL,
    CHECKOUT_URL,
    LEDGER_FILE,
  } = process.env;
  const port = Number(PORT);
  if (!secretKey || !Number.isInteger(port)) {
    throw new Error('The sandbox needs PORT and PAYSTACK_SECRET_KEY');
  }
  const { app } = buildSandbox({
    secretKey,
    webhookUrl: WEBHOOK_URL || null,
    checkoutUrl: CHECKOUT_URL || `http://127.0.0.1:${port}/checkout`,
    file: LEDGER_FILE || null,
  });
  const stop = () => void app.close().then(() => process.exit());
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // The API starts it with an IPC channel; once that closes, the API is gone.
  process.on('disconnect', stop);
  await app.listen({ host: HOST || '127.0.0.1', port });
  process.send?.('ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`${errorText(error)}\n`);
  process.exitCode = 1;
});
