import { createServer } from 'node:net';

import { ExplainedError } from './explainedError';

/** A setting's port. Throws a sentence if it isn't one, or is below `minimum`. */
export function portOf(name: string, preset: number, minimum = 0): number {
  const text = process.env[name] || String(preset);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= minimum && port <= 65_535) return port;
  throw new ExplainedError(
    `${name} must be a whole number from ${minimum} to 65535, not "${text}"`,
  );
}

/** Why nobody can listen on a port of this machine; undefined if somebody can. */
function refusalOf(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    probe.once('listening', () => probe.close(() => resolve(undefined)));
    probe.listen(port, '127.0.0.1');
  });
}

/** Rejects with a sentence if a port can't be listened on; `advice` ends it. */
export async function requireFreePort(port: number, advice: string): Promise<void> {
  const refusal = await refusalOf(port);
  if (refusal === 'EADDRINUSE') {
    throw new ExplainedError(`Port ${port} is in use. Stop whatever is using it, or ${advice}`);
  }
  if (refusal) throw new ExplainedError(`Port ${port} can’t be used (${refusal}): ${advice}`);
}

/** Advice to run a command with a port that is neither the refused one nor the one after it. */
export const withOtherPort = (refused: number, command: string): string =>
  `choose another one: PORT=${refused + 10 > 65_534 ? 3000 : refused + 10} ${command}`;

/** The same for a port and the one after it. */
export async function requireFreePair(port: number, advice: string): Promise<void> {
  if (port < 1 || port > 65_534) {
    throw new ExplainedError(`PORT must be a whole number from 1 to 65534, not "${port}"`);
  }
  for (const needed of [port, port + 1]) await requireFreePort(needed, advice);
}
