import type { InjectOptions } from 'fastify';
import { send } from './requests';

/**
 * The routes of two-step sign-in, with their statuses for visitors and for everybody else. The tokens name no session, so there
 * is nothing to confirm.
 */
const routes = [
  ['POST', '/auth/second-step/', 400, 400, {}],
  ['POST', '/auth/confirmation/', 401, 401, undefined],
  ['POST', '/auth/confirmation/answer/', 401, 400, {}],
  ['GET', '/auth/two-step/', 401, 200, undefined],
  ['POST', '/auth/two-step/app/', 401, 403, undefined],
  ['POST', '/auth/two-step/app/confirm/', 401, 400, {}],
  ['DELETE', '/auth/two-step/app/', 401, 403, undefined],
  ['POST', '/auth/two-step/passkeys/options/', 401, 403, undefined],
  ['POST', '/auth/two-step/passkeys/', 401, 400, {}],
  ['DELETE', '/auth/two-step/passkeys/999999/', 401, 403, undefined],
  ['POST', '/auth/two-step/recovery-codes/', 401, 403, undefined],
] as const;

/** Rows for the table of `access.test.ts`. */
export const twoStepRows = routes.map(
  ([method, path, visitor, status, payload]): [string, () => InjectOptions, number[]] => [
    `${method} ${path}`,
    () => send(method, path, payload),
    [visitor, status, status, status, status],
  ],
);
