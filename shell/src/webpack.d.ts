/** The nonce that webpack's runtime and styled-components put on elements they create. */
declare let __webpack_nonce__: string | undefined;
