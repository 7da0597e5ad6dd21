import type { Kysely } from 'kysely';
import { PASSWORD_RESET_MS, PAYOUT_CODE_MS } from '../platform/limits';
import { durationText } from '../platform/durationText';
import type { Clock } from '../platform/clock';
import type { Database } from '../platform/database/schema';
import { ConflictError, notFound } from '../platform/http/errors';
import { placeOf, windowOf } from '../platform/http/paging';
import { seek, type Window } from '../platform/http/seek';
import * as repository from './mail-repository';
import type { MailRow, MailScope } from './mail-repository';
import type { MailContent } from '../platform/outbox/mail-content';
import { renderMail } from './mail-templates';
import type { MailsQuery, OutgoingMail, OutgoingMailPage } from './mails-schemas';

/** Mails that are of no use once they were delivered, or after a while: what is in them, and for how long it works. */
const WORK_ONCE: Partial<Record<MailRow['template'], { what: string; ms: number }>> = {
  password_reset: { what: 'A reset link', ms: PASSWORD_RESET_MS },
  payout_account_code: { what: 'A code for a payout account', ms: PAYOUT_CODE_MS },
};

/** The mail queue for administrators. */
export class MailsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly publicUrl: string,
  ) {}

  /** One page of mails, newest first. */
  async list(query: MailsQuery, path: string): Promise<OutgoingMailPage> {
    const { state, recipient } = query;
    const scope = { ...(state && { state }), ...(recipient && { recipient: recipient.trim() }) };
    const window = windowOf(query);
    const { count, rows } = scope.recipient
      ? await this.pageTo(scope, window)
      : await this.pageOfDays(scope, window);
    return {
      ...placeOf(query, count, path),
      results: rows.map((row) => this.present(row)),
    };
  }

  private async pageTo(scope: MailScope, window: Window) {
    const [count, rows] = await Promise.all([
      repository.countMails(this.db, scope),
      repository.listMailsTo(this.db, scope, window),
    ]);
    return { count, rows };
  }

  /** The figures of the days say where a deep page begins. */
  private async pageOfDays(scope: MailScope, window: Window) {
    const days = await repository.mailsByDay(this.db, scope.state);
    const place = seek(days, window);
    const rows = place ? await repository.listMailsOf(this.db, place, scope, place.window) : [];
    return { count: days.reduce((sum, day) => sum + day.count, 0), rows };
  }

  /**
   * Resends a mail: the same one if it never arrived, a copy if it did.
   *
   * @throws NotFoundError; ConflictError `link_spent` for a link or a code that was delivered, and works only once, or has expired;
   *   `being_sent` for a mail in progress.
   */
  async resend(id: number): Promise<OutgoingMail> {
    return this.db.transaction().execute(async (trx) => {
      const mail = await repository.lockMail(trx, id);
      if (!mail) throw notFound('email');
      const once = WORK_ONCE[mail.template];
      const age = this.now().getTime() - mail.created_at.getTime();
      if (once && (mail.status === 'SENT' || age >= once.ms)) {
        throw new ConflictError(
          'link_spent',
          `${once.what} works once and for ${durationText(once.ms)}. Its owner can ask for a new one.`,
        );
      }
      if (mail.status === 'SENDING') {
        throw new ConflictError(
          'being_sent',
          'This mail is being sent right now. Look again in a few minutes.',
        );
      }
      return this.present(
        mail.status === 'SENT'
          ? await repository.copyMail(trx, id, this.now())
          : await repository.requeueMail(trx, id, this.now()),
      );
    });
  }

  private present(row: MailRow): OutgoingMail {
    const { template, data } = row;
    return {
      id: row.id,
      kind: template,
      recipient: row.recipient,
      subject: renderMail({ template, data } as MailContent, this.publicUrl).subject,
      state: row.status,
      attempts: row.attempts,
      next_attempt_at: row.status === 'QUEUED' ? row.next_attempt_at.toISOString() : null,
      problem: row.status === 'SENT' ? null : row.last_error,
      created_at: row.created_at.toISOString(),
      sent_at: row.sent_at?.toISOString() ?? null,
    };
  }
}
