import type { LiveRoute } from '@nzuko/contract';
import { productName } from '@nzuko/contract/brand';
import type { DataSaverPreference } from '@nzuko/shared-ui/data-saver';

import { appleIcon } from './appIcons';
import { escapeHtml, escapeJsonForScript } from './escapeHtml';
import { firstFrameCss } from './firstFrameCss';
import { headTags, pageData, type FoundPage } from './headTags';
import { MAIN_PICTURE_MARK, MAIN_SCRIPT_CLASS } from './pageMarks';
import { pageStyle } from './pageStyle';
import type { PageRegistry } from './pageRegistry';
import type { Prerendered } from './remotePages';
import type { ShellBuild } from './shellBuild';
import { stagingBanner, stagingCss } from './staging';

/** The mark, in React's markup, of a form that only scripts can submit: its values mustn't get into a URL. */
const SENT_BY_SCRIPT = 'method="post"';

const siteDescription =
  'Create tech events, sell tickets in naira and check people in. Built for organizers and attendees in Nigeria.';

/** A script's URL and the attributes of its element or preload. */
interface ScriptFile {
  href: string;
  integrity?: string;
  /** `module` for an ES module. */
  type?: 'module';
}

/**
 * The scripts of a page's screen. `integrity` and the missing `crossorigin` must match the real load, or the file is fetched
 * twice.
 */
function screenScripts(route: LiveRoute | undefined): ScriptFile[] {
  if (!route?.available) return [];
  const { entry, integrity, screens, scriptIntegrity = {}, type } = route.remote;
  return [
    { href: entry, integrity, type },
    ...(screens[route.screen] ?? []).map((href) => ({
      href,
      integrity: scriptIntegrity[href],
      type,
    })),
  ];
}

const preloadLink = ({ href, integrity, type }: ScriptFile, isUrgent = true) =>
  `<link rel="${type ? 'modulepreload' : 'preload" as="script'}" href="${escapeHtml(href)}"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}${isUrgent ? '' : ' fetchpriority="low"'}>`;

/** The integrity of remotes' modules, which have no element to carry it. Must come before the first import of one. */
function moduleIntegrity({ routes }: PageRegistry, nonce: string): string {
  const modules = routes.flatMap(({ remote }) =>
    remote.type ? Object.entries(remote.scriptIntegrity ?? {}) : [],
  );
  if (modules.length === 0) return '';
  const integrity = Object.fromEntries(modules);
  return `<script type="importmap" nonce="${nonce}">${escapeJsonForScript(JSON.stringify({ integrity }))}</script>`;
}

const firstPaint = '<div class="first-paint" role="status"><span>Loading…</span></div>';

/** For screens that aren't prerendered, which, unlike a form, show dates and numbers. */
const unrendered = ({ programs }: ShellBuild, nonce: string) =>
  `<script nonce="${nonce}">${programs.firstFormats}</script>${noScript}`;

const noScript = `<noscript><div class="fatal"><h1>${productName} needs JavaScript</h1><p>Switch it on in your browser, then reload the page.</p></div></noscript>`;

const needsScript =
  '<p class="needs-script" role="status">This form needs JavaScript. Switch it on in your browser, then reload the page.</p>';

/**
 * The styles of the prerendered markup. It is made for visitors, so signed-in users don't see its sign-in links, nor a screen
 * that they are about to be redirected from.
 */
const prerenderedHead = (
  { css }: Prerendered,
  { programs }: ShellBuild,
  { nonce, route }: Pick<PageParts, 'nonce' | 'route'>,
) => {
  const forVisitors = `header :is(ul,[href="/login"],[href="/register"])${route?.access === 'guest' ? ',main' : ''}`;
  return `<style nonce="${nonce}" data-prerendered>${css}[data-member] #prerendered :is(${forVisitors}){visibility:hidden}${firstFrameCss}</style>
<script nonce="${nonce}">${programs.markMember}${programs.markClock}${programs.firstFrame}</script>`;
};

/** The place for the screen's markup, and the programs that keep clicks and typing until the screen works. */
function screenPlace({ prerendered, nonce, build }: PageParts): { root: string; after: string } {
  if (!prerendered)
    return { root: `<div id="root">${firstPaint}</div>`, after: unrendered(build, nonce) };
  const { html } = prerendered;
  const { earlyPress, keepTyped } = build.programs;
  return {
    root: `${html.includes(SENT_BY_SCRIPT) ? needsScript : ''}<div id="root"><div id="prerendered">${html}</div></div>`,
    after: `<script nonce="${nonce}">${earlyPress}${html.includes('<form') ? keepTyped : ''}</script>`,
  };
}

/** The rules that fetch fonts, and the program that may delay them while there is markup to read. */
function fontStyle({ prerendered, savesData, build, nonce }: PageParts): string {
  if (savesData) return '';
  const { webFonts, fonts, programs } = build;
  const program = `<script nonce="${nonce}" data-fonts="${fonts.join(' ')}">${programs.keptFonts}</script>`;
  return `<style nonce="${nonce}">${webFonts}</style>${prerendered ? program : ''}`;
}

