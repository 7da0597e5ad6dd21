import type { LiveRoute } from './registry';

/** A path matched against a route's pattern: the values of its parameters, and how specific the match is. */
interface Fit {
  params: Record<string, string>;
  weight: number;
}

/** Without the empty ones at the end: slashes there make no other page. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').slice(1);
  while (segments.at(-1) === '') segments.pop();
  return segments;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Weighs as the page's router does: a word outranks a parameter, which outranks "all below". */
function fitOf(pattern: string[], segments: string[]): Fit | null {
  const fit: Fit = { params: {}, weight: 0 };
  for (const [index, name] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (name === '*') return { ...fit, weight: fit.weight - 1 };
    if (name.startsWith(':') && segment) {
      fit.params[name.slice(1)] = segment;
      fit.weight += 4;
    } else if (name.toLowerCase() === segment.toLowerCase()) fit.weight += 11;
    else return null;
  }
  return pattern.length === segments.length ? fit : null;
}

/** The live route that serves a path, with the values of its parameters; undefined where none does. */
export function routeAt(
  routes: readonly LiveRoute[],
  pathname: string,
): { route: LiveRoute; params: Fit['params'] } | undefined {
  const segments = segmentsOf(pathname).map(decode);
  return routes
    .flatMap((route) => {
      const fit = fitOf(segmentsOf(route.path), segments);
      return fit ? [{ route, ...fit }] : [];
    })
    .sort((a, b) => b.weight - a.weight)[0];
}
