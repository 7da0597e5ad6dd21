import type { FastifyInstance } from 'fastify';

import type { Trial } from './endedCanaries';
import type { RegistryFaults } from './watchRegistryFile';

/** The page server's metrics, by name, with their labels. */
export const pageMetrics = new Map([
  ['registry_faults', ['kind']],
  ['canary_ended', ['remote', 'version']],
]);

interface Counted {
  faults: () => Promise<RegistryFaults>;
  endedCanaries: () => Promise<Trial[]>;
}

/** Prometheus metrics, for direct callers only. Requests through a proxy come from outside. */
export function serveMetrics(app: FastifyInstance, { faults, endedCanaries }: Counted): void {
  app.get('/metrics', async (request, reply) => {
    if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    // Rejects if there is no registry to serve: no page can be sent then, so the server counts as down.
    const { file, remote } = await faults();
    const ended = await endedCanaries().catch(() => []);
    return reply
      .type('text/plain; version=0.0.4')
      .send(
        [
          '# HELP registry_faults Faults of the registry: of the file as a whole, or of single remotes in it.',
          '# TYPE registry_faults gauge',
          `registry_faults{kind="file"} ${file}`,
          `registry_faults{kind="remote"} ${remote}`,
          '# HELP canary_ended Canaries in the registry that visitors no longer get, because they failed too often.',
          '# TYPE canary_ended gauge',
          ...ended.map(
            ({ canary }) =>
              `canary_ended{remote="${canary.remote.name}",version="${canary.remote.version}"} 1`,
          ),
          '',
        ].join('\n'),
      );
  });
}
