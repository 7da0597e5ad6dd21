import type { FastifyBaseLogger } from 'fastify';
import type { Queryable } from '../../platform/database/schema';
import { saveCase, type NewCase } from './payment-cases-repository';

/**
 * Opens a payment case for a person to decide, one per subject, and logs it. One that a person has closed only opens again if
 * something else is the matter now.
 */
export async function openCase(
  db: Queryable,
  log: FastifyBaseLogger,
  newCase: NewCase,
): Promise<void> {
  const saved = await saveCase(db, newCase);
  if (saved?.opened_at.getTime() !== newCase.opened_at.getTime()) return;
  const { kind, subject, payment_id: payment, detail } = newCase;
  log.error({ case: saved.id, kind, subject, payment, detail }, 'a payment needs a person');
}

/** Opens cases for findings of a room below. */
export const openMoneyCase =
  (log: FastifyBaseLogger) =>
  (db: Queryable, { at, ...found }: Omit<NewCase, 'opened_at'> & { at: Date }) =>
    openCase(db, log, { ...found, opened_at: at });
