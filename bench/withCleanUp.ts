/** Ends or removes what a benchmark has started. */
export type CleanUp = () => unknown;

/** The clean-ups of every open `withCleanUp`, the innermost last. */
const open: CleanUp[][] = [];
let interrupted: Promise<void> | null = null;

/** Runs clean-ups, last first. Only logs one that fails, so that the others run and the benchmark's own error isn't hidden. */
async function run(cleanUps: CleanUp[]): Promise<void> {
  for (let last = cleanUps.pop(); last; last = cleanUps.pop()) {
    try {
      await last();
    } catch (error) {
      console.error(error);
    }
  }
}

async function runAll(): Promise<void> {
  for (const cleanUps of [...open].reverse()) await run(cleanUps);
  process.exit(130);
}

function handleInterrupt(): void {
  interrupted = runAll();
}

/**
 * Runs `use`, then everything it has passed to `later`, last first, even on Ctrl-C, which skips every `finally`. Otherwise an
 * interrupted benchmark would leave its servers, databases and folders behind.
 */
export async function withCleanUp<Result>(
  use: (later: (cleanUp: CleanUp) => void) => Promise<Result>,
): Promise<Result> {
  if (open.length === 0) process.once('SIGINT', handleInterrupt);
  const cleanUps: CleanUp[] = [];
  open.push(cleanUps);
  try {
    return await use((cleanUp) => void cleanUps.push(cleanUp));
  } finally {
    // An interrupt breaks things in use, whose errors must not end the process before everything is cleaned up.
    await (interrupted ?? run(cleanUps)).finally(() => {
      open.splice(open.indexOf(cleanUps), 1);
      if (open.length === 0) process.off('SIGINT', handleInterrupt);
    });
  }
}
