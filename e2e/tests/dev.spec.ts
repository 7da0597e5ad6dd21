import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { serveRemote } from '../../scripts/dev/remoteServer';
import { startStaging } from '../support/staging';

const repository = path.resolve(__dirname, '../..');
// Inside the repository, so that the copy finds its packages; the sources themselves aren't touched.
const copy = path.join(repository, '.cache/dev-test/mfe-auth');
const screen = path.join(copy, 'src/screens/login/LoginScreen.tsx');

function change(from: string, to: string): void {
  const source = readFileSync(screen, 'utf8');
  expect(source).toContain(from);
  writeFileSync(screen, source.replace(from, to));
}

test('a source change shows in the open page; one that fails to build leaves the page as it is', async ({
  page,
}) => {
  test.setTimeout(180_000);
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(repository, 'mfe-auth'), copy, { recursive: true });
  writeFileSync(
    path.join(copy, 'webpack.config.js'),
    `module.exports = require('../../../webpack.shared.js').remote({ directory: __dirname });`,
  );
  const words: string[] = [];
  const staging = await startStaging();
  const remote = await serveRemote(copy, { port: 0, report: (line) => words.push(line) });
  const heading = page.getByRole('heading', { level: 1 });
  try {
    await page.goto(`${staging.url}/login?mfe-override=mfe_auth@${remote.origin}`);
    await expect(page.getByLabel('Override')).toContainText(`mfe_auth comes from ${remote.origin}`);
    await expect(heading).toHaveText('Welcome back');

    change('Welcome back', 'Welcome to my machine');
    await expect(heading).toHaveText('Welcome to my machine');

    change('title="Welcome to my machine"', 'title=');
    await expect.poll(() => words.at(-1)).toMatch(/does not build.*LoginScreen\.tsx/s);
    await expect(heading).toHaveText('Welcome to my machine');
    change('title=', 'title="Mended"');
    await expect(heading).toHaveText('Mended');
  } finally {
    await remote.stop();
    await staging.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
