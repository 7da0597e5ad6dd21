// styled-components puts this nonce on its style element; without it the content security policy silently drops every style. It
// must be set before that library is evaluated, so it has its own module, imported first.
__webpack_nonce__ = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
