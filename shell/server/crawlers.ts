import type { FastifyInstance } from 'fastify';
import type { LiveRoute } from '@nzuko/contract';

import type { ServerConfig } from './config';
import { escapeHtml } from './escapeHtml';
import type { RenderingProcesses } from './rendering/renderingProcesses';
import { programFile } from './screenPrograms';
import { passFor } from './staging';

const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * The paths in the sitemap: those that remotes declare, then those that their programs list. Rejects rather than leave one
 * out: that would imply that the page is gone.
 */
async function listedPaths(
  routes: LiveRoute[],
  releasesDirectory: string,
  namePaths: (file: string) => Promise<string[]>,
): Promise<string[]> {
  const declared = routes.filter(({ sitemap }) => sitemap).map(({ path }) => path);
  const files = routes.map((route) => {
    const { name, version } = route.remote;
    if (!route.available) throw new Error(`${name}@${version} can't be asked for its paths.`);
    return programFile(releasesDirectory, route);
  });
  const programs = [...new Set(files)].filter((file) => file !== null);
  const named = await Promise.all(programs.map(namePaths));
  return [...new Set([...declared.sort(), ...named.flat()])];
}

/** Serves robots.txt and sitemap.xml. `routes` are all that are live, members’ too. */
export function serveCrawlers(
  app: FastifyInstance,
  config: Pick<ServerConfig, 'apiUrl' | 'isStaging' | 'publicUrl' | 'releasesDirectory'>,
  rendering: Pick<RenderingProcesses, 'namePaths'>,
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

  let underWay: Promise<string[]> | null = null;

  app.get('/sitemap.xml', async (request, reply) => {
    const live = await routes();
    const visitor = { apiUrl: config.apiUrl, pass: passFor(config, request) };
    const list = () =>
      listedPaths(live, config.releasesDirectory, (file) =>
        rendering.namePaths({ file, ...visitor }),
      );
    // Once for everyone who asks meanwhile: many lists at a time would take pages' places in the rendering processes.
    underWay ??= list().finally(() => (underWay = null));
    const paths = await underWay.catch((error: unknown) => {
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
