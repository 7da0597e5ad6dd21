import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { sessionsEndedSince } from './ended-sessions-repository';
import type { BearerOfToken } from './tokens';

interface EndedSessionsOptions {
  db: Kysely<Database>;
  now: Clock;
  /** An access token's lifetime: sessions that ended earlier needn't be remembered. */
  accessSeconds: number;
}

const READ_EVERY_MS = 2000;

/**
 * Tracks users whose sessions ended while their access tokens are still valid. Polls the database every two seconds, so that
 * requests don't have to query it.
 */
export class EndedSessions {
  private endedAt = new Map<number, number>();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(private readonly options: EndedSessionsOptions) {}

  /** Reads now and keeps polling; on failure calls `onError` and keeps the last result. */
  async start(onError: (error: unknown) => void): Promise<void> {
    const read = () => (this.round = this.read().catch(onError));
    this.timer = setInterval(() => void read(), READ_EVERY_MS);
    this.timer.unref();
    await read();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private async read(): Promise<void> {
    const { db, now, accessSeconds } = this.options;
    const since = new Date(now().getTime() - accessSeconds * 1000);
    const rows = await sessionsEndedSince(db, since);
    this.endedAt = new Map(
      rows.map(({ id, sessions_ended_at }) => [id, sessions_ended_at?.getTime() ?? 0]),
    );
  }

  /** Tokens have their issue time in seconds, so one from the same second in which the sessions ended is accepted. */
  includes({ actor, issuedAt }: BearerOfToken): boolean {
    const endedAt = this.endedAt.get(actor.id);
    return endedAt !== undefined && issuedAt < Math.floor(endedAt / 1000);
  }
}
