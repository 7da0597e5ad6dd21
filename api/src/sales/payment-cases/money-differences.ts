import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../platform/database/schema';
import { openCase } from './open-cases';
import {
  closeCase,
  openSubjects,
  reopenCase,
  rewordCase,
  type NewCase,
} from './payment-cases-repository';

/** Cases for differences that may resolve themselves, for use by a room below. */
export const moneyDifferences = (log: FastifyBaseLogger) => ({
  subjects: openSubjects,
  close: closeCase,
  async open(db: Queryable, { at, ...found }: Omit<NewCase, 'opened_at'> & { at: Date }) {
    const { kind, subject, detail } = found;
    await rewordCase(db, found);
    const again = await reopenCase(db, found, at);
    if (again)
      log.error({ case: again.id, kind, subject, detail }, 'a payment needs a person again');
    else await openCase(db, log, { ...found, opened_at: at });
  },
});
