import { ACCESS_TOKEN_KEY } from 'shared-auth/page';
import { productName, themeBootScript } from 'shared-ui/page';

import type { LiveRoute } from '../src/registry/registryTypes';
import { afterPictureScript, type ScriptFile } from './afterPicture';
import { earlyPressScript } from './earlyPress';
import { escapeHtml, escapeJsonForScript } from './escapeHtml';
import { firstFrameCss, firstFrameScript } from './firstFrame';
import { pageStyle } from './pageStyle';
import type { Prerendered } from './prerendered';
import type { LiveRegistry } from './registryFile';
import type { ShellBuild } from './shellBuild';

/** The script's id is the one thing the fatal page's inline script and the HTML must agree on. */
const MAIN_SCRIPT_CLASS = 'shell';

/** As React's markup marks the picture that a page shows first. */
const FIRST_PICTURE = 'fetchPriority="high"';

// No framework at hand here: either the shell's script did not load, or it is late. An error of a script does not bubble.
const fatalScript = `addEventListener('error',function(e){if(!e.target.matches||!e.target.matches('script.${MAIN_SCRIPT_CLASS}'))return;document.getElementById('root').hidden=true;var f=document.getElementById('fatal');f.querySelector('[data-error-id]').textContent='shell script';f.hidden=false;f.focus()},true)`;

const siteDescription =
  'Create tech events, sell tickets in naira and check people in. Built for organizers and attendees in Nigeria.';

/**
 * The scripts of a page's screen. `integrity` and the absence of `crossorigin` must equal the real load's, or the file
 * comes twice.
 */
function screenScripts(route: LiveRoute | undefined): ScriptFile[] {
  if (!route?.available) return [];
  const { entry, integrity, screens } = route.remote;
  return [{ href: entry, integrity }, ...(screens[route.screen] ?? []).map((href) => ({ href }))];
}

const preloadLink = ({ href, integrity }: ScriptFile) =>
  `<link rel="preload" as="script" href="${escapeHtml(href)}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}>`;

const firstPaint = '<div class="first-paint" role="status"><span>Loading…</span></div>';

const noScript = `<noscript><div class="fatal"><h1>${productName} needs JavaScript</h1><p>Switch it on in your browser, then reload the page.</p></div></noscript>`;

/** The rules of the prerendered markup, which is a visitor's: for a signed-in user its ways in stay hidden. */
const prerenderedHead = ({ css }: Prerendered, nonce: string) =>
  `<style nonce="${nonce}" data-prerendered>${css}[data-member] #prerendered header :is(ul,[href="/login"],[href="/register"]){visibility:hidden}${firstFrameCss}</style>
<script nonce="${nonce}">try{if(localStorage.getItem('${ACCESS_TOKEN_KEY}'))document.documentElement.dataset.member=''}catch(e){}${firstFrameScript}</script>`;

/** What a page says of itself, when it knows more than its route does; `tags` are HTML. */
export interface PageHead {
  title: string;
  description: string;
  tags: string[];
}

/** Everything that makes one page. */
export interface PageParts {
  nonce: string;
  route: LiveRoute | undefined;
  registry: LiveRegistry;
  build: ShellBuild;
  prerendered: Prerendered | null;
  canonicalUrl: string;
  head: PageHead | null;
  /** One page load in so many reports on itself; 0: none. */
  telemetryEvery: number;
  /** Whether a local remote may stand in for a released one. */
  allowOverride: boolean;
}

/** What the page's scripts are told by the document element. */
const pageSettings = ({ telemetryEvery, allowOverride }: PageParts) =>
  [
    telemetryEvery > 0 ? ` data-telemetry="${telemetryEvery}"` : '',
    allowOverride ? ' data-override' : '',
  ].join('');

/**
 * The HTML of a page: the registry inlined and the scripts of this URL's screen preloaded, so that after the HTML
 * everything comes at once.
 */
export function renderPage(parts: PageParts): string {
  const { nonce, route, registry, build, prerendered, canonicalUrl, head } = parts;
  const name = head?.title ?? route?.title;
  const title = escapeHtml(name ? `${name} · ${productName}` : productName);
  const description = escapeHtml(head?.description ?? siteDescription);
  const hasPicture = prerendered?.html.includes(FIRST_PICTURE);
  const preloads = [
    ...(prerendered?.preloads ?? []),
    ...build.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...(hasPicture ? [] : screenScripts(route).map(preloadLink)),
    // A page that stands already calls when it has come to life; any other waits for its first answer.
    ...(prerendered ? [] : build.httpClient).map((file) =>
      preloadLink({ href: `/assets/${file}` }),
    ),
  ];
  const scripts = build.scripts.map((file) => ({ href: `/assets/${file}` }));
  const scriptTags = hasPicture
    ? [
        `<script nonce="${nonce}">${afterPictureScript(screenScripts(route), scripts, MAIN_SCRIPT_CLASS)}</script>`,
      ]
    : scripts.map(
        ({ href }) => `<script class="${MAIN_SCRIPT_CLASS}" src="${href}" defer></script>`,
      );
  return `<!doctype html>
<html lang="en" data-theme="light"${pageSettings(parts)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta property="og:title" content="${head ? escapeHtml(head.title) : title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${productName}">
<meta property="og:type" content="website">
<meta property="og:url" content="${escapeHtml(canonicalUrl)}">
${(head?.tags ?? []).join('\n')}
<link rel="canonical" href="${escapeHtml(canonicalUrl)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script nonce="${nonce}">${themeBootScript}</script>
${preloads.join('\n')}
<style nonce="${nonce}">${pageStyle}${build.globalCss}</style>
${prerendered ? prerenderedHead(prerendered, nonce) : ''}
<script type="application/json" id="registry">${escapeJsonForScript(registry.text)}</script>
</head>
<body>
<div id="root">${prerendered ? `<div id="prerendered">${prerendered.html}</div>` : firstPaint}</div>
<div id="fatal" class="fatal" role="alert" tabindex="-1" hidden>
<h1>${productName} could not start</h1>
<p>A part of the site did not arrive. Check your connection, then reload the page.</p>
<p>Error: <code data-error-id></code></p>
<p><a href="${escapeHtml(new URL(canonicalUrl).pathname)}">Reload</a></p>
</div>
${prerendered ? `<script nonce="${nonce}">${earlyPressScript}</script>` : noScript}
<script nonce="${nonce}">${fatalScript}</script>
${scriptTags.join('\n')}
</body>
</html>
`;
}
