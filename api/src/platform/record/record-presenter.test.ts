import { RECORD_ACTORS } from '../database/recordTables';
import { recordCsvLines } from './record-presenter';
import type { RecordEntry } from './record-schemas';

const entry: RecordEntry = {
  id: 7,
  at: '2026-11-29T08:00:00.000Z',
  by: 'ACCOUNT',
  actor: null,
  action: 'event_changed',
  summary: 'Changed the event',
  event: null,
  account: null,
  about: [],
  changes: [],
  request_id: null,
};

it.each(RECORD_ACTORS)('a line says who it was, even if %s has no name', (by) => {
  const [, , who] = recordCsvLines([{ ...entry, by }]).split(',');
  expect(who).not.toBe('');
});
