import { fakeOperations } from '../fake-api';

/** A call that is to fail. */
export interface Failure {
  /** An operation (`GET /events/{id}/`), or the beginning of paths (`/events/`, `/` for all). */
  call: string;
  /** The status of its answer; 0 for none, as without network. */
  status: number;
}

/** The calls that can be made to fail by name. */
export const failableCalls: readonly string[] = fakeOperations
  .map(({ method, path }) => `${method} ${path}`)
  .sort((a, b) => (a.split(' ')[1] ?? '').localeCompare(b.split(' ')[1] ?? ''));

/** Reads `GET /events/{id}/=503`; null when that is no failure. */
export function readFailure(text: string): Failure | null {
  const [, call = '', status = ''] = /^((?:[A-Z]+ )?\/.*?)(?:=(\d+))?$/.exec(text.trim()) ?? [];
  if (call === '') return null;
  const number = status === '' ? 500 : Number(status);
  return number === 0 || (number >= 400 && number < 600) ? { call, status: number } : null;
}

/** The text that `readFailure` reads. */
export const writeFailure = ({ call, status }: Failure): string => `${call}=${status}`;

/** The status a call is to fail with, 0 for no answer; null lets it through. `pathname` begins with `/api`. */
export function failureOf(
  method: string,
  pathname: string,
  failures: readonly Failure[],
): number | null {
  const path = pathname.replace(/^\/api/, '');
  const known = fakeOperations.find((it) => it.method === method && it.pattern.test(path));
  const name = known && `${known.method} ${known.path}`;
  const failure = failures.find(({ call }) =>
    call.startsWith('/') ? path.startsWith(call) : call === name,
  );
  return failure?.status ?? null;
}
