import path from 'node:path';

test.each([
  ['RELEASES_DIR', 'releasesDirectory'],
  ['TRIED_DIR', 'triedDirectory'],
  ['SHELL_DIR', 'shellBuildDirectory'],
] as const)(
  '%s may be relative to the current folder, and links to it still work',
  async (setting, name) => {
    const before = process.env[setting];
    process.env[setting] = 'somewhere/else';
    try {
      await jest.isolateModulesAsync(async () => {
        const paths = await import('./paths');
        expect(paths[name]).toBe(path.join(process.cwd(), 'somewhere/else'));
      });
    } finally {
      if (before === undefined) delete process.env[setting];
      else process.env[setting] = before;
    }
  },
);
