import path from 'node:path';

import { runBenches } from './runBenches';

const program = path.join(__dirname, 'testing/misbehaving.ts');
const run = (names: string[], more: { limitMs?: number; signal?: AbortSignal } = {}) =>
  runBenches({ names, options: ['--quick'], program, ...more });

test('each benchmark’s figures come with its name and how long it took', async () => {
  const [measured] = await run(['measures']);
  expect(measured).toMatchObject({
    name: 'measures',
    figures: [
      { name: 'bytes', value: 3, bound: 'at most', goal: 4, unit: 'KB' },
      { name: 'speed', value: 0.7, bound: 'at least', goal: 0.5, unit: 'ratio' },
    ],
  });
  expect(measured?.seconds).toBeGreaterThan(0);
  expect(measured).not.toHaveProperty('error');
});

test('what could not be measured arrives as not a number', async () => {
  const [measured] = await run(['measuresNothing']);
  expect(measured?.figures[0]?.value).toBeNaN();
});

test('one that throws or crashes says so, and the others still run', async () => {
  expect(await run(['throws', 'crashes', 'measures'])).toMatchObject([
    { name: 'throws', figures: [], error: 'The server did not start.' },
    { name: 'crashes', figures: [], error: 'It ended without figures (exit code 3).' },
    { name: 'measures', figures: [{ name: 'bytes' }, { name: 'speed' }] },
  ]);
});

test('one that never ends is stopped after its time, and the others still run', async () => {
  expect(await run(['hangs', 'measures'], { limitMs: 3_000 })).toMatchObject([
    { name: 'hangs', figures: [], error: 'It took longer than 3 s.' },
    { name: 'measures', figures: [{}, {}] },
  ]);
});

test('each gets the options, and nothing that another left behind', async () => {
  const [, echo] = await run(['leavesSettings', 'echoes']);
  expect(echo?.figures[0]?.name).toBe('--quick clean');
});

test('after Ctrl-C, the one that runs is stopped and no other begins', async () => {
  const stop = new AbortController();
  const running = run(['hangs', 'measures'], { signal: stop.signal });
  stop.abort();
  expect(await running).toMatchObject([
    { name: 'hangs', error: 'It was stopped.' },
    { name: 'measures', error: 'It wasn’t begun: the run was stopped.' },
  ]);
});
