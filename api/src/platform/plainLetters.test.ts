import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../testing/testApp';
import { plainLetters } from './plainLetters';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

// The same pairs as in the dashboard’s test.
it.each([
  ['Adébáyọ̀', 'adebayo'],
  ['Ṣadé Ẹ̀gbẹ́ỌLÁ', 'sade egbeola'],
  ['Ɓala Ɗanjuma', 'bala danjuma'],
  ['ɓɗƙƴ ƁƊƘƳ', 'bdky bdky'],
  ["O'Brien O’Brien O‘Brien OʼBrien OʻBrien O`Brien", 'obrien obrien obrien obrien obrien obrien'],
  ['عُمَر', 'عُمَر'],
  ['ADA 100% ada@x.test', 'ada 100% ada@x.test'],
])('“%s” is searched as “%s”, here and in the database', async (name, plain) => {
  for (const written of [name, name.normalize('NFC'), name.normalize('NFD')]) {
    expect(plainLetters(written)).toBe(plain);
    const { rows } = await sql<{ plain: string }>`
      SELECT plain_letters(${written}::text) AS plain`.execute(api.db);
    expect(rows).toEqual([{ plain }]);
  }
});
