import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../platform/database/schema';
import { insertCase, type NewCase } from './payment-cases-repository';

/** Opens a payment case for a person to decide, once per subject, and logs it. */
export async function openCase(
  db: Queryable,
  log: FastifyBaseLogger,
  newCase: NewCase,
): Promise<void> {
  const opened = await insertCase(db, newCase);
  if (!opened) return;
  const { kind, subject, payment_id: payment, detail } = newCase;
  log.error({ case: opened.id, kind, subject, payment, detail }, 'a payment needs a person');
}

/** Opens cases for findings of a room below. */
export const openMoneyCase =
  (log: FastifyBaseLogger) =>
  (db: Queryable, { at, ...found }: Omit<NewCase, 'opened_at'> & { at: Date }) =>
    openCase(db, log, { ...found, opened_at: at });
