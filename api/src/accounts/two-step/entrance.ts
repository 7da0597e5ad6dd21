import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { UserRow } from '../auth/auth-repository';
import type { SignedIn, Sessions } from '../auth/sessions';
import type { SecondStep } from './second-step';
import { secondStepNeeded } from './two-step-refusals';
import type { SecondStep as Needed } from './second-step-schemas';

type Entry = { signedIn: SignedIn } | { needed: Needed };

/** The one way in, whatever the first step was: a session is opened here, or by the second step that is asked for here. */
export class Entrance {
  constructor(
    private readonly sessions: Sessions,
    private readonly secondStep: SecondStep,
  ) {}

  /** Signs in, or asks for the second step, in the transaction of the first. */
  async enter(trx: Transaction<Database>, user: UserRow, userAgent: string | null): Promise<Entry> {
    if (!user.two_step_since) {
      return { signedIn: await this.sessions.open(trx, user, userAgent) };
    }
    const asking = { purpose: 'sign_in', sessionId: null } as const;
    return { needed: await this.secondStep.ask(trx, user, asking) };
  }
}

/**
 * The session. Only to be called once the transaction is over, since a refusal would undo it.
 *
 * @throws ApiError 401 `second_step_needed`
 */
export function admitted(entry: Entry): SignedIn {
  if ('needed' in entry) throw secondStepNeeded(entry.needed);
  return entry.signedIn;
}
