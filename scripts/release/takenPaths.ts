import type { RegisteredRemote } from '@nzuko/contract';

type Remote = Pick<RegisteredRemote, 'name' | 'routes' | 'redirects'>;

/** Two paths of one shape are the same to the router, whatever their parameters are called. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** A remote's pages and redirects. Redirects take precedence, so they would lead away from other remotes' pages. */
const pathsOf = ({ routes, redirects = {} }: Remote) => [
  ...routes.map((route) => route.path),
  ...Object.keys(redirects),
];

/** A sentence for each of a remote's paths that another one already has. */
export function takenPaths(remote: Remote, others: readonly Remote[]): string[] {
  const owners = new Map(
    others.flatMap((other) => pathsOf(other).map((path) => [shapeOf(path), other.name])),
  );
  return pathsOf(remote).flatMap((path) => {
    const owner = owners.get(shapeOf(path));
    return owner === undefined ? [] : [`${path} is taken by ${owner}`];
  });
}
