import type { FastifyInstance } from 'fastify';
import type { ApiSchemas } from 'shared-auth/page';

import type { LiveRoute } from '../src/registry/registryTypes';
import { escapeHtml } from './escapeHtml';

/** Pages for everybody that no event leads to. */
const PAGES = ['/', '/events'];
const EVENTS_A_CALL = 100;
const DEADLINE_MS = 5_000;
const FOR_AN_HOUR = 'public, max-age=3600';

/** The paths of all events that are open to everybody. */
async function eventPaths(apiUrl: string): Promise<string[]> {
  const paths: string[] = [];
  const signal = AbortSignal.timeout(DEADLINE_MS);
  for (let page = 1; ; page += 1) {
    const query = `page=${page}&page_size=${EVENTS_A_CALL}`;
    const answer = await fetch(`${apiUrl}/api/events/?${query}`, { signal });
    if (!answer.ok) throw new Error(`The API answered ${answer.status} when asked for events.`);
    const { results, next } = (await answer.json()) as ApiSchemas['EventPage'];
    paths.push(...results.map(({ id }) => `/events/${id}`));
    if (!next) return paths;
  }
}

/** What search engines ask for: where not to look, and the map of what there is. `routes` are those of a visitor. */
export function serveCrawlers(
  app: FastifyInstance,
  apiUrl: string,
  routes: () => Promise<LiveRoute[]>,
): void {
  app.get('/robots.txt', async (request, reply) => {
    const members = (await routes()).filter(({ access }) => access === 'member');
    const lines = [
      'User-agent: *',
      ...members.map(({ path }) => `Disallow: ${path.replace(/:\w+/g, '*')}`),
      `Sitemap: ${request.protocol}://${request.host}/sitemap.xml`,
    ];
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const paths = await eventPaths(apiUrl).catch((error: unknown) => {
      request.log.error({ err: error }, 'the sitemap could not be made');
      return null;
    });
    // Half a map would say that the other half is gone.
    if (!paths) return reply.code(503).header('cache-control', 'no-store').send();
    const origin = escapeHtml(`${request.protocol}://${request.host}`);
    const urls = [...PAGES, ...paths].map((path) => `<url><loc>${origin}${path}</loc></url>`);
    return reply
      .header('cache-control', FOR_AN_HOUR)
      .type('application/xml')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
