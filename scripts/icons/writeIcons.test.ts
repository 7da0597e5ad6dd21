import { readFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../paths';
import { writeIcons } from './writeIcons';

const text = readFileSync(path.join(repository, 'shared-ui/src/parts/icons/icons.ts'), 'utf8');

test('icons are drawn as Lucide draws them', () => {
  expect(writeIcons(text, [])).toBe(text);
});

test('an icon is added in its place, once', () => {
  const line = `export const Bell = /* @__PURE__ */ drawn('M`;
  const added = writeIcons(text, ['Bell', 'Check']);
  expect(added.split('\n').filter((each) => !text.includes(each))).toEqual([
    expect.stringContaining(line),
  ]);
  expect(added.indexOf(line)).toBeGreaterThan(added.indexOf('const BadgeCheck'));
  expect(added.indexOf(line)).toBeLessThan(added.indexOf('const BookOpen'));
});

test('circles and rounded rectangles are outlines, and an outline begins where its icon says', () => {
  const lines = writeIcons('', ['CircleAlert', 'BadgeCheck', 'Square']).split('\n');
  const pathOf = (name: string) => lines.find((line) => line.includes(` ${name} `));
  expect(pathOf('CircleAlert')).toContain(
    "('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4m0 4h.01')",
  );
  expect(pathOf('Square')).toContain(
    "('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2z')",
  );
  expect(pathOf('BadgeCheck')).toMatch(/M0 0m16 9l-5\.5 5\.5L8 12'/);
});

test('a name that Lucide lacks is refused', () => {
  expect(() => writeIcons(text, ['Dustbin'])).toThrow('Lucide has no icon "dustbin"');
});
