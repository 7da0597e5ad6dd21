import { parsePath, resolvePath, type Path, type RouterState, type To } from 'react-router-dom';

/**
 * Resolves `to` against the current page, since react-router's links and `navigate` pass relative paths through. `..` goes
 * up one route, not one URL segment, matching the link's `href`.
 */
export function resolveTarget(
  to: To,
  { location, matches }: Pick<RouterState, 'location' | 'matches'>,
  fromRouteId?: string,
): Path {
  const target = typeof to === 'string' ? parsePath(to) : to;
  if (target.pathname === undefined) return resolvePath(target, location.pathname);
  const last = matches.findIndex(({ route }) => route.id === fromRouteId);
  const bases = matches
    .slice(0, last < 0 ? undefined : last + 1)
    .filter(({ route }, index) => index === 0 || route.path)
    .map(({ pathname }) => pathname);
  const steps = target.pathname.split('/');
  while (steps[0] === '..') {
    steps.shift();
    bases.pop();
  }
  return resolvePath({ ...target, pathname: steps.join('/') }, bases.at(-1) ?? '/');
}
