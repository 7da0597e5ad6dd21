import type { FastifyInstance } from 'fastify';
import type { CallApi, LiveRoute } from 'contract';

import type { ServerConfig } from './config';
import { escapeHtml } from './escapeHtml';
import type { FindProgram } from './screenPrograms';
import { passFor } from './staging';
import { withVisitorApi } from './visitorApi';

const DEADLINE_MS = 5_000;
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * The paths that search engines are told of: those that remotes declare, then those that their programs name. Rejects rather
 * than leave one out: that would imply that the page is gone.
 */
async function listedPaths(
  routes: LiveRoute[],
  programOf: FindProgram,
  callApi: CallApi,
): Promise<string[]> {
  const declared = routes.filter(({ sitemap }) => sitemap).map(({ path }) => path);
  const programs = await Promise.all(
    routes.map(async (route) => {
      const { name, version } = route.remote;
      if (!route.available) throw new Error(`${name}@${version} can't be asked for its paths.`);
      const program = await programOf(route);
      if (program && !program.readPage)
        throw new Error(`${name}@${version} is too old to name its paths.`);
      return program;
    }),
  );
  const named = await Promise.all(
    [...new Set(programs)].map((program) => program?.sitemapPaths?.(callApi) ?? []),
  );
  return [...new Set([...declared.sort(), ...named.flat()])];
}

/** Serves robots.txt and sitemap.xml. `routes` are those open to visitors. */
export function serveCrawlers(
  app: FastifyInstance,
  config: Pick<ServerConfig, 'apiUrl' | 'isStaging' | 'publicUrl'>,
  programOf: FindProgram,
  routes: () => Promise<LiveRoute[]>,
): void {
  app.get('/robots.txt', async (_request, reply) => {
    if (config.isStaging) return reply.type('text/plain').send('User-agent: *\nDisallow: /\n');
    const members = (await routes()).filter(({ access }) => access === 'member');
    const lines = [
      'User-agent: *',
      ...members.map(({ path }) => `Disallow: ${path.replace(/:\w+/g, '*')}`),
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const live = await routes();
    const visitor = { apiUrl: config.apiUrl, pass: passFor(config, request) };
    const paths = await withVisitorApi(visitor, DEADLINE_MS, (callApi) =>
      listedPaths(live, programOf, callApi),
    ).catch((error: unknown) => {
      request.log.error({ err: error }, 'the sitemap could not be made');
      return null;
    });
    if (!paths) return reply.code(503).header('cache-control', 'no-store').send();
    const urls = paths.map(
      (path) => `<url><loc>${escapeHtml(new URL(path, config.publicUrl).href)}</loc></url>`,
    );
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
