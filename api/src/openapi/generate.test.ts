import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// In a process of its own: the formatter is an ES module that jest cannot load.
jest.setTimeout(60_000);

it('api/openapi.json and the client’s types are what the routes say', () => {
  const script = resolve(__dirname, 'writeDocument.ts');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, '--check'],
    { encoding: 'utf8' },
  );
  expect(`${stdout}${stderr}`).toBe('');
  expect(status).toBe(0);
});
