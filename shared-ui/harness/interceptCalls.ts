import { BatchInterceptor } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';

import type { FakeApi } from '../fake-api';
import type { Conditions } from './conditions';
import { failureOf } from './failures';

/** What happens to the page's calls to the API. */
export type Network = Pick<Conditions, 'latency' | 'fail'>;

/**
 * Stands between the page's code and the API: delays and breaks calls as `network` says at their moment, and has the
 * fake answer them where there is one. The code above, the HTTP client included, runs as it does in the site.
 */
export function interceptCalls(network: Network, fake: FakeApi | null): void {
  const calls = new BatchInterceptor({
    name: 'isolation',
    interceptors: [new FetchInterceptor(), new XMLHttpRequestInterceptor()],
  });
  calls.on('request', async ({ request, controller }) => {
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return;
    const { latency, fail } = network;
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const status = failureOf(request.method, pathname, fail);
    if (status === 0) controller.respondWith(Response.error());
    else if (status !== null) {
      const sentence = `Failed by the harness with ${status}.`;
      const body = { detail: sentence, error: sentence, code: 'isolation' };
      controller.respondWith(Response.json(body, { status }));
    } else if (fake) controller.respondWith(await fake.answer(request));
  });
  calls.apply();
}
