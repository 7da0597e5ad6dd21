/** The nonce that webpack's runtime and styled-components put on the elements they make. */
declare let __webpack_nonce__: string | undefined;
