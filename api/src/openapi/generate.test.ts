import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// Runs in its own process, because the formatter is an ES module that jest can't load.
jest.setTimeout(60_000);

it('api/openapi.json and the client’s types match the routes', () => {
  const script = resolve(__dirname, 'writeDocument.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, '--check'],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
});
