import type { RegisteredRemote } from '@nzuko/contract';

/** Two paths of one shape are the same to the router, whatever their parameters are called. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** The paths that a remote answers, with a page or with a redirect: redirects come first, so they would lead away from pages. */
const pathsOf = ({ routes, redirects = {} }: RegisteredRemote) => [
  ...routes.map((route) => route.path),
  ...Object.keys(redirects),
];

/** A remote's paths that one of the others has. */
export function takenPaths(remote: RegisteredRemote, others: RegisteredRemote[]): string[] {
  const taken = new Set(others.flatMap(pathsOf).map(shapeOf));
  return pathsOf(remote).filter((path) => taken.has(shapeOf(path)));
}
