import { Type, type Static } from 'typebox';
import { named, ref, textEnum } from '../schemas/buildingBlocks';
import { errorAnswers } from '../schemas/errors';
import { noSecurity } from '../schemas/security';

export const Health = named(
  'Health',
  Type.Object({
    status: textEnum(['ok', 'unavailable']),
    database: textEnum(['up', 'read_only', 'down', 'unchecked']),
    uptime_seconds: Type.Integer(),
  }),
);
export type Health = Static<typeof Health>;

const tags = ['health'];

export const readySchema = {
  tags,
  security: noSecurity,
  operationId: 'getReadiness',
  summary: 'Readiness: this process and its database respond, and the database takes writes',
  response: { 200: ref(Health), 503: ref(Health), ...errorAnswers(400) },
};

export const liveSchema = {
  tags,
  security: noSecurity,
  operationId: 'getLiveness',
  summary: 'Liveness: this process responds, with or without its database',
  response: { 200: ref(Health), ...errorAnswers(400) },
};
