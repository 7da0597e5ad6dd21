import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock';
import { DatabaseUnavailableError } from '../platform/database/lostConnection';
import type { Database } from '../platform/database/schema';
import { errorText } from '../platform/errorText';
import type { Seal } from '../platform/security/sealing';
import { ReceiptsService, type TicketCodes } from '../sales';
import { endLease, endLeaseForRetry, noteHandOver } from './mail-leases-repository';
import { UNOPENED, type MailRow } from './mail-repository';
import type { MailContent } from '../platform/outbox/mail-content';
import { renderMail } from './mail-templates';
import { wasRefused, type MailTransport } from './mail-transport';
import { calendarAttachment, ticketAttachments, type MailAttachment } from './ticket-mail';

export interface MailDeliveryOptions {
  db: Kysely<Database>;
  transport: MailTransport;
  publicUrl: string;
  /** Where readers report mails; by default the site's `abuse@`. */
  reportTo?: string | null;
  /** Where replies go, in mails that ask for them. */
  contactEmail?: string;
  codes: TicketCodes;
  seal: Seal;
  now: Clock;
  log: FastifyBaseLogger;
}

const MAX_ATTEMPTS = 10;
/** How long to retry recording a mail's outcome in the database. */
const NOTE_WITHIN_MS = 30_000;
const NOTE_AGAIN_MS = 500;

/** Sends leased mails and records the outcome of each. */
export class MailDelivery {
  private readonly receipts: ReceiptsService;

  constructor(private readonly options: MailDeliveryOptions) {
    this.receipts = new ReceiptsService(options);
  }

  /** Resolves when the mail's outcome is recorded; `signal` aborts sending. */
  async deliver(mail: MailRow, signal: AbortSignal): Promise<void> {
    if (mail.handed_over_at) {
      return this.noteUnconfirmed(mail, 'The process ended before the mail server answered.');
    }
    if (!isOurs(mail, this.options.seal)) return this.noteUnopened(mail);
    if (mail.attempts > MAX_ATTEMPTS) {
      return this.noteFailure(mail, new Error('The process ended while this was being sent.'));
    }
    let isHandedOver = false as boolean;
    const handOver = async () => {
      const { db, now } = this.options;
      if (!(await noteHandOver(db, mail, now()))) throw new Error('Its lease has run out.');
      isHandedOver = true;
    };
    try {
      await this.send(mail, { signal, handOver });
    } catch (error) {
      return isHandedOver && !wasRefused(error)
        ? this.noteUnconfirmed(mail, errorText(error))
        : this.noteFailure(mail, error);
    }
    await this.note(mail, (db, now) => endLease(db, mail, { status: 'SENT', sent_at: now }));
  }

  private async send(mail: MailRow, terms: Parameters<MailTransport['deliver']>[1]): Promise<void> {
    const { publicUrl, reportTo = null, contactEmail, codes, seal, transport } = this.options;
    const content = contentOf(mail, seal, codes);
    const attachments = await this.attachments(mail, content);
    const { id, recipient } = mail;
    const messageId = `<${mail.message_key}@${new URL(publicUrl).hostname}>`;
    const rendered = {
      ...renderMail(content, publicUrl, { mailId: id, to: reportTo }, contactEmail),
      attachments,
    };
    await transport.deliver({ ...rendered, id, recipient, messageId }, terms);
  }

  private async attachments(mail: MailRow, content: MailContent): Promise<MailAttachment[]> {
    const { codes, publicUrl } = this.options;
    const calendar = { publicUrl, asOf: mail.created_at };
    switch (content.template) {
      case 'ticket':
        return [
          ...(await ticketAttachments(content.data, { codes, ...calendar })),
          ...(await this.receipt(mail, content.data.receiptOf)),
        ];
      case 'event_changed':
        return [calendarAttachment(content.data, calendar)];
      case 'event_cancelled':
        return 'location' in content.data
          ? [calendarAttachment(content.data, { ...calendar, isCancelled: true })]
          : [];
      default:
        return [];
    }
  }

