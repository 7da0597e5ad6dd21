import { csvFile, csvLines } from '@nzuko/contract/text';
import { csvTime } from '../files/csvTime';
import { RECORD_ACTIONS } from './record-actions';
import { showChanges } from '../recordLabels';
import type { EntryRow } from './record-repository';
import type { RecordEntry } from './record-schemas';

/** @param showsAdministrators whether the reader may know which administrator it was. */
export function presentEntry(row: EntryRow, showsAdministrators: boolean): RecordEntry {
  const { actor_kind: by, event_id: eventId, account_id: accountId, account_name: name } = row;
  const isHidden = by === 'ADMINISTRATOR' && !showsAdministrators;
  return {
    id: row.id,
    at: row.at.toISOString(),
    by,
    actor: isHidden ? null : row.actor_name,
    action: row.action,
    summary: RECORD_ACTIONS[row.action],
    event: eventId === null ? null : { id: eventId, title: row.event_title },
    account: accountId === null || name === null ? null : { id: accountId, name },
    about: [
      ...(row.invited === null ? [] : [row.invited]),
      ...(row.order_id === null ? [] : [`Order ${row.order_id}`]),
      ...(row.ticket_number === null ? [] : [`Ticket ${row.ticket_number}`]),
      ...(row.payout_id === null ? [] : [`Payout ${row.payout_id} for ${row.payee}`]),
    ],
    changes: showChanges(row.changes, row.event_titles ?? {}),
    request_id: row.request_id,
  };
}

const WHO = {
  ACCOUNT: 'Somebody',
  ADMINISTRATOR: 'An administrator',
  TICKET_LINK: 'The ticket’s holder',
  SYSTEM: 'The system',
};
const TITLES = ['Entry', 'Time (Lagos)', 'Who', 'As', 'What', 'Event ID', 'Event', 'Account', 'About', 'Changes', 'Request']; // oxfmt-ignore
const AS = {
  ACCOUNT: 'Account',
  ADMINISTRATOR: 'Administrator',
  TICKET_LINK: 'Ticket’s link',
  SYSTEM: 'System',
};

export const recordCsvStart = (): string => csvFile([TITLES]);

export const recordCsvLines = (entries: RecordEntry[]): string =>
  csvLines(
    entries.map((entry) => [
      String(entry.id),
      csvTime(new Date(entry.at)),
      entry.actor ?? WHO[entry.by],
      AS[entry.by],
      entry.summary,
      String(entry.event?.id ?? ''),
      entry.event?.title ?? '',
      entry.account?.name ?? '',
      entry.about.join('; '),
      entry.changes.map(inOneLine).join('; '),
      entry.request_id ?? '',
    ]),
  );

const inOneLine = ({ what, before, after }: RecordEntry['changes'][number]) =>
  before === null && after === null ? what : `${what}: ${before ?? '–'} → ${after ?? '–'}`;
