import type { RunningApi } from './startApi';

/**
 * Runs `start` and keeps what it began until Ctrl-C or SIGTERM. When it fails, or the API ends by itself, says why and
 * ends with code 1. In each case the API is stopped first.
 */
export async function serveBesideApi(
  api: RunningApi | null,
  start: () => Promise<void>,
): Promise<void> {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await api?.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  void api?.exited.then((code) => {
    if (stopping) return;
    console.error(`The API stopped by itself (exit code ${code}); its last lines stand above.`);
    void stop(1);
  });
  try {
    await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
}
