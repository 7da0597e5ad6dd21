import type { CallApi } from 'contract';
import type { FastifyRequest } from 'fastify';

import type { ServerConfig } from './config';
import { passOf } from './staging';

/**
 * Lets a remote's program call the API as any visitor, without the caller's token. Rejects after `ms`, whatever the program
 * waits for.
 */
export async function withVisitorApi<Result>(
  { apiUrl, isStaging }: Pick<ServerConfig, 'apiUrl' | 'isStaging'>,
  request: FastifyRequest,
  ms: number,
  use: (callApi: CallApi) => Promise<Result>,
): Promise<Result> {
  const signal = AbortSignal.timeout(ms);
  const pass = isStaging ? passOf(request) : {};
  const result = use((path) =>
    fetch(`${apiUrl}/api${path}`, { headers: { ...pass, accept: 'application/json' }, signal }),
  );
  const timeUp = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
  return Promise.race([result, timeUp]);
}
