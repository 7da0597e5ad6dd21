import { readFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import type { Guard } from './guard';
import { readGuards, withoutGuard } from './guardTables';

/** True if the file has a test of this name; a title's placeholders stand for anything. */
function hasTest({ file, name }: Guard['test']): boolean {
  const source = readFileSync(path.join(repository, file), 'utf8');
  return [...source.matchAll(/(['`])((?:\\.|(?!\1)[^\\\n])+)\1/g)].some(({ 2: title = '' }) => {
    const literal = title
      .replaceAll('\\', '')
      .split(/%[sdi]|\$\{[^}]*\}/)
      .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return literal.join('').trim() !== '' && new RegExp(`^${literal.join('.*')}$`).test(name);
  });
}

// `npm run controls` takes half an hour and so runs rarely; this notices at once when a table no longer fits the code.
test('every guard is still in the code, exactly once, and so is its test', async () => {
  const guards = await readGuards();
  expect(guards.length).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const guard of guards) {
    const source = readFileSync(path.join(repository, guard.file), 'utf8');
    expect(withoutGuard(guard, source)).not.toBe(source);
    if (!hasTest(guard.test)) missing.push(`${guard.test.file} › ${guard.test.name}`);
  }
  expect(missing).toEqual([]);
});

test('a guard that is gone is an error', () => {
  const guard = {
    protects: 'nothing',
    file: 'gone.ts',
    remove: 'if (isLocked) return;',
    replace: '',
    test: { runner: 'jest' as const, file: 'gone.test.ts', name: 'gone' },
  };
  expect(() => withoutGuard(guard, 'return;')).toThrow(
    'gone.ts contains the guard 0 times, not once',
  );
});
