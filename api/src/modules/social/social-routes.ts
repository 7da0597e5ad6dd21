import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimits } from '../../config';
import { limitPerMinute } from '../../http/rateLimits';
import type { SocialProvider } from '../../limits';
import { HANDSHAKE_SECONDS } from './handshake';
import type { SocialRedirects } from './social-redirects';
import { socialCallbackSchema, socialLoginSchema, socialRedirectSchema } from './social-schemas';
import type { SocialService } from './social-service';

interface SocialRoutesOptions {
  service: SocialService;
  redirects: SocialRedirects;
  limits: RateLimits;
  /** Whether the site is reached by https, so that its cookies may demand it. */
  secure: boolean;
}

export const socialRoutes: FastifyPluginAsyncTypebox<SocialRoutesOptions> = async (
  app,
  { service, redirects, limits, secure },
) => {
  const limitBegin = limitPerMinute(app, { name: 'social redirect', max: limits.social });
  const limitFinish = limitPerMinute(app, { name: 'social callback', max: limits.social });
  const limitSignIn = limitPerMinute(app, { name: 'social sign-in', max: limits.social });

  app.get(
    '/auth/:provider/redirect/',
    { schema: socialRedirectSchema, preHandler: limitBegin },
    async (request, reply) => {
      const { provider } = request.params;
      const { url, cookie } = redirects.begin(provider);
      if (cookie !== null) {
        reply.header('set-cookie', cookieText(provider, cookie, HANDSHAKE_SECONDS));
      }
      return leave(reply, url);
    },
  );

  app.get(
    '/auth/:provider/callback/',
    { schema: socialCallbackSchema, preHandler: limitFinish },
    async (request, reply) => {
      const { provider } = request.params;
      const cookie = readCookie(request, cookieName(provider));
      const url = await redirects.finish(provider, request.query, cookie, request.log);
      reply.header('set-cookie', cookieText(provider, '', 0));
      return leave(reply, url);
    },
  );

  app.post(
    '/auth/:provider/',
    { schema: socialLoginSchema, preHandler: limitSignIn },
    async (request) => service.signIn(request.params.provider, request.body.access_token),
  );

  function cookieText(provider: SocialProvider, value: string, maxAgeSeconds: number): string {
    // Lax: the provider sends the browser back from another site, by a plain link.
    return [
      `${cookieName(provider)}=${value}`,
      `Path=/api/auth/${provider}/callback`,
      `Max-Age=${maxAgeSeconds}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(secure ? ['Secure'] : []),
    ].join('; ');
  }
};

const cookieName = (provider: SocialProvider) => `${provider}_sign_in`;

function readCookie(request: FastifyRequest, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

/** Sends the browser on. The address may carry a token: it is kept nowhere and told to nobody. */
function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(url, 302);
}
