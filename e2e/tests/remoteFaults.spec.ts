import { expect, test, type Page } from '@playwright/test';

import { rangeOf } from '../../federation/sharedModules.js';
import { dependencies } from '../../package.json';
import { changeEntry } from '../support/changedEntry';
import {
  files,
  openMenu,
  passUntil,
  placeNames,
  readers,
  useBar,
  type Place,
} from '../support/faultPages';
import { faults } from '../support/faultyServer';
import { withFaultySite } from '../support/faultySite';

// A missing or broken remote only affects its own screen: the nav bar and other remotes work, server-rendered content stays
// readable, and Try Again loads the screen once the fault is gone. For hangs, see remoteHangs.spec.ts.

const site = withFaultySite();

/** Everything that can go wrong with a file. One page goes through all of it; each place and reader starts somewhere else. */
const brokenFiles: Record<keyof typeof files, (keyof typeof faults)[]> = {
  entry: ['notFound', 'unavailable', 'html', 'emptyJson', 'cutOff', 'tampered'],
  chunk: ['notFound', 'unavailable', 'html', 'emptyJson', 'cutOff', 'tampered'],
  'shared chunk': ['unavailable'],
};

/** Ways a remote can be broken although it loads completely: the kind in the error id, and the change to its entry. */
const wrongRemotes = [
  {
    name: 'was built for another React',
    kind: 'version',
    change: (source: string) => source.replaceAll(`"${rangeOf(dependencies.react)}"`, '"^18.0.0"'),
  },
  {
    name: 'lacks the screen that its contract names',
    kind: 'contract',
    change: (source: string, { screen }: Place) => source.replace(`"./${screen}"`, '"./Gone"'),
  },
];

/** Instead of the whole remote: a container whose only screen throws until it is fixed. */
const throwing = ({ remote }: Place) => `var ${remote} = {
  init: () => undefined,
  get: () => Promise.resolve(() => ({ default: () => {
    if (!window.mended) throw new Error('the screen is broken');
    return 'The screen works';
  } })),
};`;

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try Again' });

/** Expects the page to say what failed, and to stay readable where it was; returns the error id. */
async function expectFailed(page: Page, place: Place, kind: string): Promise<string> {
  const main = page.getByRole('main');
  const title = place.isRendered
    ? 'Part of this page could not be loaded'
    : 'This page could not be loaded';
  const alert = main.getByRole('alert').filter({ hasText: title });
  await passUntil(page, alert);
  await expect(alert).toHaveText(new RegExp(`Error id: ${place.remote}@.+: (${kind}) · `));
  if (place.isRendered) {
    await expect(main.getByRole('heading', { name: place.heading }).first()).toBeVisible();
    const button = main.getByRole('button', { name: place.button, exact: true });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/its buttons won’t work/);
  }
  return / · (\w+)/.exec(await alert.innerText())?.[1] ?? '';
}

for (const [number, [placeName, reader]] of placeNames
  .flatMap((place) => readers.map((reader) => [place, reader] as const))
  .entries()) {
  const what = `the remote of ${placeName} costs ${reader} its screen alone`;

  for (const file of ['entry', 'chunk', 'shared chunk'] as const) {
    // Only the contact page is asked for its shared chunk; elsewhere it would be loaded in the same way.
    if (file === 'shared chunk' && placeName !== '/contact') continue;

    test(`${what} as long as its ${file} is broken, in any way`, async () => {
      const place = site.placeOf(placeName);
      const ways = brokenFiles[file];
      const inTurn = [...ways.slice(number % ways.length), ...ways.slice(0, number % ways.length)];
      const page = await site.newPage(reader);
      await page.clock.install();
      const ids = new Set<string>();
      for (const [turn, fault] of inTurn.entries()) {
        await test.step(fault, async () => {
          site.breakFiles(files[file](place), faults[fault]);
          if (turn === 0) await page.goto(place.path, { waitUntil: 'commit' });
          else await tryAgain(page).click();
          const kinds = 'network|http|evaluation|contract';
          ids.add(await expectFailed(page, place, kinds));
          if (turn === 0) {
            await useBar(page, reader);
            // Coming back to the page is another try.
            await expectFailed(page, place, kinds);
          } else await openMenu(page, reader);
        });
      }
      expect(ids.size).toBe(inTurn.length);
      site.mend();
      await tryAgain(page).click();
      await place.use(page);
    });
  }

  test(`${what} when it is wrong itself, and Try Again renders what threw again`, async () => {
    const place = site.placeOf(placeName);
    const page = await site.newPage(reader);
    await page.clock.install();
    // The page starts with each of them once for a visitor and once for a member.
    const inTurn = reader === 'a visitor' ? wrongRemotes : wrongRemotes.toReversed();
    const changes = inTurn.map(
      ({ change }) =>
        (source: string) =>
          change(source, place),
    );
    const goOn = await changeEntry(page, place.path, place.remote, ...changes, () =>
      throwing(place),
    );
    for (const [turn, { name, kind }] of inTurn.entries()) {
      await test.step(`it ${name}`, async () => {
        if (turn === 0) await page.goto(place.path, { waitUntil: 'commit' });
        else await tryAgain(page).click();
        await expectFailed(page, place, kind);
        await useBar(page, reader);
        goOn();
      });
    }
    await test.step('it throws while rendering', async () => {
      await tryAgain(page).click();
      // The screen was mounted, so its prerendered markup is gone and the error screen replaces it.
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('This page could not be loaded');
      await expect(alert).toHaveText(new RegExp(`Error id: ${place.remote}@.+: render · `));
      await useBar(page, reader);
      await page.evaluate(() => Object.assign(window, { mended: true }));
      await tryAgain(page).click();
      await expect(page.getByRole('main')).toHaveText('The screen works');
    });
  });
}
