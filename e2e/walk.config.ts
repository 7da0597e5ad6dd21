import base from './playwright.config';

// `npm run walk`: too long for each change. Its rules are tested in tests/walk.spec.ts.
export default {
  ...base,
  testDir: './walk',
  // Jest has the tests of the plan.
  testMatch: '*.spec.ts',
  reporter: 'list',
  // The review has the pictures.
  use: { ...base.use, screenshot: 'off' as const },
  globalSetup: require.resolve('./walk/report/clear'),
  globalTeardown: require.resolve('./walk/report/write'),
};
