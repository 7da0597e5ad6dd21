// Must run before styled-components is evaluated: without a nonce the content policy silently drops every style. A static page
// can't contain a secret one, so it creates its own, and from then on accepts no styles without it.
const nonce = crypto.randomUUID();
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `style-src 'self' 'nonce-${nonce}'`;
document.head.append(policy);
__webpack_nonce__ = nonce;
