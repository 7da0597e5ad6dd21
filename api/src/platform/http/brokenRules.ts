import type { FastifyRequest } from 'fastify';
import { InvalidFieldsError, type FieldSentences } from './errors';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The service's rules of this route's body, for a body that breaks its schema as well. */
    rules?: BodyRules;
  }
}

interface BodyRules {
  /** @throws InvalidFieldsError for broken rules. */
  check: (body: never) => void;
  /** Valid values for fields that the schema rejected, so that the others can be checked. */
  standIns: Record<string, unknown>;
}

/** The rules that the fields break which the schema accepts, so that one answer names everything that is wrong. */
export function brokenRules(request: FastifyRequest, rejected: FieldSentences): FieldSentences {
  const { rules } = request.routeOptions.config;
  const { body } = request;
  if (!rules || typeof body !== 'object' || body === null) return {};
  const names = new Set(Object.keys(rejected).map((path) => path.split('.')[0]));
  const accepted = Object.entries(body).filter(([name]) => !names.has(name));
  const standIns = Object.entries(rules.standIns).filter(([name]) => names.has(name));
  try {
    rules.check(Object.fromEntries([...accepted, ...standIns]) as never);
    return {};
  } catch (error) {
    if (!(error instanceof InvalidFieldsError)) throw error;
    return Object.fromEntries(Object.entries(error.fields).filter(([name]) => !names.has(name)));
  }
}
