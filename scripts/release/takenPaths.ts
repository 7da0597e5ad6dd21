import type { RegisteredRemote } from '@nzuko/contract';

/** Two paths of one shape are the same to the router, whatever their parameters are called. */
const shapeOf = (path: string) => path.replaceAll(/:[^/]+/g, ':');

/** A remote's pages and redirects. Redirects take precedence, so they would lead away from other remotes' pages. */
const pathsOf = ({ routes, redirects = {} }: RegisteredRemote) => [
  ...routes.map((route) => route.path),
  ...Object.keys(redirects),
];

/** A remote's paths that another one already has, and which one. */
export function takenPaths(
  remote: RegisteredRemote,
  others: RegisteredRemote[],
): { path: string; owner: string }[] {
  const owners = new Map(
    others.flatMap((other) => pathsOf(other).map((path) => [shapeOf(path), other.name])),
  );
  return pathsOf(remote).flatMap((path) => {
    const owner = owners.get(shapeOf(path));
    return owner === undefined ? [] : [{ path, owner }];
  });
}
