import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
function render(readPage: string, name = 'Talk') {
  const file = path.join(folder, `${name}.renderer.cjs`);
  // Written once: a process may be reading it.
  if (!existsSync(file)) {
    writeFileSync(file, `module.exports = { readPage: ${readPage}, render: () => ({}) };`);
  }
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

test('a page that nobody waits for any more isn’t rendered', async () => {
  const written = path.join(folder, 'rendered');
  const mark = `async () => { require('node:fs').writeFileSync(${JSON.stringify(written)}, ''); }`;
  await render('async () => ({})');
  // Each takes the full half second for reading, sixteen at a time: the last one waits longer than its page does.
  const hang = () => render('() => new Promise(() => undefined)', 'Hang');
  const pages = Array.from({ length: 96 }, hang);
  const late = render(mark, 'Late');
  await expect(late).rejects.toThrow('gave no answer within');
  await Promise.allSettled(pages);
  // Whatever came before has been rendered by now.
  await render('async () => ({})', 'Next');
  expect(existsSync(written)).toBe(false);
});

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
  const lost = new Promise((resolve) => log.error.mockImplementation(resolve));
  // On a busy machine, the page stops waiting before the process has ended.
  await expect(render(readPage)).rejects.toThrow();
  await lost;
  expect(log.error.mock.calls).toEqual([
    [{ err: expect.objectContaining({ message }), said }, 'the rendering process is lost'],
  ]);
});
