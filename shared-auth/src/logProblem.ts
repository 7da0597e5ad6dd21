/**
 * Logs a caught problem to the console and returns the id under which it stands there, to be shown to the user.
 *
 * `where` names the part that caught it; `error` is what was thrown.
 */
export function logProblem(where: string, error: unknown): string {
  const id = Math.random().toString(36).slice(2, 8).toUpperCase();
  // eslint-disable-next-line no-console -- the one place where the browser's code writes to the console
  console.error(`[${where}] ${id}`, error);
  return id;
}
