import type { FastifyPluginAsync } from 'fastify';

interface CheckoutRoutesOptions {
  /** The sandbox's address, only reachable from this machine. */
  sandboxUrl: string;
}

const PASSED_ON = ['content-type', 'location', 'content-security-policy', 'cache-control'];

/** Serves the sandbox's checkout page from the site's own origin. Not registered without a sandbox. */
export const checkoutRoutes: FastifyPluginAsync<CheckoutRoutesOptions> = async (
  app,
  { sandboxUrl },
) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, { form: body }),
  );

  app.route<{ Params: { code: string }; Body?: { form?: string } }>({
    method: ['GET', 'POST'],
    url: '/dev/checkout/:code',
    handler: async (request, reply) => {
      const form = request.body?.form;
      const answer = await fetch(
        `${sandboxUrl}/checkout/${encodeURIComponent(request.params.code)}`,
        {
          method: request.method,
          redirect: 'manual',
          signal: AbortSignal.timeout(15_000),
          ...(form !== undefined && {
            body: form,
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          }),
        },
      );
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name);
        if (value !== null) reply.header(name, value);
      }
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
};
