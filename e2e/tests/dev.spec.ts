import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { expect, test } from '@playwright/test';

import { serveRemote } from '../../scripts/dev/remoteServer';
import { startStaging } from '../support/staging';

const repository = path.resolve(__dirname, '../..');
// Inside the repository, so that the copy finds its packages; the sources themselves aren't touched.
const copy = path.join(repository, '.cache/dev-test/mfe-landing');
const screen = path.join(copy, 'src/screens/contact/ContactScreen.tsx');

function change(from: string, to: string): void {
  const source = readFileSync(screen, 'utf8');
  expect(source).toContain(from);
  writeFileSync(screen, source.replace(from, to));
}

test('a source change shows in the open page at once; one that fails to build is shown over it until it is mended', async ({
  page,
}) => {
  test.setTimeout(180_000);
  rmSync(copy, { recursive: true, force: true });
  cpSync(path.join(repository, 'mfe-landing'), copy, { recursive: true });
  writeFileSync(
    path.join(copy, 'webpack.config.js'),
    `module.exports = require('../../../webpack.shared.js').remote({ directory: __dirname });`,
  );
  const words: string[] = [];
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const staging = await startStaging();
  const remote = await serveRemote(copy, { port: 0, report: (line) => words.push(line) });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const fault = page.getByRole('alert');
  try {
    await page.goto(`${staging.url}/contact?mfe-override=mfe_landing@${remote.origin}`);
    await expect(page.getByLabel('Override')).toContainText(
      `mfe_landing comes from ${remote.origin}`,
    );
    await expect(heading).toHaveText('Write to us');

    await page.getByLabel('Message').click();
    await page.keyboard.type('Half a question');
    change('Write to us', 'Write to my machine');
    await expect(heading).toHaveText('Write to my machine');
    expect(questions).toEqual([]);

    change('title="Write to my machine"', 'title=');
    await expect(fault).toContainText(/mfe_landing doesn’t build.*ContactScreen\.tsx/s);
    await expect(fault).not.toContainText('Stack backtrace');
    expect(words.at(-1)).toMatch(/does not build.*ContactScreen\.tsx/s);
    await page.reload();
    await expect(fault).toContainText('ContactScreen.tsx');
    await expect(heading).toHaveText('Write to my machine');
    change('title=', 'title="Mended"');
    await expect(heading).toHaveText('Mended');
    await expect(fault).toBeHidden();
  } finally {
    await remote.stop();
    await staging.stop();
    rmSync(copy, { recursive: true, force: true });
  }
});
