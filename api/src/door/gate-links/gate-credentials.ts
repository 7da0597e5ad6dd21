import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notAtGate } from './gate-refusals';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts a gate link's credentials; other routes refuse them. */
    isAtGate?: boolean;
  }
}

/** The credentials of a gate link's page: the link's token and, from Start on, its device's secret. */
export interface GateCredentials {
  token: string;
  secret: string | null;
}

const SCHEME = /^gate(\s|$)/i;
/** 32 random bytes each. Malformed tokens are refused without asking the database. */
const CREDENTIALS = /^gate ([\w-]{43})(?:\.([\w-]{43}))?$/i;

/** A request's gate credentials; null if they are missing or malformed. */
export function readCredentials({ headers }: FastifyRequest): GateCredentials | null {
  const [, token, secret] = CREDENTIALS.exec(headers.authorization ?? '') ?? [];
  return token ? { token, secret: secret ?? null } : null;
}

/** Refuses a gate link's credentials at every route but the gate's own, even where no sign-in is needed. */
export function keepGateLinksAtGate(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isGate = SCHEME.test(request.headers.authorization ?? '');
    const isRefused = isGate && !request.routeOptions.config.isAtGate;
    done(isRefused ? notAtGate('A helper’s link opens the scanner and nothing else.') : undefined);
  });
}
