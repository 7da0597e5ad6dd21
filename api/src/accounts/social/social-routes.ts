import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import type { RateLimits } from '../../platform/config/config';
import { readCookie } from '../../platform/http/cookies';
import { limitCalls } from '../../platform/http/rateLimits';
import type { KnownBrowsers } from '../auth/known-browsers';
import { userAgentOf } from '../devices/device-name';
import { HANDSHAKE_SECONDS } from './handshake';
import { handshakeName, socialCookies } from './social-cookies';
import type { SocialRedirects } from './social-redirects';
import { socialCallbackSchema, socialLoginSchema, socialRedirectSchema } from './social-schemas';
import type { SocialService } from './social-service';
import { RECEIPT_SECONDS, receiptName, type TokenReceipts } from './token-receipts';

interface SocialRoutesOptions {
  service: SocialService;
  redirects: SocialRedirects;
  receipts: TokenReceipts;
  browsers: KnownBrowsers;
  limits: RateLimits;
  /** True if the site uses HTTPS, so that its cookies can be `secure`. */
  secure: boolean;
}

export const socialRoutes: FastifyPluginAsyncTypebox<SocialRoutesOptions> = async (
  app,
  { service, redirects, receipts, browsers, limits, secure },
) => {
  const cookies = socialCookies(secure);
  const limitBegin = limitCalls(app, { name: 'social redirect', max: limits.social });
  const limitFinish = limitCalls(app, { name: 'social callback', max: limits.social });
  const limitSignIn = limitCalls(app, { name: 'social sign-in', max: limits.social });

  app.get(
    '/auth/:provider/redirect/',
    { schema: socialRedirectSchema, preHandler: limitBegin },
    async (request, reply) => {
      const { provider } = request.params;
      const { url, cookie } = redirects.begin(provider);
      if (cookie !== null) {
        reply.header('set-cookie', cookies.handshake(provider, cookie, HANDSHAKE_SECONDS));
      }
      return leave(reply, url);
    },
  );

  app.get(
    '/auth/:provider/callback/',
    { schema: socialCallbackSchema, preHandler: limitFinish },
    async (request, reply) => {
      const { provider } = request.params;
      const cookie = readCookie(request, handshakeName(provider));
      const { url, token, isAnswered } = await redirects.finish(
        provider,
        request.query,
        cookie,
        request.log,
      );
      if (isAnswered) reply.header('set-cookie', cookies.handshake(provider, '', 0));
      if (token !== null) {
        const receipt = receipts.issue(provider, token);
        reply.header('set-cookie', cookies.receipt(provider, token, receipt, RECEIPT_SECONDS));
      }
      return leave(reply, url);
    },
  );

  app.post(
    '/auth/:provider/',
    { schema: socialLoginSchema, preHandler: limitSignIn },
    async (request, reply) => {
      const { provider } = request.params;
      const { access_token: token } = request.body;
      const receipt = readCookie(request, receiptName(provider, token));
      const { user, tokens } = await service.signIn(provider, token, {
        receipt,
        userAgent: userAgentOf(request),
      });
      reply.header('set-cookie', cookies.receipt(provider, token, '', 0));
      await browsers.remember(request, reply, user);
      return tokens;
    },
  );
};

/** Redirects the browser. The URL may contain a token, so it is neither cached nor sent as a referrer. */
function leave(reply: FastifyReply, url: string): FastifyReply {
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    .redirect(url, 302);
}
