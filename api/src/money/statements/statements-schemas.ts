import { Type } from 'typebox';
import { idParams, rowId } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';
import { fileAnswer } from '../../platform/schemas/files';

const tags = ['money'];
const security = [{ bearer: [] }];
const month = Type.String({
  description: 'A year and a month in Lagos, such as 2026-03. The present one: until now.',
  examples: ['2026-03'],
});
const FORMATS = {
  pdf: {
    suffix: 'Pdf',
    monthly: fileAnswer('application/pdf', 'The balance, by what moved it and by event.'),
    payout: fileAnswer('application/pdf', 'The sum sent, its fee, and the events it came from.'),
  },
  csv: {
    suffix: 'Csv',
    monthly: fileAnswer('text/csv', 'Each posting, with the balance after it.'),
    payout: fileAnswer('text/csv', 'A row for each event that it came from.'),
  },
} as const;
type StatementFormat = keyof typeof FORMATS;

export const monthSchema = (format: StatementFormat) => ({
  tags,
  security,
  operationId: `getStatement${FORMATS[format].suffix}`,
  summary: `Get my statement of a month (${format.toUpperCase()})`,
  params: Type.Object({ month }),
  response: { 200: FORMATS[format].monthly, ...errorAnswers(400, 401, 403, 404, 429) },
});

export const organizerMonthSchema = (format: StatementFormat) => ({
  tags,
  security,
  operationId: `getOrganizerStatement${FORMATS[format].suffix}`,
  summary: `Get an organizer’s statement of a month (${format.toUpperCase()}, administrators only)`,
  params: Type.Object({ id: rowId(), month }),
  response: { 200: FORMATS[format].monthly, ...errorAnswers(400, 401, 403, 404, 429) },
});

export const payoutStatementSchema = (format: StatementFormat) => ({
  tags,
  security,
  operationId: `getPayoutStatement${FORMATS[format].suffix}`,
  summary: `Get the statement of a payout (${format.toUpperCase()})`,
  params: idParams,
  response: { 200: FORMATS[format].payout, ...errorAnswers(401, 403, 404, 429) },
});
