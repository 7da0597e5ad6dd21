import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyContextConfig } from 'fastify';
import type { RateLimits } from '../../platform/config/config';
import { FIELD_MESSAGES } from '../../platform/fieldMessages';
import { actorOf, type Guards } from '../../platform/http/guards';
import { limitCalls } from '../../platform/http/rateLimits';
import { userAgentOf } from '../devices/device-name';
import { checkRegistration, tidyRegistration } from './auth-rules';
import {
  loginSchema,
  logoutSchema,
  profileSchema,
  refreshSchema,
  registerSchema,
  updateProfileSchema,
  type RegisterPayload,
} from './auth-schemas';
import type { AuthService } from './auth-service';
import type { KnownBrowsers } from './known-browsers';
import type { Sessions } from './sessions';
import type { SignInService } from './sign-in-service';

interface AuthRoutesOptions {
  service: AuthService;
  sessions: Sessions;
  signIn: SignInService;
  browsers: KnownBrowsers;
  guards: Guards;
  limits: RateLimits;
}

const REGISTRATION: FastifyContextConfig = {
  sentences: {
    'role.enum': FIELD_MESSAGES.role.required,
    'role.required': FIELD_MESSAGES.role.required,
  },
  rules: {
    check: (payload: RegisterPayload) => checkRegistration(tidyRegistration(payload)),
    standIns: {
      email: '',
      username: '',
      first_name: '',
      last_name: '',
      password: '',
      password2: '',
    },
  },
};

const OWN_PROFILE = { schema: profileSchema, config: { evenSuspended: true } } as const;

export const authRoutes: FastifyPluginAsyncTypebox<AuthRoutesOptions> = async (
  app,
  { service, sessions, signIn, browsers, guards, limits },
) => {
  const limitRegister = limitCalls(app, { name: 'register', max: limits.register });
  const limitRefresh = limitCalls(app, { name: 'refresh', max: limits.refresh });
  const limitAddress = limitCalls(app, { name: 'login of address', max: limits.loginAddress });

  app.post(
    '/auth/register/',
    {
      schema: registerSchema,
      preHandler: limitRegister,
      config: REGISTRATION,
    },
    async (request, reply) => reply.code(201).send(await service.register(request.body)),
  );

  app.post('/auth/token/', { schema: loginSchema }, async (request, reply) => {
    const { email, password } = request.body;
    const browser = await browsers.recognise(request, email);
    // Others at the same address must not use up the tries of a browser that is known.
    if (!browser) await limitAddress(request);
    const { user, tokens } = await signIn.signIn(email, password, {
      browser,
      userAgent: userAgentOf(request),
    });
    await browsers.remember(request, reply, user);
    return tokens;
  });

  app.post(
    '/auth/token/refresh/',
    { schema: refreshSchema, preHandler: limitRefresh },
    async (request) =>
      sessions.renew(
        request.body.refresh,
        async (email, db) => (await browsers.recognise(request, email, { db })) !== null,
      ),
  );

  app.post('/auth/logout/', { schema: logoutSchema }, async (request, reply) => {
    await sessions.end(request.body.refresh);
    return reply.code(204).send(null);
  });

  app.get('/auth/profile/', { ...OWN_PROFILE, onRequest: guards.member }, async (request) =>
    service.profile(actorOf(request)),
  );

  app.patch(
    '/auth/profile/',
    {
      schema: updateProfileSchema,
      onRequest: guards.member,
      config: { form: { file: 'profile_picture' } },
    },
    async (request) => service.updateProfile(actorOf(request), request.body, request.upload),
  );
};
