// Converts parameters for `pg`, whose own types leave it out.
declare module 'pg/lib/utils' {
  export function prepareValue(value: unknown): Buffer | string | null;
}
