/** Extra sources a page may load from: for scripts, for styles, and for everything else. */
const rules = (scripts: string, styles: string, local = '') => [
  `default-src 'self'`,
  `script-src 'self'${scripts}${local}`,
  `style-src 'self'${styles}`,
  // Picture previews and QR codes are blob: and data: images.
  `img-src 'self' data: blob:${local}`,
  `font-src 'self'`,
  `connect-src 'self'${local}`,
  `object-src 'none'`,
  `base-uri 'none'`,
  `form-action 'self'`,
];

/** No other site may frame our pages; this only works as a header. */
export const NO_FRAMES = `frame-ancestors 'none'`;

/**
 * A page's content security policy. The spec puts tokens in local storage, so this is what protects them: scripts must come
 * from our origin or have the page's nonce, and eval is forbidden. `allowOverride` also allows this machine's local servers.
 */
export function contentPolicy(nonce: string, allowOverride = false): string {
  const local = allowOverride ? ' http://localhost:*' : '';
  return [...rules(` 'nonce-${nonce}'`, ` 'nonce-${nonce}'`, local), NO_FRAMES].join('; ');
}

/**
 * The policy of a static page, in its `<head>`. A file can't have a secret nonce, so its script creates one and restricts
 * styles to it (`isolation/src/nonce.ts`).
 */
export const filePagePolicy = rules('', ` 'unsafe-inline'`).join('; ');
