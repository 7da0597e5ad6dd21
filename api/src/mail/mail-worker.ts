import { setTimeout as sleep } from 'node:timers/promises';
import { MailDelivery, type MailDeliveryOptions } from './mail-delivery';
import { leaseDueMail } from './mail-leases-repository';
import type { MailRow } from './mail-repository';

interface MailWorkerOptions extends MailDeliveryOptions {
  limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** From connecting to the server's last reply. */
  dialogueMs: 2 * 60_000,
  /** Longer than the dialogue, with time to record its outcome. */
  leaseMs: 3 * 60_000,
  /** How long a mail in progress may delay shutdown. */
  stopMs: 8000,
};

const POLL_MS = 1000;
/** Mails sent in parallel, so that one slow server doesn't block all. */
const LANES = 4;

/**
 * Delivers queued mail. A mail is leased, sent outside any transaction, then marked, so any number of workers (one per API
 * process) can share the queue. If a process dies, its mail is due again after the lease, unless it may have arrived: then
 * it waits for an administrator (decision 0029).
 */
export class MailWorker {
  private readonly delivery: MailDelivery;
  private readonly limits: typeof LIMITS;
  private readonly stopping = new AbortController();
  private readonly underWay = new Set<AbortController>();
  private lanes: Promise<void>[] = [];

  constructor(private readonly options: MailWorkerOptions) {
    this.delivery = new MailDelivery(options);
    this.limits = { ...LIMITS, ...options.limits };
  }

  start(): void {
    this.lanes = Array.from({ length: LANES }, () => this.runLane());
  }

  /** Takes no more mail; resolves when those in progress have been sent, failed or been aborted. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const timer = setTimeout(
      () => this.underWay.forEach((mail) => mail.abort(new Error('The process was stopped.'))),
      this.limits.stopMs,
    );
    await Promise.all(this.lanes);
    clearTimeout(timer);
  }

  /** Delivers everything that is due now. */
  async deliverDue(): Promise<void> {
    await Promise.all(Array.from({ length: LANES }, () => this.empty()));
  }

  private async runLane(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.empty().catch((error: unknown) => {
        this.options.log.error({ err: error }, 'mail round failed');
      });
      await sleep(POLL_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async empty(): Promise<void> {
    const { db, now } = this.options;
    while (!this.stopping.signal.aborted) {
      const mail = await leaseDueMail(db, now(), this.limits.leaseMs);
      if (!mail) return;
      await this.deliver(mail);
    }
  }

  private async deliver(mail: MailRow): Promise<void> {
    const end = new AbortController();
    const tooLong = new Error('The mail server took too long.');
    const timer = setTimeout(() => end.abort(tooLong), this.limits.dialogueMs);
    this.underWay.add(end);
    try {
      await this.delivery.deliver(mail, end.signal);
    } finally {
      clearTimeout(timer);
      this.underWay.delete(end);
    }
  }
}
