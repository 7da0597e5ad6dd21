import { csvFile, csvLines } from '@nzuko/contract/text';
import { csvTime } from '../../platform/files/csvTime';
import { formatNaira } from '../../platform/money';
import { maskedAccount } from '../payout-accounts/masked-account';
import type { ListedPayout } from '../payouts/payouts-repository';
import type { Month } from './months';
import { arrived, SENT_TITLES, STATE_WORDS } from './payout-pdf';
import { WORDS_OF } from './statement-lines';
import type { PostedPart, StatementPosting } from './statements-repository';

const MONTH_TITLES = ['Time (Lagos)', 'Entry', 'What', 'Event ID', 'Event', 'Reference', 'Amount', 'Balance', 'Note']; // oxfmt-ignore

/** Each posting of a month with the balance after it, from the opening to the closing balance. */
export async function* monthCsv(
  { from, until, isOver }: Month,
  now: Date,
  opening: number,
  chunks: AsyncIterable<StatementPosting[]>,
): AsyncGenerator<string> {
  let balance = opening;
  const limit = (at: Date, what: string) =>
    csvLines([[csvTime(at), '', what, '', '', '', '', formatNaira(balance), '']]);
  yield csvFile([MONTH_TITLES]) + limit(from, 'Opening balance');
  for await (const postings of chunks) {
    yield csvLines(
      postings.map((posting) => {
        balance += posting.kobo;
        return [
          csvTime(posting.posted_at),
          String(posting.id),
          WORDS_OF[posting.kind],
          String(posting.event_id ?? ''),
          posting.title ?? '',
          posting.reference ?? '',
          formatNaira(posting.kobo),
          formatNaira(balance),
          posting.note ?? '',
        ];
      }),
    );
  }
  yield limit(isOver ? new Date(until.getTime() - 1000) : now, 'Closing balance');
}

const PAYOUT_TITLES = ['Reference', 'State', 'Requested (Lagos)', 'Ended (Lagos)', 'Account', 'Event ID', 'Event', 'Taken', 'Transfer fee']; // oxfmt-ignore

/** The parts of a payout, an event a row. */
export function payoutCsv(payout: ListedPayout, parts: PostedPart[]): string {
  const { reference, state, requested_at: requested, done_at: done } = payout;
  return (
    csvFile([[...PAYOUT_TITLES, SENT_TITLES[state], 'Arrived']]) +
    csvLines(
      parts.map((part) => [
        reference,
        STATE_WORDS[state],
        csvTime(requested),
        done ? csvTime(done) : '',
        maskedAccount(payout),
        String(part.event_id ?? ''),
        part.title ?? '',
        formatNaira(part.sent + part.fee),
        formatNaira(part.fee),
        formatNaira(part.sent),
        formatNaira(arrived(state, part)),
      ]),
    )
  );
}
