/** A call that is to fail. */
export interface Failure {
  /** An operation (`GET /events/{id}/`), or the beginning of paths (`/events/`, `/` for all). */
  call: string;
  /** The status of its answer; 0 for none, as without network. */
  status: number;
}

const pathOf = (operation: string) => operation.split(' ')[1] ?? '';

/** Operations in the order in which people look for them. */
export const byPath = (operations: readonly string[]): string[] =>
  [...operations].sort((a, b) => pathOf(a).localeCompare(pathOf(b)));

/** Reads `GET /events/{id}/=503`; null when that is no failure. */
export function readFailure(text: string): Failure | null {
  const [, call = '', status = ''] = /^((?:[A-Z]+ )?\/.*?)(?:=(\d+))?$/.exec(text.trim()) ?? [];
  if (call === '') return null;
  const number = status === '' ? 500 : Number(status);
  return number === 0 || (number >= 400 && number < 600) ? { call, status: number } : null;
}

/** The text that `readFailure` reads. */
export const writeFailure = ({ call, status }: Failure): string => `${call}=${status}`;

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

/** The status a call is to fail with, 0 for no answer; null lets it through. `pathname` begins with `/api`. */
export function failureOf(
  method: string,
  pathname: string,
  failures: readonly Failure[],
  operations: readonly string[],
): number | null {
  const path = pathname.replace(/^\/api/, '');
  const name = operationOf(method, path, operations);
  const failure = failures.find(({ call }) =>
    call.startsWith('/') ? path.startsWith(call) : call === name,
  );
  return failure?.status ?? null;
}
