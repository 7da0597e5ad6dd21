import { pdfText } from '../../testing/pdfText';
import { PdfWriter, type Column } from './pdf-writer';

const start = () => PdfWriter.start({ kind: 'Test', title: 'A test' });
const COLUMNS: Column[] = [
  { title: 'What', width: 300 },
  { title: 'How much', width: 100, isAmount: true },
];

it('writes Nigerian letters and the naira sign so that they can be read and copied', async () => {
  const writer = await start();
  writer.heading('Ẹ̀kọ́ Night');
  writer.facts([{ label: 'Name', value: 'Adébáyọ̀ Ọláìyá, Chíọma Ṅkẹ́' }]);
  writer.amounts([{ label: 'Total', value: '₦1,234,567.89', isTotal: true }]);
  const [page = ''] = await pdfText(await writer.finish('A note'));
  // A reader takes high letters for the beginning of another line.
  const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, '');
  for (const part of ['Ẹ̀kọ́ Night', 'Adébáyọ̀ Ọláìyá, Chíọma Ṅkẹ́', '₦1,234,567.89', 'A note']) {
    expect(plain(page)).toContain(plain(part));
  }
  expect(page).toContain('Page 1 of 1');
});

it.each([
  ['Chinese', '王小明', '???'],
  ['Arabic', 'محمد', '????'],
  ['Hausa', 'Ɓala Ɗanƙwai', 'Bala Dankwai'],
  ['emoji', 'Ada 🎉👩🏽‍💻', 'Ada'],
  ['emoji before a comma', 'Ọ̀ṣúntókun 🎉, olabisi', 'Ọ̀ṣúntókun, olabisi>'],
  ['emoji between words', 'Ada 🎉 Obi', 'Ada Obi>'],
  ['Zalgo', 'A\u0316\u0317\u0318\u0319da', 'Ada'],
  ['control characters', 'Ada\u0000\u0007\nObi\tX\u2028Y', 'Ada Obi X Y'],
  ['half a surrogate', 'Ada\ud83c', 'Ada'],
  ['nothing', '', ''],
])('bears names in %s', async (_script, name, drawn) => {
  const writer = await start();
  writer.heading(name);
  writer.facts([{ label: 'Name', value: `<${name}>` }]);
  await writer.table(COLUMNS, [[name, '1.00']], ['Total', '1.00']);
  const [page = ''] = await pdfText(await writer.finish(name));
  expect(page.replace(/\s+/g, ' ')).toContain(`<${drawn}`);
});

it('wraps titles, pages rows, and repeats the titles of columns', async () => {
  const writer = await start();
  const long = 'Conference '.repeat(23).trim();
  const word = 'A'.repeat(255);
  const rows = Array.from({ length: 200 }, (_, index) => [`Row ${index}`, `${index}.00`]);
  await writer.table(COLUMNS, [[long, '1.00'], [word, '2.00'], ...rows], ['Total', '19900.00']);
  const pages = await pdfText(await writer.finish('A note'));
  expect(pages.length).toBeGreaterThan(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('How much');
    expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  const text = pages.join(' ');
  for (let row = 0; row < 200; row += 1) expect(text).toMatch(new RegExp(`Row ${row}\\b`));
  expect(pages.at(-1)).toContain('19900.00');
  expect(text.split('Conference').length - 1).toBe(23);
});

it('lets others have their turn while it writes many rows', async () => {
  const writer = await start();
  // As if each row took a millisecond, however fast the machine is.
  let now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => (now += 1));
  let turns = 0;
  const count = () => {
    turns += 1;
    counter = setImmediate(count);
  };
  let counter = setImmediate(count);
  const rows = Array.from({ length: 500 }, (_, index) => [`Row ${index}`, `${index}.00`]);
  await writer.table(COLUMNS, rows, ['Total', '1.00']);
  clearImmediate(counter);
  clock.mockRestore();
  expect(turns).toBeGreaterThanOrEqual(10);
});
