/**
 * The content policy of a page. Tokens live in local storage by the spec, so this is the wall: scripts come from our own
 * origin or carry the page's nonce, and nothing is evaluated from text. Where a local remote may stand in for a released
 * one (`allowOverride`), what this very machine serves is let in too.
 */
export function contentPolicy(nonce: string, allowOverride = false): string {
  const local = allowOverride ? ' http://localhost:*' : '';
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'${local}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Preview of a chosen picture, and QR codes, are blob: and data: images.
    `img-src 'self' data: blob:${local}`,
    `font-src 'self'`,
    `connect-src 'self'${local}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
