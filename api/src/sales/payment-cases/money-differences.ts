import type { FastifyBaseLogger } from 'fastify';
import { openMoneyCase } from './open-cases';
import { closeCase, openSubjects } from './payment-cases-repository';

/** Cases for differences that may resolve themselves, for use by a room below. */
export const moneyDifferences = (log: FastifyBaseLogger) => ({
  subjects: openSubjects,
  close: closeCase,
  open: openMoneyCase(log),
});
