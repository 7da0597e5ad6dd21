import type { Guard } from '../guard';

const test = { runner: 'jest', file: 'isolation/src/interceptCalls.test.ts' } as const;

/** The guards of isolated pages: what goes wrong there does so as on the site. */
export const isolatedPages: Guard[] = [
  {
    protects: 'a call that hangs ends by the HTTP client’s limit',
    file: 'isolation/src/TimedRequest.ts',
    remove: 'if (this.timeout > 0) setTimeout(() => this.end(), this.timeout);',
    replace: 'void this.timeout;',
    test: {
      ...test,
      name: 'a call that hangs ends as on the site, by the limit of the HTTP client',
    },
  },
  {
    protects: 'a hang is a hang, and not a late answer',
    file: 'isolation/src/failures.ts',
    remove: "if (effect === 'hang') return new Promise(() => undefined);",
    replace: "if (effect === 'hang') return Promise.resolve();",
    test: {
      ...test,
      name: 'a call that hangs ends as on the site, by the limit of the HTTP client',
    },
  },
];
