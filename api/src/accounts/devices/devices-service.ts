import type { Kysely } from 'kysely';
import type { Static } from 'typebox';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/schema';
import { NotFoundError } from '../../platform/http/errors';
import { appendEntry } from '../../platform/record/append-entry';
import type { Actor } from '../../platform/security/tokens';
import { deviceName } from './device-name';
import * as repository from './devices-repository';
import type { Session } from './devices-schemas';

/** Where somebody is signed in, to be looked at and ended one by one. */
export class DevicesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
  ) {}

  /** @param sessionId the session of the request that asks. */
  async list(actor: Actor, sessionId: string | null): Promise<Static<typeof Session>[]> {
    const sessions = await repository.listSessions(this.db, actor.id, this.now());
    return sessions
      .map(({ id, session_id, user_agent, created_at, used_at }) => ({
        id,
        device: deviceName(user_agent),
        signed_in_at: created_at.toISOString(),
        last_used_at: used_at.toISOString(),
        is_current: session_id !== null && session_id === sessionId,
      }))
      .sort((one, other) => Number(other.is_current) - Number(one.is_current));
  }

  /** @throws NotFoundError unless it is one of the user's open sessions. */
  async end(actor: Actor, id: number): Promise<void> {
    const session = { id, userId: actor.id };
    await this.db.transaction().execute(async (trx) => {
      const at = this.now();
      if (!(await repository.endSession(trx, session, at))) {
        throw new NotFoundError('This session has ended already.');
      }
      await appendEntry(trx, { by: actor, action: 'session_ended', at });
    });
  }
}
