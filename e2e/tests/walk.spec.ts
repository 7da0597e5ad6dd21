import { expect, test, type Page } from '@playwright/test';

import { deadControls } from '../walk/checks/deadControls';
import { lookAtPage, type Kind } from '../walk/lookAtPage';

/** A page of our own that has one fault, or has it mended. */
async function show(page: Page, body: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route('http://walk.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>A page</title>
        <meta name="viewport" content="width=device-width">
        <style>body { font: 16px/1.5 sans-serif; margin: 16px } button { min-width: 44px; min-height: 44px }</style>
        <main>${body}</main></html>`,
    }),
  );
  await page.goto('http://walk.test/');
}

async function faultsOf(page: Page): Promise<string[]> {
  const presses = {
    reopen: async () => void (await page.goto('http://walk.test/')),
    pressed: new Set<string>(),
    most: 10,
    withFrame: true,
  };
  const looked = await lookAtPage(page);
  const dead = await deadControls(page, presses);
  return [...looked.map(({ kind }): Kind => kind), ...dead.map((): Kind => 'dead control')];
}

const alive = 'onclick="this.nextElementSibling.textContent = \'Saved.\'"';

const seeded: [name: string, kind: Kind, faulty: string, mended: string][] = [
  [
    'a price that breaks',
    'broken inside',
    '<p style="width: 3em; overflow-wrap: anywhere">₦1,000,000</p>',
    '<p style="width: 8em; overflow-wrap: anywhere">₦1,000,000</p>',
  ],
  [
    'a short reference that breaks',
    'broken inside',
    '<p style="width: 4em; overflow-wrap: anywhere">nz-7-1-045</p>',
    '<p style="width: 4em; overflow-wrap: anywhere">nz-payout-1-0454da1c43df0ae7</p>',
  ],
  [
    'a date that breaks',
    'broken inside',
    '<p style="width: 6em">On the 21 November 2026</p>',
    '<p>On the 21 November 2026</p>',
  ],
  [
    'the words of an address that break',
    'broken inside',
    '<p style="width: 5em; word-break: break-all">amara@engineering.test</p>',
    '<p style="width: 7em">amara@<wbr>engineering.<wbr>test</p>',
  ],
  [
    'a text that is cut off',
    'cut text',
    '<p style="width: 6em; overflow: hidden; white-space: nowrap">Developers’ conference</p>',
    '<p style="width: 6em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Developers’ conference</p>',
  ],
  [
    'a text whose last line is cut off',
    'cut text',
    '<p style="width: 9em; height: 1.5em; overflow: hidden">The hall is open at nine</p>',
    '<p style="width: 9em; height: 3em; overflow: hidden">The hall is open at nine</p>',
  ],
  [
    'two texts that overlap',
    'overlapping text',
    '<p>Doors open at nine</p><p style="margin-top: -2.5em">Bring your ticket</p>',
    '<p>Doors open at nine</p><p>Bring your ticket</p>',
  ],
  [
    'a small control',
    'small control',
    `<button style="all: revert; width: 30px; height: 30px" ${alive}>?</button><p></p>`,
    `<button ${alive}>?</button><p></p>`,
  ],
  [
    'a page that scrolls sideways',
    'sideways scrolling',
    '<div style="width: 500px">Wide</div>',
    '<div style="max-width: 500px">Wide</div>',
  ],
  [
    'a pale text',
    'low contrast',
    '<p style="color: #bbb; background: #fff">Doors open at nine</p>',
    '<p style="color: #333; background: #fff">Doors open at nine</p>',
  ],
  [
    'a phrase of the list',
    'banned phrase',
    '<p>Oops! Something is missing.</p>',
    '<p>We couldn’t load the event.</p>',
  ],
  [
    'a slip of the program',
    'banned phrase',
    '<button aria-label="Remove undefined" onclick="this.remove()">×</button>',
    '<button aria-label="Remove" onclick="this.remove()">×</button>',
  ],
  [
    'a button that does nothing',
    'dead control',
    '<button>Save</button><p></p>',
    `<button ${alive}>Save</button><p></p>`,
  ],
  [
    'a link that leads nowhere',
    'dead control',
    '<p><a href="#nothing" onclick="event.preventDefault()">More</a> of it</p>',
    '<p><a href="#more">More</a> of it</p><div style="height: 2000px"></div><p id="more">More</p>',
  ],
  [
    'a disabled button that doesn’t say why',
    'dead control',
    '<button disabled>Pay</button>',
    '<button disabled aria-describedby="why">Pay</button><p id="why">Choose a ticket first.</p>',
  ],
  [
    'a toggle that stays pressed',
    'dead control',
    '<button aria-pressed="true">Dark</button>',
    '<div onclick="for (const each of this.children) each.ariaPressed = String(each === event.target)"><button aria-pressed="true">Dark</button> <button aria-pressed="false">Light</button></div>',
  ],
  [
    'a button that lies under something',
    'dead control',
    `<button ${alive}>Save</button><p></p><div style="position: fixed; inset: 0"></div>`,
    `<button ${alive}>Save</button><p></p>`,
  ],
];

test('a walk finds each fault that a page has, and nothing once it is mended', async ({ page }) => {
  for (const [name, kind, faulty, mended] of seeded) {
    await test.step(name, async () => {
      await show(page, faulty);
      expect.soft([...new Set(await faultsOf(page))], name).toEqual([kind]);
      await show(page, mended);
      expect.soft(await faultsOf(page), `${name}, mended`).toEqual([]);
    });
  }
});
