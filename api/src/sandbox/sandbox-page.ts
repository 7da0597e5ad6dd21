import { createHash } from 'node:crypto';
import { escapeHtml } from '../platform/escapeHtml';

const STYLE = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:#FFF8EC;color:#0E1512;font:16px/1.5 system-ui,sans-serif}
main{max-width:440px;margin:0 auto;padding:28px;background:#fff;border:1px solid #e4dcc9;border-radius:16px}
h1{margin:8px 0 16px;font-size:28px;line-height:1.2;color:#0B3B2E}
.badge{display:inline-block;margin:0;padding:4px 12px;border-radius:999px;background:#FDE9B8;font-size:14px;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;margin:0 0 20px;overflow-wrap:anywhere}
dt{color:#4d5b55}
dd{margin:0}
.notice{margin:0 0 20px;padding:12px 16px;border-left:4px solid #B3261E;background:#FDECEA}
.notice.good{border-color:#0B3B2E;background:#E6F3EC}
fieldset{margin:0 0 16px;padding:0;border:0}
legend,.field,summary{padding:0;font-weight:600}
.choice{display:flex;gap:12px;align-items:flex-start;min-height:44px;margin-top:8px;padding:10px 12px;border:1px solid #b9c4bf;border-radius:10px;cursor:pointer}
.choice:has(:checked){border-color:#0B3B2E;box-shadow:inset 0 0 0 1px #0B3B2E;background:#F3FAF6}
.choice input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:#0B3B2E}
.choice small{display:block;color:#4d5b55;font-size:14px}
details{margin:0 0 20px}
summary{min-height:44px;padding:10px 0;cursor:pointer}
.field{display:block;margin:8px 0 4px}
select,.text{width:100%;min-height:44px;padding:8px;border:1px solid #b9c4bf;border-radius:10px;background:#fff;color:inherit;font:inherit}
.pay,.leave{display:block;width:100%;min-height:48px;padding:12px;border-radius:10px;text-align:center;font:inherit;font-weight:600}
.text{margin-bottom:8px}
.pay{margin-top:16px;border:0;background:#0B3B2E;color:#fff;text-decoration:none;cursor:pointer}
.leave{margin-top:8px;border:0;background:none;color:#0B3B2E;text-decoration:underline;cursor:pointer}
:focus-visible{outline:3px solid #E08A00;outline-offset:2px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Allows only the page's own stylesheet, and forms that post to itself or redirect to the site's page. */
export function sandboxPolicy(sitePage: string | null): string {
  const site = sitePage ? ` ${new URL(sitePage).origin}` : '';
  return `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'${site}; base-uri 'none'; frame-ancestors 'none'`;
}

/** A page of a simulated service, which works without scripts. `body` is HTML. */
export function sandboxPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>
`;
}
