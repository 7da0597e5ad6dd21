import { createRequire } from 'node:module';

import { getRoles, isInaccessible } from '@testing-library/dom';

import { couldMatch } from './quickStyles';

interface Page {
  window: Window & typeof globalThis;
}

const load = createRequire(require.resolve('jest-environment-jsdom'));
const { JSDOM } = load('jsdom') as { JSDOM: new (html: string) => Page };
const selectors = load('jsdom/lib/jsdom/living/helpers/selectors.js') as {
  couldMatch: typeof couldMatch;
};

afterEach(() => jest.restoreAllMocks());

const html = `<!doctype html><style>
    .row { display: none; }
    ul > .is-on { visibility: hidden; }
    @keyframes away { to { opacity: 0; } }
    .row { display: flex; }
    .gone, dialog:not([open]) { display: none; }
    .card:has(> label) .field { visibility: hidden; }
    .card .field.shown { visibility: visible; }
    [aria-busy='true'] > * { display: none !important; }
    button[disabled], .quiet *:not(.loud) { pointer-events: none; }
    li:nth-child(2n) { opacity: 0; }
    :is(nav, .menu) a:not(.is-on, .other) { visibility: collapse; }
    .at\\:home { color: rgb(1, 2, 3); }
    .Loud { background-color: red; }
    svg linearGradient, table.wide td:first-child { display: inline; }
    main .wide::before, .gone::after { display: block; }
    @media screen { .menu { display: grid; } .only-print { display: none; } }
    @media print { main { display: none; } }
  </style>
  <main class="quiet">
    <form class="card wide"><label for="name">Name</label><input id="name" class="field" value="a,b">
      <input aria-label="Again" class="field shown"><button disabled>Send</button><button class="loud">Stop</button></form>
    <ul class="list-x"><li class="row is-on"><a href="/x">One</a></li>
      <li class="row"><svg class="icon at:home"><linearGradient/></svg></li><li hidden>Three</li></ul>
    <nav class="menu"><a href="/a" class="is-on">A</a><a href="/b">B</a><a href="/c" class="loud other">C</a></nav>
    <section aria-busy="true"><h2>Soon</h2></section><p class="gone">Away</p><p class="only-print">Paper</p>
    <dialog><button>Close</button></dialog><dialog open><button>Keep</button></dialog>
    <div aria-hidden="true"><button>Unheard</button></div><details><summary>More</summary><p>Text</p></details>
    <table class="wide"><tr><td>1</td><td style="visibility: hidden">2</td></tr></table>
  </main>`;

const { document } = new JSDOM(html).window;
const elements = [...document.querySelectorAll('*')];
const found = (selector: string) => elements.filter((element) => element.matches(selector));

const matching = [
  '*',
  'input#name',
  '.card',
  'form.card.wide',
  'ul>li',
  '.row a[href="/x"]',
  'li ~ li svg, .none',
  '[value="a,b"]',
  'li:not(.none, .other)',
  'form:has(> label) .field',
  ':is(ul, ol) :is(.row, .none)',
  'li:nth-child(2n+1):not(:has(svg))',
  '.none,\n.is-on',
  '.list-x > .row + li > .icon',
  'input[class~="field"]',
  '.at\\:home',
  'lineargradient, linearGradient',
];

test.each(matching)('%s is not ruled out for an element that it matches', (selector) => {
  expect(found(selector)).not.toEqual([]);
  expect(found(selector).filter((element) => !couldMatch(element, selector))).toEqual([]);
});

test('capitals of a class are ruled out by nothing, as a page in quirks mode ignores them', () => {
  const quirks = new JSDOM('<style>.LOUD { color: red }</style><p class="Loud">').window;
  expect(quirks.document.compatMode).toBe('BackCompat');
  expect(couldMatch(quirks.document.querySelector('p')!, '.LOUD')).toBe(true);
});

test.each([
  ['a tag', 'th, tfoot'],
  ['a class', 'li.none'],
  ['the last part alone', '.row .none:hover'],
])('what does not have it is ruled out: %s', (_, selector) => {
  expect(elements.filter((element) => couldMatch(element, selector))).toEqual([]);
});

/** The package's types lack the second parameter. */
const rolesOf: (container: HTMLElement, options: { hidden: boolean }) => Roles = getRoles;
type Roles = ReturnType<typeof getRoles>;

/** A page as tests query it: every element's styles, the elements hidden from screen readers, and the accessible roles. */
function answersOf(page: Page) {
  const { body } = page.window.document;
  const all = [...page.window.document.querySelectorAll<HTMLElement>('*')];
  const roles = (hidden: boolean) =>
    Object.entries(rolesOf(body, { hidden })).map(([role, with_]) => [
      role,
      with_.map((element) => element.outerHTML),
    ]);
  return {
    styles: all.map((element) => {
      const style = page.window.getComputedStyle(element);
      return [element.outerHTML.slice(0, 80), style.cssText, style.visibility, style.pointerEvents];
    }),
    hidden: all.filter((element) => isInaccessible(element)).map((element) => element.outerHTML),
    heard: roles(false),
    all: roles(true),
  };
}

test('every style, hidden element and role is the one of jsdom as it is published', () => {
  jest.spyOn(selectors, 'couldMatch').mockReturnValue(true);
  const answers = answersOf(new JSDOM(html));
  jest.restoreAllMocks();
  expect(answersOf(new JSDOM(html))).toEqual(answers);
  // The page is a real test: styles differ, some elements are hidden, some roles are inaccessible.
  expect(new Set(answers.styles.map(([, css]) => css)).size).toBeGreaterThan(10);
  expect(answers.hidden.length).toBeGreaterThan(10);
  expect(answers.heard).not.toEqual(answers.all);
});

test('jsdom asks it for each selector, and takes no for an answer', () => {
  const displayOfRow = () => {
    const { document: own, getComputedStyle } = new JSDOM(html).window;
    return getComputedStyle(own.querySelector('.row')!).display;
  };
  expect(displayOfRow()).toBe('flex');
  const asked = jest.spyOn(selectors, 'couldMatch').mockReturnValue(false);
  expect(displayOfRow()).not.toBe('flex');
  expect(asked.mock.calls.map(([, selector]) => selector)).toEqual(
    expect.arrayContaining(['.row', '.at\\:home']),
  );
});
