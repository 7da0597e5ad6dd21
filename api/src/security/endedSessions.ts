import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import type { BearerOfToken } from './tokens';

interface EndedSessionsOptions {
  db: Kysely<Database>;
  now: Clock;
  /** How long an access token lives: what ended longer ago needs no remembering. */
  accessSeconds: number;
}

const READ_EVERY_MS = 2000;

/**
 * Knows whose sessions were ended while access tokens of theirs still live. It is read from the database every two
 * seconds, whichever process ended them, so that no request has to ask.
 */
export class EndedSessions {
  private endedAt = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(private readonly options: EndedSessionsOptions) {}

  /** Reads now, and keeps reading; `onError` hears of a reading that failed, after which the last one still holds. */
  async start(onError: (error: unknown) => void): Promise<void> {
    const read = () => (this.round = this.read().catch(onError));
    this.timer = setInterval(read, READ_EVERY_MS);
    this.timer.unref();
    await read();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async read(): Promise<void> {
    const { db, now, accessSeconds } = this.options;
    const rows = await db
      .selectFrom('users')
      .select(['id', 'sessions_ended_at'])
      .where('sessions_ended_at', '>', new Date(now().getTime() - accessSeconds * 1000))
      .execute();
    this.endedAt = new Map(
      rows.map(({ id, sessions_ended_at }) => [id, sessions_ended_at?.getTime() ?? 0]),
    );
  }

  /** Tokens know the second of their issue only: one of the very second in which the sessions ended is let through. */
  includes({ actor, issuedAt }: BearerOfToken): boolean {
    const endedAt = this.endedAt.get(actor.id);
    return endedAt !== undefined && issuedAt < Math.floor(endedAt / 1000);
  }
}
