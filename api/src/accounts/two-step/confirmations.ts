import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { present } from '../auth/auth-presenter';
import { findUserById } from '../auth/auth-repository';
import type { SignedIn, Sessions } from '../auth/sessions';
import { confirmSession } from '../auth/sessions-repository';
import type { Recognise, SecondStep } from './second-step';
import { refuseConfirmation, refuseSignIn } from './two-step-refusals';
import type { SecondStep as Needed } from './second-step-schemas';
import type { SecondStepPayload } from './two-step-schemas';
import type { InSession } from './two-step-service';

interface Parts {
  db: Kysely<Database>;
  secondStep: SecondStep;
  sessions: Sessions;
  now: Clock;
}

/** The two uses of a second step: signing in, and confirming in a session that it's still its user. */
export class Confirmations {
  constructor(private readonly parts: Parts) {}

  /** @throws ApiError 401, as `SecondStep.answer` does. */
  async signIn(
    payload: SecondStepPayload,
    { userAgent, recognise }: { userAgent: string | null; recognise: Recognise },
  ): Promise<SignedIn> {
    const { secondStep, sessions } = this.parts;
    const answer = { payload, recognise, refuse: refuseSignIn };
    return secondStep.answer(
      { ...answer, purpose: 'sign_in', sessionId: null },
      async (trx, user) => sessions.open(trx, user, userAgent),
    );
  }

  /** @throws ApiError 403 `sign_in_again` */
  async begin({ actor, sessionId }: InSession): Promise<Needed> {
    const { db, secondStep } = this.parts;
    const user = present(await findUserById(db, actor.id));
    return secondStep.ask(db, user, { purpose: 'confirmation', sessionId });
  }

  /** @throws ApiError 409, as `SecondStep.answer` does. */
  async confirm(
    { sessionId }: InSession,
    payload: SecondStepPayload,
    recognise: Recognise,
  ): Promise<void> {
    const { secondStep, now } = this.parts;
    const answer = { payload, recognise, refuse: refuseConfirmation };
    await secondStep.answer({ ...answer, purpose: 'confirmation', sessionId }, async (trx) =>
      confirmSession(trx, sessionId, now()),
    );
  }
}
