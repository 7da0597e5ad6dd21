import { createHash } from 'node:crypto';

const compiled = new Map<string, unknown>();

/**
 * Compiles once per process: isolated pages and tests build the app many times, from the same schemas. A worker of jest keeps this
 * module from one test file to the next (`scripts/jest/serverRuntime.js`).
 */
export function compiledOnce<T>(about: unknown[], compile: () => T): T {
  const key = keyOf(about);
  if (!compiled.has(key)) compiled.set(key, compile());
  return compiled.get(key) as T;
}

export function keyOf(about: unknown): string {
  return createHash('sha256').update(JSON.stringify(about)).digest('base64');
}
