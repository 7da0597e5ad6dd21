import { MINUTE_MS } from '../platform/durations';
import type { Tasks } from '../platform/jobs/tasks';
import { MailDelivery, type MailDeliveryOptions } from './mail-delivery';
import { dueMails, leaseMail } from './mail-leases-repository';

interface MailWorkerOptions extends MailDeliveryOptions {
  limits?: Partial<typeof LIMITS>;
}

const LIMITS = {
  /** From connecting to the server's last reply. */
  dialogueMs: 2 * MINUTE_MS,
  /** Longer than the dialogue, with time to record its outcome. */
  leaseMs: 3 * MINUTE_MS,
};

/**
 * Sends queued mail. A mail is leased, sent outside any transaction, then marked, so any number of processes can share the
 * queue. If a process dies, its mail is due again after the lease, unless it may have arrived: then it waits for an
 * administrator (decision 0029).
 */
export class MailWorker {
  private readonly delivery: MailDelivery;
  private readonly limits: typeof LIMITS;

  constructor(private readonly options: MailWorkerOptions) {
    this.delivery = new MailDelivery(options);
    this.limits = { ...LIMITS, ...options.limits };
  }

  readonly tasks = {
    send_mail: {
      lane: 'mail',
      run: (id, signal) => this.send(id, signal),
      due: (limit) => dueMails(this.options.db, this.options.now(), limit),
    },
  } satisfies Tasks;

  /** Sends a mail, if it is due; resolves when its outcome is recorded. `stop` aborts sending. */
  private async send(id: number, stop: AbortSignal): Promise<void> {
    const { db, now } = this.options;
    const mail = await leaseMail(db, id, now(), this.limits.leaseMs);
    if (!mail) return;
    const end = new AbortController();
    const tooLong = new Error('The mail server took too long.');
    const timer = setTimeout(() => end.abort(tooLong), this.limits.dialogueMs);
    const stopped = () => end.abort(new Error('The process was stopped.'));
    stop.addEventListener('abort', stopped, { once: true });
    try {
      await this.delivery.deliver(mail, end.signal);
    } finally {
      clearTimeout(timer);
      stop.removeEventListener('abort', stopped);
    }
  }
}
