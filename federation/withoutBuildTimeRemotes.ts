// Replaces, in every host, the federation runtime's loader of remotes named at build time (decision 0019): ours are only
// registered at run time.
export function remotes(): never {
  throw new Error('This host knows no remotes from its build.');
}
