// Before styled-components is evaluated: without a nonce the content policy drops every style in silence. A static page
// cannot carry one that nobody knows beforehand, so it makes its own, and from then on takes no styles without it.
const nonce = crypto.randomUUID();
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = `style-src 'self' 'nonce-${nonce}'`;
document.head.append(policy);
__webpack_nonce__ = nonce;
