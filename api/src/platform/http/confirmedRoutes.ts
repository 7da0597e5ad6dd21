import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../clock';
import type { Queryable } from '../database/schema';
import { CONFIRMATION_MS } from '../limits';
import { findConfirmation } from '../security/open-sessions-repository';
import { ApiError } from './errors';

type Asks = 'always' | 'with second step' | 'without password';

/**
 * The routes that ask people to confirm who they are, unless they have done so within ten minutes, in the same session:
 * `always`, or only `with second step`, if their account has one; `without password`, also if it has none that the call itself
 * asks for (decision 0097).
 */
export const CONFIRMED_ROUTES: Readonly<Record<string, Asks>> = {
  'POST /api/auth/two-step/app/': 'always',
  'POST /api/auth/two-step/app/confirm/': 'always',
  'DELETE /api/auth/two-step/app/': 'always',
  'POST /api/auth/two-step/passkeys/options/': 'always',
  'POST /api/auth/two-step/passkeys/': 'always',
  'DELETE /api/auth/two-step/passkeys/:id/': 'always',
  'POST /api/auth/two-step/recovery-codes/': 'always',
  'DELETE /api/auth/profile/': 'without password',
  'POST /api/money/payout-account/': 'with second step',
  'POST /api/money/payout-account/confirm/': 'with second step',
  'POST /api/teams/:id/owner/': 'with second step',
  'PATCH /api/teams/:id/': 'with second step',
  'PATCH /api/teams/:id/members/:user_id/': 'with second step',
  'DELETE /api/teams/:id/members/:user_id/': 'with second step',
  'POST /api/teams/:id/invitations/': 'with second step',
};

/** Has these routes refuse with 403 `confirmation_needed`, once the request is known to be one they'd accept. */
export function askForConfirmation(
  app: FastifyInstance,
  { db, now }: { db: Queryable; now: Clock },
): void {
  app.addHook('preHandler', (request, _reply, done) => {
    const { method, url = '' } = request.routeOptions;
    const asks = CONFIRMED_ROUTES[`${String(method)} ${url}`];
    if (!asks) return done();
    requireConfirmation(request, { asks, db, now }).then(() => done(), done);
  });
}

async function requireConfirmation(
  { actor, sessionId }: FastifyRequest,
  { asks, db, now }: { asks: Asks; db: Queryable; now: Clock },
): Promise<void> {
  if (!actor) return;
  const { hasTwoStep, hasPassword, confirmedAt } = await findConfirmation(db, actor.id, sessionId);
  const isAsked = hasTwoStep || asks === 'always' || (asks === 'without password' && !hasPassword);
  if (!isAsked) return;
  if (confirmedAt && now().getTime() - confirmedAt.getTime() < CONFIRMATION_MS) return;
  throw new ApiError(403, 'confirmation_needed', 'Confirm that it’s you to do this.');
}
