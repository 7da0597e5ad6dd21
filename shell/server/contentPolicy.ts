/** What a page may load, beside what is its own: further sources of scripts and of styles, and of all but styles. */
const rules = (scripts: string, styles: string, local = '') => [
  `default-src 'self'`,
  `script-src 'self'${scripts}${local}`,
  `style-src 'self'${styles}`,
  // Preview of a chosen picture, and QR codes, are blob: and data: images.
  `img-src 'self' data: blob:${local}`,
  `font-src 'self'`,
  `connect-src 'self'${local}`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
];

/** No other site may show a page of ours in a frame; only a header can say so. */
export const NO_FRAMES = `frame-ancestors 'none'`;

/**
 * The content policy of a page. Tokens live in local storage by the spec, so this is the wall: scripts come from our own
 * origin or carry the page's nonce, and nothing is evaluated from text. Where a local remote may stand in for a released
 * one (`allowOverride`), what this very machine serves is let in too.
 */
export function contentPolicy(nonce: string, allowOverride = false): string {
  const local = allowOverride ? ' http://localhost:*' : '';
  return [...rules(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`, local), NO_FRAMES].join('; ');
}

/**
 * The policy of a page that is a file, in its own head. A file has no nonce that only its reader knows: its script makes
 * one and narrows the styles to it (`shared-ui/harness/nonce.ts`).
 */
export const filePagePolicy = rules('', ` 'unsafe-inline'`).join('; ');
