import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';

import type { Conditions } from './conditions';
import { pathInCopy, type Copy } from './copy';
import { delayOf, effectOn } from './failures';
import { TimedRequest } from './TimedRequest';

/** The current delay and failures of the page's calls to the API. */
export type Network = Pick<Conditions, 'latency' | 'fail'>;

/** The server's status for a copy that has ended. */
const ENDED = 410;

interface Interception {
  network: Network;
  copy: Copy;
  onEnded: () => void;
}

/**
 * Intercepts calls to the API: delays and breaks them by `network`'s current values, and forwards all others to the copy.
 * All code above it, including the HTTP client, runs as it does on the site. Returns a function that stops it.
 */
export function interceptCalls({ network, copy, onEnded }: Interception): () => void {
  const send = window.fetch.bind(window);
  const calls = new BatchInterceptor({
    name: 'isolation',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });

  async function passOn(request: Request, path: string): Promise<Response> {
    const { method, headers, signal } = request;
    const bytes = await request.arrayBuffer();
    const body = bytes.byteLength > 0 ? { body: bytes } : {};
    const answer = await send(path, { method, headers, signal, ...body });
    if (answer.status === ENDED) {
      const { code } = (await answer.clone().json()) as { code?: string };
      if (code === 'isolation_ended') onEnded();
    }
    return answer;
  }

  // oxlint-disable-next-line typescript/no-misused-promises -- the interceptor awaits its listeners
  calls.on('request', async ({ request, controller }) => {
    const url = new URL(request.url);
    const path = pathInCopy(url, copy);
    if (path === null) return;
    const { latency, fail } = network;
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const effect = effectOn(request.method, url.pathname, fail, copy.operations);
    await delayOf(effect);
    if (effect === 0) controller.respondWith(Response.error());
    else if (typeof effect === 'number') {
      const sentence = `Failed by the harness with ${effect}.`;
      const body = { detail: sentence, error: sentence, code: 'isolation' };
      controller.respondWith(Response.json(body, { status: effect }));
    } else {
      controller.respondWith(await passOn(request, path).catch(() => Response.error()));
    }
  });
  window.XMLHttpRequest = TimedRequest;
  calls.apply();
  return () => calls.dispose();
}
