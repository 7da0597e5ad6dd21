import displayExtUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2';
import displayUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import bodyExtUrl from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import bodyUrl from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+0300-0304,U+0308,U+0323,U+1E00-1E9F,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20C0';

const face = (family: string, url: string, weights: string, range: string): string =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weights};font-style:normal;font-display:swap;unicode-range:${range}}`;

// The fallbacks take the room of the real faces, so that nothing moves when those arrive.
const fallback = (family: string, metrics: string): string =>
  `@font-face{font-family:'${family}';src:local('Arial'),local('Liberation Sans'),local('Roboto');${metrics}}`;

/** The two font files every page needs, as URLs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [displayUrl, bodyUrl];

/** The `@font-face` rules of the display and body families and of their metric-adjusted fallbacks. */
export const fontFaces = [
  face('Bricolage Grotesque Variable', displayUrl, '200 800', latin),
  face('Bricolage Grotesque Variable', displayExtUrl, '200 800', latinExt),
  face('Figtree Variable', bodyUrl, '300 900', latin),
  face('Figtree Variable', bodyExtUrl, '300 900', latinExt),
  fallback(
    'Display Fallback',
    'size-adjust:103%;ascent-override:90%;descent-override:26%;line-gap-override:0%',
  ),
  fallback(
    'Body Fallback',
    'size-adjust:100%;ascent-override:95%;descent-override:25%;line-gap-override:0%',
  ),
].join('');
