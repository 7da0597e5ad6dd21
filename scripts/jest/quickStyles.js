// @ts-check
// Must be loaded before jsdom, which after each change matches each element against every rule of the page again. That took a
// fifth of the time of a test that fills in a form; here an element's tag and classes rule out most of them first.
const { createRequire } = require('node:module');

/** A tag and a class that an element needs for a selector to match it, as far as the selector's last part names them. */
/** @typedef {{ tag: string | null; className: string | null }} Need */

/** @typedef {{ localName: string; getAttribute: (name: string) => string | null }} ElementOfPage */

/** @type {Map<string | undefined, Need[]>} */
const known = new Map();

const PARENTHESES = /\([^()]*\)/g;
const BRACKETS = /\[[^\]]*\]/g;

const nothing = [{ tag: null, className: null }];

/**
 * @param {string | undefined} selector
 * @returns {Need[]} one for each alternative; a single empty one for a selector too unusual to analyse
 */
function needsOf(selector) {
  // Only style rules have a selector; keyframes, for example, don't.
  if (selector === undefined) return nothing;
  let plain = selector.replace(BRACKETS, '');
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(PARENTHESES, '');
  }
  if (/[^\w\s.#:>+~,*-]/.test(plain)) return nothing;
  return plain.split(',').map((alternative) => {
    const last =
      alternative
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    return {
      tag: /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase() ?? null,
      className: /\.(-?[_a-z][\w-]*)/i.exec(last)?.[1]?.toLowerCase() ?? null,
    };
  });
}

/**
 * Whether a selector could match an element, by its tag and classes alone.
 *
 * @param {ElementOfPage} element
 * @param {string | undefined} selector
 */
function couldMatch(element, selector) {
  let needs = known.get(selector);
  if (!needs) known.set(selector, (needs = needsOf(selector)));
  const tag = element.localName.toLowerCase();
  /** @type {string | undefined} */
  let classes;
  return needs.some((need) => {
    if (need.tag !== null && need.tag !== tag) return false;
    if (need.className === null) return true;
    // In lower case, since quirks mode ignores case.
    classes ??= (element.getAttribute('class') ?? '').toLowerCase();
    return classes.includes(need.className);
  });
}

const jsdom = createRequire(require.resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');
const sheets = jsdom('rrweb-cssom').CSSStyleSheet.prototype;

if (!selectors.couldMatch) {
  const user = jsdom.resolve('jsdom/lib/jsdom/living/helpers/style-rules.js');
  if (jsdom.cache[user])
    throw new Error('jsdom was loaded before it could be told to match quickly.');
}
selectors.couldMatch = couldMatch;

const { matchesDontThrow } = selectors;
/** @param {ElementOfPage} element @param {string | undefined} selector */
selectors.matchesDontThrow = (element, selector) =>
  selectors.couldMatch(element, selector) && matchesDontThrow(element, selector);

/** @type {{ _styleCache: unknown } | undefined} */
let page;

/**
 * jsdom caches computed styles until a page changes. It doesn't count rules added or removed by scripts as a change; this makes
 * it do so for this page.
 *
 * @param {Document} document
 */
function watchSheets(document) {
  page = implForWrapper(document);
}

for (const name of ['insertRule', 'deleteRule']) {
  const change = sheets[name];
  /** @param {unknown[]} args */
  sheets[name] = function changeSheet(...args) {
    if (page) page._styleCache = null;
    return change.apply(this, args);
  };
}

module.exports = { couldMatch, watchSheets };
