import { parse } from 'csv-parse/sync';

import { csvFile, csvLines } from './csv';

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
  ['an amount below zero', '-1500.00'],
])('a cell with %s comes back as it was', (_case, cell) => {
  const csv = csvFile([
    ['Name', 'Email'],
    [cell, 'x'],
  ]);
  expect(read(csv)).toEqual([
    ['Name', 'Email'],
    [cell, 'x'],
  ]);
});

test.each([
  '=1+1',
  '+234 80',
  '-5',
  '-1+1',
  '-1500.001',
  '-1500.00)+1',
  '@cmd',
  '\tx',
  '\rx',
  '=HYPERLINK("https://x.test","Ada")',
])('the cell %j is no formula any more', (cell) => {
  expect(read(csvLines([[cell]]))).toEqual([[`'${cell}`]]);
});

test('a file begins with a byte-order mark, and its lines end in CR LF', () => {
  expect(csvFile([['a', 'b']]) + csvLines([['1', '2']])).toBe('\uFEFFa,b\r\n1,2\r\n');
});
