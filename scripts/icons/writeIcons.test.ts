import { readFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import { writeIcons } from './writeIcons';

const text = readFileSync(path.join(repository, 'shared-ui/src/parts/icons/icons.ts'), 'utf8');

test('icons are drawn as Lucide draws them', () => {
  expect(writeIcons(text, [])).toBe(text);
});

test('an icon is added in its place, once', () => {
  const line = `export const Bell = /* @__PURE__ */ drawn('<path d="`;
  const added = writeIcons(text, ['Bell', 'Check']);
  expect(added.split('\n').filter((each) => !text.includes(each))).toEqual([
    expect.stringContaining(line),
  ]);
  expect(added.indexOf(line)).toBeGreaterThan(added.indexOf('const BadgeCheck'));
  expect(added.indexOf(line)).toBeLessThan(added.indexOf('const BookOpen'));
});

test('a name that Lucide lacks is refused', () => {
  expect(() => writeIcons(text, ['Dustbin'])).toThrow('Lucide has no icon "dustbin"');
});
