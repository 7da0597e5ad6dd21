import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../../testing/apiProcess';
import { makeUser } from '../../testing/builders';
import { pdfText } from '../../testing/pdfText';
import { openTestDatabase, type TestDatabase } from '../../testing/testDatabase';

let database: TestDatabase;
let dataDir: string;
let api: ApiProcess;
beforeAll(async () => {
  database = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'tickets-bundled-'));
  const options = { databaseUrl: database.url, dataDir, providerUrl: 'http://127.0.0.1:1' };
  api = await ApiProcess.at(options);
  await api.start();
});
afterAll(async () => {
  await api.kill();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('has its fonts beside it, and finds its PDF library when it is first asked for a document', async () => {
  const organizer = await makeUser(database.db, 'ORGANIZER');
  const pdf = await api.file(organizer, '/money/months/2026-03/statement.pdf');
  expect((await pdfText(pdf)).join(' ')).toContain('Closing balance ₦0.00');
});
