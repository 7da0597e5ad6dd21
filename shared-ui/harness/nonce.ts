// Before styled-components is evaluated: without it the content policy drops every style in silence.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
