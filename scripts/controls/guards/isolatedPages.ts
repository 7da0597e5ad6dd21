import type { Guard } from '../guard';

const inBrowser = { runner: 'browser', file: 'e2e/tests/isolation.spec.ts' } as const;
const test = { runner: 'jest', file: 'isolation/src/interceptCalls.test.ts' } as const;

/** The guards of isolated pages: failures there look the same as on the site. */
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
  {
    protects: 'one call can be slow, and the others not',
    file: 'isolation/src/failures.ts',
    remove: "const ms = typeof effect === 'string' ? Number(effect) : 0;",
    replace: 'const ms = 0;',
    test: { ...test, name: 'one call is answered late, and others at once' },
  },
  {
    protects: 'all calls can be slow',
    file: 'isolation/src/interceptCalls.ts',
    remove: 'if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));',
    replace: 'void latency;',
    test: { ...test, name: 'every call is later by the latency' },
  },
  {
    protects: 'a page without its harness says so, and does not load for ever',
    file: 'isolation/page/missingHarness.ts',
    remove: 'loading.textContent = `',
    replace: 'loading.title = `',
    rebuilds: ['mfe_settings'],
    test: { ...inBrowser, name: 'without its harness the page says so' },
  },
  {
    protects: 'a chunk can fail',
    file: 'isolation/src/interceptChunks.ts',
    remove: "if (typeof effect === 'number') child.dispatchEvent(new Event('error'));",
    replace: 'if (child.parentNode) return;',
    rebuilds: ['mfe_dashboard'],
    test: {
      ...inBrowser,
      name: 'a chunk of the remote that fails shows the remote’s own message, and one that hangs its waiting',
    },
  },
  {
    protects: 'a chunk that hangs never comes',
    file: 'isolation/src/interceptChunks.ts',
    remove: 'if (effect === null) return append(child);',
    replace: "if (effect === null || effect === 'hang') return append(child);",
    rebuilds: ['mfe_dashboard'],
    test: {
      ...inBrowser,
      name: 'a chunk of the remote that fails shows the remote’s own message, and one that hangs its waiting',
    },
  },
  {
    protects: 'the nav bar can be switched on',
    file: 'isolation/src/bootstrap.tsx',
    remove: "conditions.nav === 'on' && <SiteNavBar remote={remote} />",
    replace: 'null',
    rebuilds: ['mfe_events'],
    test: {
      ...inBrowser,
      name: 'the panel’s settings are in the URL, and the link reproduces them',
    },
  },
];
