import type { FastifyInstance } from 'fastify';

import { appIcons, appManifest } from './appIcons';
import { favicon } from './favicon';
import { secure } from './secureHeaders';
import type { ShellBuild } from './shellBuild';

const FOR_A_DAY = 'public, max-age=86400';

/** Serves the files with fixed names: the service worker, the web app manifest, and the icons. */
export function serveSiteFiles(app: FastifyInstance, { programs, icons }: ShellBuild): void {
  const serve = (file: string, type: string, content: string | Buffer, caching = FOR_A_DAY) =>
    app.get(`/${file}`, async (_request, reply) => {
      secure(reply);
      return reply.header('cache-control', caching).type(type).send(content);
    });
  serve('service-worker.js', 'text/javascript', programs.serviceWorker, 'no-cache');
  serve('favicon.svg', 'image/svg+xml', favicon);
  serve('manifest.webmanifest', 'application/manifest+json', appManifest);
  for (const { file } of appIcons)
    serve(file, 'image/png', Buffer.from(icons[file] ?? '', 'base64'));
}
