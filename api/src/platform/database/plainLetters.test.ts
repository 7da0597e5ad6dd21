import { plainLetters } from '@nzuko/contract/text';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/testApp';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

it.each([
  'Adébáyọ̀',
  'Ṣadé Ẹ̀gbẹ́ỌLÁ',
  'Ɓala Ɗanjuma',
  'ɓɗƙƴ ƁƊƘƳ',
  "O'Brien O’Brien O‘Brien OʼBrien OʻBrien O`Brien",
  'عُمَر',
  'ADA 100% ada@x.test',
])('the database searches “%s” as the screens do', async (name) => {
  for (const written of [name, name.normalize('NFC'), name.normalize('NFD')]) {
    const { rows } = await sql<{ plain: string }>`
      SELECT plain_letters(${written}::text) AS plain`.execute(api.db);
    expect(rows).toEqual([{ plain: plainLetters(written) }]);
  }
});
