import type { Page, Request } from '@playwright/test';

import { installTools } from '../tools';

interface Control {
  /** Of the element's attribute `data-walk`. */
  index: number;
  /** Shared by controls that do the same, such as those in the rows of a list. */
  key: string;
  name: string;
  isDisabled: boolean;
  /** Why it is disabled, as people can read it. */
  reason: string;
}

/** How long a control may take to show an effect. */
const PATIENCE_MS = 3_000;

const UNREACHED = 'can’t be reached';

export interface Presses {
  /** Brings the page back to where it was. */
  reopen: () => Promise<void>;
  /** Keys of controls that have been pressed; those pressed here are added. */
  pressed: Set<string>;
  /** At most this many are pressed. */
  most: number;
  /** Whether to press controls around the screen, too, such as the nav bar's. */
  withFrame: boolean;
}

/**
 * Presses each control. It must change the page, open something or start a download, unless it is disabled and says why.
 * Menus and dialogs that open are closed again without pressing anything in them. The last press may leave the page.
 */
export async function deadControls(page: Page, presses: Presses): Promise<string[]> {
  const { pressed, most, withFrame, reopen } = presses;
  const found: string[] = [];
  const start = page.url();
  const again = new Set<string>();
  for (let count = 0; count < most; count += 1) {
    await page.evaluate(installTools);
    const controls = await page.evaluate(listControls, withFrame);
    const next = controls.find(({ key }) => !pressed.has(key));
    if (!next) break;
    pressed.add(next.key);
    if (next.isDisabled) {
      if (next.reason === '') found.push(`${next.name} is disabled without a reason`);
      continue;
    }
    const leaving = noticeLeaving(page);
    const fault = await press(page, next);
    if (fault === UNREACHED && !again.has(next.key)) {
      // Something the previous press opened may have come late and cover it.
      again.add(next.key);
      pressed.delete(next.key);
      leaving.stop();
      await reopen();
      continue;
    }
    if (fault) found.push(`${next.name} ${fault}`);
    // After the last press nobody needs the page.
    if (count + 1 < most) await (leaving.has() ? reopen() : comeBack(page, start, reopen));
    leaving.stop();
  }
  return found;
}

async function press(page: Page, { index }: Control): Promise<string | null> {
  const control = page.locator(`[data-walk="${index}"]`);
  try {
    await control.hover({ timeout: PATIENCE_MS });
  } catch {
    return UNREACHED;
  }
  const opened = firstOf(page, ['popup', 'download', 'filechooser', 'dialog']);
  await page.evaluate(watch);
  try {
    await control.click({ timeout: PATIENCE_MS, noWaitAfter: true });
    const seen = page
      .waitForFunction(() => !('walkTools' in window) || window.hasChanged?.(), null, {
        timeout: PATIENCE_MS,
        polling: 50,
      })
      .then(
        () => true,
        // The page was left, or nothing changed in time.
        (error: Error) => !error.message.includes('Timeout'),
      );
    const hasEffect = (await Promise.race([opened.happened, seen])) || opened.has();
    return hasEffect ? null : 'does nothing';
  } catch {
    return 'can’t be pressed';
  } finally {
    opened.stop();
  }
}

type Opening = 'popup' | 'download' | 'filechooser' | 'dialog';

/** Notices anything that opens outside the page. */
function firstOf(page: Page, names: readonly Opening[]) {
  let has = false;
  let tell: (value: true) => void;
  const happened = new Promise<true>((resolve) => (tell = resolve));
  const listener = (what: unknown) => {
    has = true;
    tell(true);
    if (isClosable(what)) void what.close().catch(() => undefined);
    if (isDismissible(what)) void what.dismiss().catch(() => undefined);
  };
  for (const name of names) page.on(name as 'popup', listener);
  return {
    happened,
    has: () => has,
    stop: () => names.forEach((name) => page.off(name as 'popup', listener)),
  };
}

const isClosable = (what: unknown): what is { close(): Promise<void> } =>
  typeof what === 'object' && what !== null && 'close' in what;
const isDismissible = (what: unknown): what is { dismiss(): Promise<void> } =>
  typeof what === 'object' && what !== null && 'dismiss' in what;

