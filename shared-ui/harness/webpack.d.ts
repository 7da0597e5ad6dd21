/** The nonce that webpack's runtime and styled-components put on the elements they make. */
declare var __webpack_nonce__: string | undefined;
