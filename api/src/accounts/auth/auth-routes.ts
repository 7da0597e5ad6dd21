import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { RateLimits } from '../../platform/config/config';
import { actorOf, type Guards } from '../../platform/http/guards';
import { limitPerMinute } from '../../platform/http/rateLimits';
import {
  loginSchema,
  logoutSchema,
  profileSchema,
  refreshSchema,
  registerSchema,
  updateProfileSchema,
} from './auth-schemas';
import type { AuthService } from './auth-service';

interface AuthRoutesOptions {
  service: AuthService;
  guards: Guards;
  limits: RateLimits;
}

export const authRoutes: FastifyPluginAsyncTypebox<AuthRoutesOptions> = async (
  app,
  { service, guards, limits },
) => {
  const limitRegister = limitPerMinute(app, { name: 'register', max: limits.register });
  const limitRefresh = limitPerMinute(app, { name: 'refresh', max: limits.refresh });
  const limitAddress = limitPerMinute(app, { name: 'login of address', max: limits.loginAddress });
  const limitAccount = limitPerMinute(app, {
    name: 'login',
    max: limits.login,
    keyOf: (request) => {
      const { email } = request.body as { email: string };
      return `${request.ip} ${email.trim().toLowerCase()}`;
    },
  });

  app.post(
    '/auth/register/',
    {
      schema: registerSchema,
      preHandler: limitRegister,
      config: {
        sentences: { 'role.enum': 'Please select a role', 'role.required': 'Please select a role' },
      },
    },
    async (request, reply) => reply.code(201).send(await service.register(request.body)),
  );

  app.post(
    '/auth/token/',
    { schema: loginSchema, preHandler: [limitAddress, limitAccount] },
    async (request) => service.signIn(request.body.email, request.body.password),
  );

  app.post(
    '/auth/token/refresh/',
    { schema: refreshSchema, preHandler: limitRefresh },
    async (request) => ({ access: await service.refresh(request.body.refresh) }),
  );

  app.post('/auth/logout/', { schema: logoutSchema }, async (request, reply) => {
    await service.signOut(request.body.refresh);
    return reply.code(204).send(null);
  });

  app.get('/auth/profile/', { schema: profileSchema, onRequest: guards.member }, async (request) =>
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
