import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import type { Seal } from '../../security/sealing';
import type { TicketCodes } from '../tickets/ticket-codes';
import { takeDueMail, updateMail, type MailRow } from './mail-repository';
import { renderMail, type MailContent } from './mail-templates';
import type { MailTransport } from './mail-transport';
import { ticketAttachments } from './ticket-mail';

interface MailWorkerOptions {
  db: Kysely<Database>;
  transport: MailTransport;
  publicUrl: string;
  codes: TicketCodes;
  seal: Seal;
  now: Clock;
  log: FastifyBaseLogger;
}

const POLL_MS = 1000;
const MAX_ATTEMPTS = 10;
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 6 * 60 * 60 * 1000;

/**
 * Delivers queued mail. Each mail is locked while it is on its way, so any number of workers (one in every API process)
 * share the queue; a process that dies on the way leaves its mail to the others.
 */
export class MailWorker {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(private readonly options: MailWorkerOptions) {}

  start(): void {
    this.timer = setTimeout(() => {
      this.round = this.deliverDue()
        .catch((error: unknown) => this.options.log.error({ err: error }, 'mail round failed'))
        .then(() => {
          if (!this.stopped) this.start();
        });
    }, POLL_MS);
    this.timer.unref();
  }

  /** Takes no more mail; resolves when the one on its way has arrived or failed. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.round;
  }

  /** Delivers everything that is due now. */
  async deliverDue(): Promise<void> {
    while (!this.stopped && (await this.deliverOne()));
  }

  private deliverOne(): Promise<boolean> {
    const { db, now } = this.options;
    return db.transaction().execute(async (trx) => {
      const mail = await takeDueMail(trx, now());
      if (!mail) return false;
      const attempts = mail.attempts + 1;
      try {
        await this.send(mail);
        await updateMail(trx, mail.id, { status: 'SENT', attempts, sent_at: now() });
      } catch (error) {
        this.options.log.warn({ err: error, mail: mail.id, attempts }, 'mail not delivered');
        await updateMail(trx, mail.id, {
          status: attempts >= MAX_ATTEMPTS ? 'FAILED' : 'QUEUED',
          attempts,
          next_attempt_at: new Date(now().getTime() + retryDelayMs(attempts)),
          last_error: error instanceof Error ? error.message : String(error),
        });
      }
      return true;
    });
  }

  private async send(mail: MailRow): Promise<void> {
    const { publicUrl, codes, seal, now, transport } = this.options;
    const content = contentOf(mail, seal);
    const attachments =
      content.template === 'ticket'
        ? await ticketAttachments(content.data, { codes, publicUrl, now: now() })
        : [];
    const { id, recipient } = mail;
    await transport.deliver({ ...renderMail(content, publicUrl), attachments, id, recipient });
  }
}

/** A row's template and data, which were written together by `queueMail`; what was sealed for the wait is opened. */
export function contentOf({ template, data }: MailRow, seal: Seal): MailContent {
  const content = { template, data } as MailContent;
  if (content.template !== 'password_reset') return content;
  // Sealed by another secret than today's: the link in it is dead, but the mail can still be looked at.
  const token = seal.open(content.data.token) ?? '';
  return { ...content, data: { ...content.data, token } };
}

function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}
