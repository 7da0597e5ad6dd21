import type { EventReport, ReportCase } from '../../../api/reportsApi';

/** Shorter than what people choose from. */
export const reasonLabels: Record<EventReport['reason'], string> = {
  scam: 'Scam',
  wrong_information: 'Wrong information',
  offensive: 'Offensive',
  stolen: 'Counterfeit or stolen',
  other: 'Something else',
};

export const countOf = ({ reasons }: ReportCase): number =>
  reasons.reduce((sum, { count }) => sum + count, 0);

export const reportsText = (count: number): string =>
  count === 1 ? '1 report' : `${count} reports`;

const DID = { DISMISSED: 'dismissed this', SUSPENDED: 'suspended this event' };

/** "Ada Obi dismissed this" */
export const handledText = ({ by, outcome }: NonNullable<ReportCase['handled']>): string =>
  `${by} ${DID[outcome]}`;
