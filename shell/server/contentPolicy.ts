/**
 * The content policy of a page. Tokens live in local storage by the spec, so this is the wall: scripts come from our own
 * origin or carry the page's nonce, and nothing is evaluated from text.
 */
export function contentPolicy(nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Preview of a chosen picture, and QR codes, are blob: and data: images.
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
