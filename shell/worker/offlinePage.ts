import { productName } from '@nzuko/contract/brand';
import { themeCss } from '@nzuko/shared-ui/theme/css';

/** The inline script that paints the stored theme; the build replaces this with its text. */
declare const PAINT_THEME: string;

const style = `${themeCss}
body{margin:0;background:var(--color-page);color:var(--color-text);font-family:system-ui,sans-serif;line-height:1.6}
main{max-width:36rem;margin:0 auto;padding:20vh 1.5rem 2rem}
main strong{color:var(--color-primaryText);font-size:1.25rem}
h1{font-size:1.75rem;line-height:1.2}
nav{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.5rem}
a{padding:.6rem 1.5rem;border:1px solid var(--color-borderStrong);border-radius:var(--radius-pill);color:inherit;font-weight:600;text-decoration:none}
a:first-child{border-color:transparent;background:var(--color-primary);color:var(--color-onPrimary)}
a:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
`;

const TICKETS_HERE = 'Tickets you’ve opened on this device still open.';

/**
 * Reloads once the server answers. The browser’s word alone doesn’t count: it may take itself for online without reaching
 * anything, and a reload in vain would also replace the page that was just pressed.
 */
const LOAD_ONCE_REACHED = `
const ask=()=>fetch('',{method:'HEAD',cache:'no-store'}).then(()=>location.reload(),()=>{});
addEventListener('online',ask);setInterval(ask,5000)`;

/** The page in place of one that didn’t arrive and isn’t kept, complete in itself. It loads the other once the network is back. */
export const offlinePage = (hasTickets: boolean): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>You’re offline · ${productName}</title>
<script>${PAINT_THEME}${LOAD_ONCE_REACHED}</script>
<style>${style}</style>
</head>
<body>
<main>
<strong>${productName}</strong>
<h1>You’re offline</h1>
<p>This page needs the internet, and opens by itself once you’re back online.${hasTickets ? ` ${TICKETS_HERE}` : ''}</p>
<nav><a href="">Try Again</a>${hasTickets ? '<a href="/dashboard?tab=my-tickets">My Tickets</a>' : ''}</nav>
</main>
</body>
</html>`;
