/**
 * Logs a caught error to the console and returns its error id, which the user can report.
 *
 * `where` names the code that caught it; `error` is what was thrown.
 */
export function logProblem(where: string, error: unknown): string {
  const id = Math.random().toString(36).slice(2, 8).toUpperCase();
  // oxlint-disable-next-line no-console -- the only place where browser code writes to the console
  console.error(`[${where}] ${id}`, error);
  return id;
}
