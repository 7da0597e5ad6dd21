import { buildServer } from './app';
import { readConfig } from './config';
import { SettingsError } from './settingsReader';

export { buildServer, readConfig };

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildServer(config);
  const stop = () => void app.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // If a parent process started this one with a channel, stop once the parent is gone for whatever reason.
  process.once('disconnect', stop);
  await app.listen({ host: config.host, port: config.port });
}

// `npm start` imports this file and calls it itself.
if (require.main === module) {
  main().catch((error: unknown) => {
    const { message, stack } = error as Error;
    process.stderr.write(`${error instanceof SettingsError ? message : stack}\n`);
    process.exit(1);
  });
}
