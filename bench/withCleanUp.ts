/** Ends or removes what a benchmark has started. */
export type CleanUp = () => unknown;

/** Of everything that is being used, the innermost last. */
const open: CleanUp[][] = [];
let interrupted: Promise<void> | null = null;

/** Runs them from the last to the first. One that fails is only logged: the others still run, and why a benchmark failed isn't hidden. */
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
 * Runs `use`, then what it has handed to `later`, last first: on Ctrl-C too, which skips every `finally`. A benchmark that is
 * interrupted would otherwise leave its servers, databases and folders behind.
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
    // What is being used breaks when it is interrupted; that must not end the process before all of it is cleaned up.
    await (interrupted ?? run(cleanUps)).finally(() => {
      open.splice(open.indexOf(cleanUps), 1);
      if (open.length === 0) process.off('SIGINT', handleInterrupt);
    });
  }
}
