import { printedFailure } from './runCommand';
import type { RunningApi } from './startApi';

/**
 * Runs `start` and keeps it running until Ctrl-C or SIGTERM. If it fails, or the API stops on its own, prints the reason and
 * exits with code 1. The API is always stopped first.
 */
export async function serveBesideApi(
  api: RunningApi | null,
  start: () => Promise<void>,
): Promise<void> {
  const stopping = new AbortController();
  const stop = async (code: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await api?.stop();
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));
  void api?.exited.then((how) => {
    if (stopping.signal.aborted) return;
    console.error(`The API stopped unexpectedly (${how}); see its output above.`);
    void stop(1);
  });
  try {
    await start();
  } catch (error) {
    // Ctrl-C also ends processes that are still starting.
    if (stopping.signal.aborted) return;
    console.error(printedFailure(error));
    await stop(1);
  }
}
