import base from './playwright.config';

// `npm run matrix`: two sites, each with either the shell or the remotes of an earlier commit. The command serves them.
const { webServer: _own, ...config } = base;

const site = (name: string, baseURL: string | undefined) => ({
  name,
  use: { ...base.use, baseURL },
});

export default {
  ...config,
  testDir: '.',
  testMatch: ['matrix/*.spec.ts', 'tests/singletons.spec.ts'],
  reporter: 'list',
  projects: [
    site('earlier shell, these remotes', process.env.PREVIOUS_SHELL),
    site('this shell, earlier remotes', process.env.PREVIOUS_REMOTES),
  ],
};
