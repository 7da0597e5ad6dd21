import { parse } from 'csv-parse/sync';
import { csvLines, csvStart } from './csv';

it('round-trips commas, quotes and line breaks, behind a byte-order mark', () => {
  const row = ['Lagos, JS', 'the “big” "one"', 'two\r\nlines', '-1500.00', ''];
  const file = csvStart(['a', 'b', 'c', 'd', 'e']) + csvLines([row]);
  expect(file.startsWith('\uFEFFa,b,c,d,e\r\n')).toBe(true);
  expect(parse(file, { bom: true })).toEqual([['a', 'b', 'c', 'd', 'e'], row]);
});

it.each(['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '-1500.001', '-1500.00)+1'])(
  'keeps a spreadsheet from running %j',
  (cell) => expect(parse(csvLines([[cell]]))).toEqual([[`'${cell}`]]),
);
