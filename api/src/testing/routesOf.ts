import type { FastifyInstance } from 'fastify';

/** Every route as the router has it, such as `GET /api/events/:id`. */
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
