import type { FastifyInstance, InjectOptions } from 'fastify';

/** Every route in the router's notation, such as `GET /api/events/:id`. */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (\S+) \((.+)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      const path = `${above[depth - 1] ?? ''}${part}`;
      above[depth] = path;
      const known = methods.split(', ').filter((method) => method && method !== 'HEAD');
      return known.map((method) => `${method} ${path}`);
    });
}

/** The route that a request goes to: the match with the fewest parameters, as the router picks. */
export function routeOf(app: FastifyInstance, { method, url }: InjectOptions): string | undefined {
  const asked = `${method} ${String(url).split('?')[0]?.replace(/\/$/, '')}`;
  const parameters = (route: string) => route.split(':').length;
  return routesOf(app)
    .filter((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(asked))
    .sort((one, other) => parameters(one) - parameters(other))[0];
}