/** The shell's scripts and its screen's, fetched behind the page's picture, and the program that runs them once it is painted. */
const lateScripts = (
  scripts: ScriptFile[],
  ofScreen: ScriptFile[],
  { programs }: ShellBuild,
  nonce: string,
) => [
  ...[...scripts, ...ofScreen].map((file) => preloadLink(file, false)),
  `<script nonce="${nonce}" data-scripts="${scripts.map(({ href }) => href).join(' ')}">${programs.afterPicture}</script>`,
];

/** Everything that a page is made from. */
interface PageParts {
  nonce: string;
  /** When `found` was read, in milliseconds since 1970. */
  readAt: string;
  route: LiveRoute | undefined;
  registry: PageRegistry;
  build: ShellBuild;
  /** The page as its remote has read it. */
  found: FoundPage | null;
  prerendered: Prerendered | null;
  canonicalUrl: string;
  /** True if the browser asks to save data, whatever the visitor has chosen. */
  browserSavesData: boolean;
  /** The visitor's choice of Data Saver. */
  saverChoice: DataSaverPreference;
  /** True if the page must save data: it then uses the system's fonts. */
  savesData: boolean;
  /** One in this many page loads reports its speed; 0 for none. */
  telemetryEvery: number;
  /** True if a local remote may replace a released one. */
  allowOverride: boolean;
  /** True on a staging site, where every page shows a banner. */
  isStaging: boolean;
}

/** Data attributes of the document element, read by scripts. */
const pageSettings = ({
  telemetryEvery,
  allowOverride,
  browserSavesData,
  saverChoice,
}: PageParts) =>
  [
    ` data-saver="${saverChoice}"`,
    browserSavesData ? ' data-save-data' : '',
    telemetryEvery > 0 ? ` data-telemetry="${telemetryEvery}"` : '',
    allowOverride ? ' data-override' : '',
  ].join('');

/** Preloads for files that the browser would find late in the markup, the most urgent first. */
function preloadLinks(
  { prerendered, savesData, route, build }: PageParts,
  isPictureFirst: boolean,
) {
  return [
    ...(prerendered?.preloads ?? []),
    ...(prerendered || savesData ? [] : build.fonts).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    ...(isPictureFirst ? [] : screenScripts(route).map((file) => preloadLink(file))),
    // A prerendered page calls the API once it has started; any other needs the HTTP client for its first content.
    ...(prerendered ? [] : build.httpClient).map((file) =>
      preloadLink({ href: `/assets/${file}` }),
    ),
  ];
}

/** The scripts that start the page. */
function mainScripts({ route, build, nonce }: PageParts, isPictureFirst: boolean): string[] {
  const scripts = build.scripts.map((file) => ({ href: `/assets/${file}` }));
  return isPictureFirst
    ? lateScripts(scripts, screenScripts(route), build, nonce)
    : scripts.map(
        ({ href }) => `<script class="${MAIN_SCRIPT_CLASS}" src="${href}" defer></script>`,
      );
}

/**
 * A page's HTML, with the registry inlined and the screen's scripts preloaded, so that everything loads in parallel after
 * the HTML. Data for scripts comes after the markup, which is then painted sooner.
 */
export function renderPage(parts: PageParts): string {
  const { nonce, readAt, route, registry, build, found, prerendered, canonicalUrl } = parts;
  const { isStaging } = parts;
  const head = found?.head;
  const { pathname, search } = new URL(canonicalUrl);
  const name = head?.title ?? route?.title;
  const title = escapeHtml(name ? `${name} · ${productName}` : productName);
  const description = escapeHtml(head?.description ?? siteDescription);
  const isPictureFirst = prerendered?.html.includes(MAIN_PICTURE_MARK) ?? false;
  const screen = screenPlace(parts);
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
${found ? headTags(found).join('\n') : ''}
<link rel="canonical" href="${escapeHtml(canonicalUrl)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/${appleIcon.file}">
<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">
<script nonce="${nonce}">${build.programs.paintTheme}</script>
${fontStyle(parts)}
${moduleIntegrity(registry, nonce)}
${preloadLinks(parts, isPictureFirst).join('\n')}
<style nonce="${nonce}">${pageStyle}${build.globalCss}${isStaging ? stagingCss : ''}</style>
${prerendered ? prerenderedHead(prerendered, build, parts) : ''}
</head>
<body>
${isStaging ? stagingBanner : ''}${screen.root}
<div id="fatal" class="fatal" role="alert" tabindex="-1" hidden>
<h1>${productName} could not start</h1>
<p>A part of the site did not arrive. Check your connection, then reload the page.</p>
<p>Error: <code data-error-id></code></p>
<p><a href="${escapeHtml(pathname + search)}">Reload</a></p>
</div>
${screen.after}
${found ? pageData(found, nonce, readAt).join('\n') : ''}
<script type="application/json" id="registry">${escapeJsonForScript(registry.text)}</script>
<script nonce="${nonce}">${build.programs.fatalPage}</script>
${mainScripts(parts, isPictureFirst).join('\n')}
</body>
</html>
`;
}