/** A link's page may take longer to load than its other effects. */
function noticeLeaving(page: Page) {
  let has = false;
  const listener = (request: Request) => {
    has ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  };
  page.on('request', listener);
  return { has: () => has, stop: () => page.off('request', listener) };
}

/** Closes what a press opened, or opens the page again. */
async function comeBack(page: Page, start: string, reopen: () => Promise<void>): Promise<void> {
  const isThere = async () =>
    page.url() === start &&
    (await page.evaluate(() => 'walkTools' in window && !window.isCovered?.()).catch(() => false));
  if (await isThere()) return;
  if (page.url() === start) await page.keyboard.press('Escape');
  if (!(await isThere())) await reopen();
}

declare global {
  interface Window {
    hasChanged?: () => boolean;
    isCovered?: () => boolean;
  }
}

/** Runs in the page: notices whatever changes from now on. */
function watch(): void {
  const before = { url: location.href, focus: document.activeElement };
  let changed = false;
  const notice = () => {
    changed = true;
  };
  new MutationObserver((records) => {
    const isReal = records.some(
      ({ type, target, attributeName, oldValue }) =>
        type !== 'attributes' || (target as Element).getAttribute(attributeName ?? '') !== oldValue,
    );
    if (isReal) notice();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeOldValue: true,
  });
  for (const type of ['scroll', 'change', 'input', 'copy']) addEventListener(type, notice, true);
  const print = window.print.bind(window);
  window.print = () => {
    notice();
    window.print = print;
  };
  const pressed = () => document.activeElement?.hasAttribute('data-walk');
  window.hasChanged = () =>
    changed ||
    location.href !== before.url ||
    (document.activeElement !== before.focus &&
      document.activeElement !== document.body &&
      !pressed());
  const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]';
  window.isCovered = () =>
    [...document.querySelectorAll(overlays)].some((element) => element.checkVisibility());
}

/** Runs in the page: marks its controls and lists them. */
function listControls(withFrame: boolean): Control[] {
  document.querySelectorAll('[data-walk]').forEach((one) => one.removeAttribute('data-walk'));
  return window.walkTools
    .controls()
    .filter((element) => (withFrame || element.closest('main')) && !isChosen(element))
    .map((element, index) => {
      element.setAttribute('data-walk', String(index));
      const described = (element.getAttribute('aria-describedby') ?? '').split(' ');
      const reasons = described.map((id) => id && document.getElementById(id)?.textContent);
      return {
        index,
        key: keyOf(element),
        name: window.walkTools.nameOf(element),
        isDisabled:
          element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true',
        reason: `${reasons.join(' ')}${element.title}`.trim(),
      };
    });

  /** Pressing a control that is already chosen, or leads to another site, proves nothing. */
  function isChosen(element: HTMLElement): boolean {
    if (element.matches('[aria-selected=true], [aria-checked=true][role=radio]')) return true;
    if (element.matches('input[type=radio]:checked')) return true;
    if (element.matches('[aria-pressed=true]') && isOneOfSeveral(element)) return true;
    const current = element.getAttribute('aria-current');
    if (current && current !== 'false') return true;
    if (!(element instanceof HTMLAnchorElement)) return false;
    return element.origin !== location.origin || element.href === location.href;
  }

  /** Whether it belongs to a group of buttons of which one is pressed at a time. */
  function isOneOfSeveral(element: HTMLElement): boolean {
    const group = element.closest('ul, ol, [role=group]') ?? element.parentElement;
    const others = [...(group?.querySelectorAll('[aria-pressed]') ?? [])].filter(
      (other) => other !== element,
    );
    return others.length > 0 && others.every((other) => other.ariaPressed === 'false');
  }

  function keyOf(element: HTMLElement): string {
    if (element instanceof HTMLAnchorElement) {
      return `${element.pathname}${[...new URL(element.href).searchParams.keys()].join()}${element.hash}`.replace(
        /\d+|\/t\/.*/g,
        '#',
      );
    }
    const name = window.walkTools.nameOf(element).replace(/\d+/g, '#');
    // The rows of a list have the same controls, named after what the row is about.
    return element.closest('li, tr, article')
      ? `${element.className} ${name.split(' ').slice(0, 2).join(' ')}`
      : name;
  }
}
