import { errorText } from '../../errorText';

const EVERY_MS = 500;

/** Repeats something until stopped. A failed round is reported, and the next one follows. */
export function keepDoing(
  round: () => Promise<void>,
  log: (message: string) => void,
): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout;
  let underWay: Promise<void> = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      underWay = round()
        .catch((error: unknown) => log(errorText(error)))
        .then(() => {
          if (!stopped) next();
        });
    }, EVERY_MS);
    timer.unref();
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
