/**
 * A fault to inject into a request: a status answers it, 0 breaks it off as if offline; `hang` never answers; `+3000` delays it
 * by so many ms.
 */
export type Effect = number | 'hang' | `+${number}`;

/** A kind of request that is made to fail. */
export interface Failure {
  /**
   * An operation (`GET /events/{id}/`), or the beginning of paths (`/events/`, `/` for all); or the remote's chunks: `chunk` for
   * all, `chunk Payouts` for those with that in their name.
   */
  call: string;
  effect: Effect;
}

/** A copy ends after half an hour. Timers take no more than 2^31 ms: above, they fire at once. */
export const LONGEST_DELAY_MS = 30 * 60_000;

/** Whether a call can be delayed by this. */
export const isDelay = (ms: number): boolean => ms >= 0 && ms <= LONGEST_DELAY_MS;

const pathOf = (operation: string) => operation.split(' ')[1] ?? '';

/** Operations sorted by path, as people look for them. */
export const byPath = (operations: readonly string[]): string[] =>
  [...operations].sort((a, b) => pathOf(a).localeCompare(pathOf(b)));

function readEffect(text: string): Effect | null {
  if (text === 'hang') return text;
  if (text.startsWith('+')) return isDelay(Number(text)) ? `+${Number(text)}` : null;
  const status = Number(text);
  return status === 0 || (status >= 400 && status < 600) ? status : null;
}

const FAILURE = /^((?:[A-Za-z]+ )?\/[^=]*|chunk(?: [^\s=]+)?)(?:=(\+?\d+|hang))?$/;

/** Reads `GET /events/{id}/=503`; null if the text isn't a failure. */
export function readFailure(text: string): Failure | null {
  // A plus sign in a link is a space.
  const [, call = '', given = '500'] = FAILURE.exec(text.trim().replace('= ', '=+')) ?? [];
  const effect = readEffect(given);
  if (call === '' || effect === null) return null;
  return { call: call.replace(/^\w+ (?=\/)/, (method) => method.toUpperCase()), effect };
}

/** The text that `readFailure` reads. */
export const writeFailure = ({ call, effect }: Failure): string => `${call}=${effect}`;

/** Stands for all of the remote's chunks, in place of a call. */
export const CHUNK = 'chunk';

/** Whether chunks fail, rather than calls. */
export const breaksChunks = ({ call }: Failure): boolean => call.split(' ')[0] === CHUNK;

/** The effect on a chunk, by its file's name; null if it is loaded as usual. */
export function effectOnChunk(file: string, failures: readonly Failure[]): Effect | null {
  const failure = failures
    .filter(breaksChunks)
    .find(({ call }) => file.includes(call.split(' ')[1] ?? ''));
  return failure?.effect ?? null;
}

/** Resolves when a request may go on: for `+3000` in three seconds, for `hang` never. */
export function delayOf(effect: Effect | null): Promise<void> {
  if (effect === 'hang') return new Promise(() => undefined);
  const ms = typeof effect === 'string' ? Number(effect) : 0;
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** The operation of a call; `/events/saved/` is not one of `/events/{id}/`. */
function operationOf(
  method: string,
  path: string,
  operations: readonly string[],
): string | undefined {
  const patternOf = (operation: string) =>
    new RegExp(
      `^${pathOf(operation)
        .replaceAll('.', '\\.')
        .replace(/\{\w+\}/g, '[^/]+')}$`,
    );
  return operations
    .filter((operation) => operation.startsWith(`${method} `) && patternOf(operation).test(path))
    .sort((a, b) => a.split('{').length - b.split('{').length)[0];
}

/** The effect on a call; null lets it through. `pathname` begins with `/api`. */
export function effectOn(
  method: string,
  pathname: string,
  failures: readonly Failure[],
  operations: readonly string[],
): Effect | null {
  const path = pathname.replace(/^\/api/, '');
  const name = operationOf(method, path, operations);
  const failure = failures.find(({ call }) =>
    call.startsWith('/') ? path.startsWith(call) : call === name,
  );
  return failure?.effect ?? null;
}

/** Whether an operation's paths can begin with `prefix`. */
function canBeginWith(operation: string, prefix: string): boolean {
  const segments = pathOf(operation).split('/');
  const asked = prefix.split('/');
  return asked.every((text, index) => {
    const segment = segments[index];
    if (segment === undefined) return false;
    if (segment.startsWith('{')) return !text.startsWith('{');
    return index === asked.length - 1 ? segment.startsWith(text) : segment === text;
  });
}

function isMatched(call: string, operations: readonly string[]): boolean {
  return call.startsWith('/')
    ? operations.some((operation) => canBeginWith(operation, call))
    : operations.includes(call);
}

/** For a call that matches no operation of the API: the intended one, if it can be guessed. Null for a call that matches. */
export function unmatchedCall(
  call: string,
  operations: readonly string[],
): { meant: string | null } | null {
  if (breaksChunks({ call, effect: 0 }) || isMatched(call, operations)) return null;
  // A path as the network panel shows it, or without the slash at its end.
  const [method, path = ''] = call.startsWith('/') ? ['', call] : call.split(' ');
  const inDocument = path.replace(/^\/api(?=\/)/, '');
  const meant =
    method === ''
      ? inDocument
      : operationOf(method ?? '', inDocument.replace(/\/?$/, '/'), operations);
  return { meant: meant && isMatched(meant, operations) ? meant : null };
}
