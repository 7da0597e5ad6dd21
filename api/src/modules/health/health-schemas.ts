import { Type, type Static } from 'typebox';
import { named, ref, textEnum } from '../../schemas/buildingBlocks';

export const Health = named(
  'Health',
  Type.Object({
    status: textEnum(['ok', 'unavailable']),
    database: textEnum(['up', 'down', 'unchecked']),
    uptime_seconds: Type.Integer(),
  }),
);
export type Health = Static<typeof Health>;

const tags = ['health'];

export const readySchema = {
  tags,
  summary: 'Ready: this process and its database answer',
  response: { 200: ref(Health), 503: ref(Health) },
};

export const liveSchema = {
  tags,
  summary: 'Live: this process answers, whatever its database does',
  response: { 200: ref(Health) },
};
