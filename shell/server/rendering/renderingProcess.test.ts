import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { RenderingProcess } from './renderingProcess';

const log = { error: jest.fn() };
let rendering: RenderingProcess;
let folder: string;
beforeEach(() => {
  log.error.mockReset();
  rendering = new RenderingProcess(log);
  folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
});
afterEach(() => {
  rendering.stop();
  rmSync(folder, { recursive: true });
});

/** Asks a program for a page; `readPage` is the text of its function. */
function render(readPage: string) {
  const file = path.join(folder, 'Talk.renderer.cjs');
  writeFileSync(file, `module.exports = { readPage: ${readPage}, render: () => ({}) };`);
  return rendering.render({
    file,
    params: {},
    query: '',
    canonicalUrl: 'https://nzuko.example/',
    url: '/',
    savesData: false,
    flags: {},
    apiUrl: 'http://127.0.0.1:1',
    pass: {},
    known: null,
  });
}

test.each([
  [
    'keeps more and more in memory ends before it takes the machine’s',
    'async () => { for (const kept = [];;) kept.push(new Array(1e5).fill(kept.length)); }',
    ['The rendering process ended: SIGABRT.', expect.stringContaining('heap out of memory')],
  ],
  [
    'throws in a timer ends, and its error is in the log',
    "() => { setTimeout(() => { throw new Error('Too late to be caught.'); }); return new Promise(() => undefined); }",
    ['The rendering process ended: 1.', expect.stringContaining('Too late to be caught.')],
  ],
])('a program that %s', async (_, readPage, [message, said]) => {
  await expect(render(readPage)).rejects.toThrow(String(message));
  expect(log.error.mock.calls).toEqual([
    [{ err: expect.objectContaining({ message }), said }, 'the rendering process is lost'],
  ]);
});