  /** A receipt that can't be made twice over is left out: the tickets are needed at the door. */
  private async receipt({ id, attempts }: MailRow, orderId?: number): Promise<MailAttachment[]> {
    if (orderId === undefined) return [];
    try {
      const receipt = await this.receipts.forMail(orderId);
      if (!receipt) return [];
      const { number, pdf } = receipt;
      const content = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
      return [{ filename: `receipt-${number}.pdf`, contentType: 'application/pdf', content }];
    } catch (error) {
      if (attempts < 3) throw error;
      this.options.log.error(
        { err: error, mail: id, order: orderId },
        'a mail goes without its receipt',
      );
      return [];
    }
  }

  private async noteFailure(mail: MailRow, error: unknown): Promise<void> {
    const { id, attempts } = mail;
    const last_error = errorText(error);
    const isOver = attempts >= MAX_ATTEMPTS;
    this.options.log[isOver ? 'error' : 'warn'](
      { err: error, mail: id, attempts },
      'mail not delivered',
    );
    await this.note(mail, (db, now) =>
      isOver
        ? endLease(db, mail, { status: 'FAILED', last_error })
        : endLeaseForRetry(db, mail, { now, last_error }),
    );
  }

  /** Another try would fail the same way: only the secret that it was sealed with could open it. */
  private async noteUnopened(mail: MailRow): Promise<void> {
    this.options.log.error({ mail: mail.id, problem: UNOPENED }, 'a mail was not sent');
    await this.note(mail, (db) => endLease(db, mail, { status: 'FAILED', last_error: UNOPENED }));
  }

  private async noteUnconfirmed(mail: MailRow, last_error: string): Promise<void> {
    const { log } = this.options;
    log.error(
      { mail: mail.id, problem: last_error },
      'a mail may or may not have arrived: an administrator decides whether to send it again',
    );
    await this.note(mail, (db) => endLease(db, mail, { status: 'UNCONFIRMED', last_error }));
  }

  /** A short database outage must not make a delivered mail look undelivered. */
  private async note(
    { id }: MailRow,
    write: (db: Kysely<Database>, now: Date) => Promise<boolean>,
  ): Promise<void> {
    const { db, now, log } = this.options;
    const deadline = Date.now() + NOTE_WITHIN_MS;
    for (;;) {
      try {
        if (!(await write(db, now()))) log.error({ mail: id }, 'a mail’s lease has run out');
        return;
      } catch (error) {
        if (!(error instanceof DatabaseUnavailableError) || Date.now() > deadline) throw error;
        log.warn({ err: error, mail: id }, 'what became of a mail is noted again');
      }
      await sleep(NOTE_AGAIN_MS);
    }
  }
}

/** A row's template and data, as written by `queueMail`, with sealed parts decrypted. */
export function contentOf(
  { template, data }: Pick<MailRow, 'template' | 'data'>,
  seal: Seal,
  { links, refundLinks }: Pick<TicketCodes, 'links' | 'refundLinks'>,
): MailContent {
  const content = { template, data } as MailContent;
  if ('ticketLinks' in content.data && content.data.ticketLinks) {
    const ticketLinks = content.data.ticketLinks.map((link) =>
      links.write(Buffer.from(link, 'hex')),
    );
    return { template, data: { ...content.data, ticketLinks } } as MailContent;
  }
  if (content.template === 'refund_details') {
    const refundLink = refundLinks.write(Buffer.from(content.data.refundLink, 'hex'));
    return { ...content, data: { ...content.data, refundLink } };
  }
  const sealed = sealedIn(content);
  if (sealed === undefined) return content;
  // Sealed with a former secret: it is never sent, but can still be viewed.
  const token = seal.open(sealed) ?? '';
  return { template, data: { ...content.data, token } } as MailContent;
}

const sealedIn = ({ data }: MailContent) => ('token' in data ? data.token : undefined);

/** Whether a mail's sealed parts, if it has any, can be opened. */
function isOurs({ template, data }: MailRow, seal: Seal): boolean {
  const sealed = sealedIn({ template, data } as MailContent);
  return sealed === undefined || seal.open(sealed) !== null;
}
