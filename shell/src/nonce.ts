// styled-components puts this on its style element; without it the content policy drops every style in silence. It must
// be set before that library is evaluated, hence a module of its own, imported first.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
