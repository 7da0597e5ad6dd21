import base from './playwright.config';

// `npm run matrix`, which serves these sites: each is one shell with the remotes it is tried with.
const { webServer: _own, ...config } = base;

const sites = JSON.parse(process.env.MATRIX_SITES ?? '[]') as { name: string; baseURL: string }[];

export default {
  ...config,
  testDir: '.',
  testMatch: ['matrix/*.spec.ts', 'tests/singletons.spec.ts'],
  reporter: 'list',
  projects: sites.map(({ name, baseURL }) => ({ name, use: { ...base.use, baseURL } })),
};
