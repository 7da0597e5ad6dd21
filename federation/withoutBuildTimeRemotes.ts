// Stands in every host for the federation runtime's loader of remotes that are named at build time (decision 0019): ours
// are registered at run time alone.
export function remotes(): never {
  throw new Error('This host knows no remotes from its build.');
}
