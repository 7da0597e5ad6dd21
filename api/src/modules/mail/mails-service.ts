import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { ConflictError, NotFoundError } from '../../http/errors';
import { LIMITS } from '../../limits';
import * as repository from './mail-repository';
import type { MailRow } from './mail-repository';
import { renderMail, type MailContent } from './mail-templates';
import type { MailsQuery, OutgoingMail, OutgoingMailPage } from './mails-schemas';

/** What administrators see of the mail queue. */
export class MailsService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly publicUrl: string,
  ) {}

  /**
   * One page of mails, newest first.
   *
   * @param pathOf writes the path of another page of the same list.
   */
  async list(
    { state, recipient, page = 1, page_size: size = LIMITS.pageSize.default }: MailsQuery,
    pathOf: (page: number) => string,
  ): Promise<OutgoingMailPage> {
    const scope = { ...(state && { state }), ...(recipient && { recipient: recipient.trim() }) };
    const [count, rows] = await Promise.all([
      repository.countMails(this.db, scope),
      repository.listMails(this.db, scope, { limit: size, offset: (page - 1) * size }),
    ]);
    return {
      count,
      next: page * size < count ? pathOf(page + 1) : null,
      previous: page > 1 ? pathOf(page - 1) : null,
      results: rows.map((row) => this.present(row)),
    };
  }

  /**
   * Sends a mail again: the same one when it never arrived, a copy of it when it did.
   *
   * @throws NotFoundError; ConflictError `link_spent` for a delivered password reset, whose link works only once.
   */
  async resend(id: number): Promise<OutgoingMail> {
    return this.db.transaction().execute(async (trx) => {
      const mail = await repository.lockMail(trx, id);
      if (!mail) throw new NotFoundError('There is no such mail.');
      if (mail.status === 'SENT' && mail.template === 'password_reset') {
        throw new ConflictError(
          'link_spent',
          'A reset link works once and for an hour. Its owner can ask for a new one.',
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
