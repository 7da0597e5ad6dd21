import { toCsv } from './csv';

/** A reader of RFC 4180 of its own, so that the writer is not its own judge. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '"' && text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"') quoted = true;
    else if (sign === ',') {
      row.push(cell);
      cell = '';
    } else if (sign === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at += 1;
    } else cell += sign;
  }
  return rows;
}

test.each([
  ['commas', 'Eze, Chidi'],
  ['quotes', 'Ada "the dev" Obi'],
  ['newlines', 'first\nsecond\r\nthird'],
  ['Yoruba letters', 'Adébáyọ̀ Ọláìyá'],
  ['nothing', ''],
  ['a minus inside', 'a-b'],
])('a cell with %s comes back as it was', (_case, cell) => {
  const csv = toCsv([
    ['Name', 'Email'],
    [cell, 'x'],
  ]);
  expect(parseCsv(csv.slice(1))).toEqual([
    ['Name', 'Email'],
    [cell, 'x'],
  ]);
});

test.each(['=1+1', '+234 80', '-5', '@cmd', '\tx', '\rx'])(
  'the cell %j is no formula any more',
  (cell) => {
    expect(parseCsv(toCsv([[cell]]).slice(1))).toEqual([[`'${cell}`]]);
  },
);

test('the file begins with a byte-order mark and its lines end in CR LF', () => {
  expect(toCsv([['a', 'b']])).toBe('\uFEFFa,b\r\n');
});
