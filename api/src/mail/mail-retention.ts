import { rm } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import type { Clock } from '../platform/clock';
import { inBatches } from '../platform/database/inBatches';
import type { Database } from '../platform/database/schema';
import { DAY_MS } from '../platform/durations';
import type { Tasks } from '../platform/jobs/tasks';
import { deleteOldMails } from './mail-repository';
import { mailFile } from './mail-transport';

interface MailRetentionOptions {
  db: Kysely<Database>;
  now: Clock;
  keptDays: number;
  outboxFolder: string;
}

/** Deletes mails too old for anyone to ask about, with their files if there is no mail server (decision 0060). */
export class MailRetention {
  constructor(private readonly options: MailRetentionOptions) {}

  readonly tasks = {
    forget_mails: { every: '40 2 * * *', run: () => this.forget() },
  } satisfies Tasks;

  private forget(): Promise<void> {
    const { db, now, keptDays, outboxFolder } = this.options;
    const before = new Date(now().getTime() - keptDays * DAY_MS);
    return inBatches(async (rows) => {
      // The files first: a file without its row would never be found again.
      const old = await deleteOldMails(db, before, rows, async (ids) => {
        for (const id of ids) await rm(mailFile(outboxFolder, id), { force: true });
      });
      return old.length;
    });
  }
}
