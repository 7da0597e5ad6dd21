import { remoteFolders } from '../paths';
import { lockedPackages, type LockedPackages } from './lockedPackages';

const lock: LockedPackages = {
  'mfe-talks': { version: '0.1.0', dependencies: { '@nzuko/shared-ui': '^1.0.0', chart: '2.0.0' } },
  'shared-ui': { version: '1.0.0', dependencies: { react: '19.0.0' } },
  'node_modules/@nzuko/shared-ui': { resolved: 'shared-ui', link: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/chart': { version: '2.0.0', dependencies: { colour: '^1.0.0' } },
  'node_modules/chart/node_modules/colour': { version: '1.5.0' },
  'node_modules/colour': { version: '3.0.0' },
  'node_modules/webpack': { version: '5.0.0', dependencies: { acorn: '^8.0.0' } },
  'node_modules/acorn': { version: '8.0.0' },
  'node_modules/linter': { version: '9.0.0', dependencies: { espree: '^1.0.0' } },
  'node_modules/espree': { version: '1.0.0' },
};
const packages = (changes: LockedPackages = {}) =>
  lockedPackages(['mfe-talks'], { ...lock, ...changes });

test('a build depends on what it holds and what makes it, however deep, and each workspace’s own copy', () => {
  expect(packages()).toEqual([
    'node_modules/acorn 8.0.0',
    'node_modules/chart 2.0.0',
    'node_modules/chart/node_modules/colour 1.5.0',
    'node_modules/react 19.0.0',
    'node_modules/webpack 5.0.0',
  ]);
});

test('anything else in the lock file changes no version', () => {
  const changes = {
    'node_modules/linter': { version: '10.0.0' },
    'node_modules/colour': { version: '4.0.0' },
    'node_modules/new': { version: '1.0.0' },
    'shared-ui': { ...lock['shared-ui'], version: '1.1.0' },
  };
  expect(packages(changes)).toEqual(packages());
});

test.each(['node_modules/chart/node_modules/colour', 'node_modules/acorn', 'node_modules/react'])(
  'another version of %s does',
  (at) => {
    expect(packages({ [at]: { version: '99.0.0' } })).not.toEqual(packages());
  },
);

test('of the real lock file each remote’s build depends on a part', () => {
  for (const remote of remoteFolders()) {
    const names = lockedPackages([remote]).join('\n');
    expect(names).toMatch(/node_modules\/react \d/);
    expect(names).toMatch(/node_modules\/webpack \d/);
    expect(names).not.toMatch(/node_modules\/(oxlint|jest|@playwright\/test|fastify) /);
  }
});
