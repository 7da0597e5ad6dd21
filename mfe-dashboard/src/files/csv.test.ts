import { parse } from 'csv-parse/sync';

import { toCsv } from './csv';

/** A third-party parser, so that our writer isn't tested against itself. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n' });

test.each([
  ['commas', 'Eze, Chidi'],
  ['quotes', 'Ada "the dev" Obi'],
  ['newlines', 'first\nsecond\r\nthird'],
  ['Yoruba letters', 'Adébáyọ̀ Ọláìyá'],
  ['Igbo and Hausa letters', 'Ńkẹ́m Ịfẹọma, Ɗanjuma Ƙofar'],
  ['the naira sign', '₦1,500'],
  ['blanks around it', ' Ada '],
  ['nothing', ''],
  ['a minus inside', 'a-b'],
])('a cell with %s comes back as it was', (_case, cell) => {
  const csv = toCsv([
    ['Name', 'Email'],
    [cell, 'x'],
  ]);
  expect(read(csv)).toEqual([
    ['Name', 'Email'],
    [cell, 'x'],
  ]);
});

test.each(['=1+1', '+234 80', '-5', '@cmd', '\tx', '\rx', '=HYPERLINK("https://x.test","Ada")'])(
  'the cell %j is no formula any more',
  (cell) => {
    expect(read(toCsv([[cell]]))).toEqual([[`'${cell}`]]);
  },
);

test('the file begins with a byte-order mark and its lines end in CR LF', () => {
  expect(toCsv([['a', 'b']])).toBe('\uFEFFa,b\r\n');
});
