import type { RouteAccess } from './remoteContract';

/** An object of unknown origin, none of whose fields has been checked. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is a non-empty string. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

export const isAccess = (value: unknown): value is RouteAccess =>
  value === 'everyone' || value === 'guest' || value === 'member';
