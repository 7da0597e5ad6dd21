import { buildServer } from './app';
import { readConfig } from './config';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  }
  await app.listen({ host: config.host, port: config.port });
}

void main();
