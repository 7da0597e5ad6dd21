import displayExtUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2';
import bodyExtUrl from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2';
import bodyUrl from '../../fonts/figtree-latin-wght-nigeria.woff2';
import displayUrl from '../../fonts/bricolage-latin-wght-nigeria.woff2';

// Latin with ₦ and the dotted letters of Yoruba and Igbo, drawn by fonts/build.py; then the rest of Europe.
const latin =
  'U+0000-00FF,U+0131,U+0143-0144,U+0152-0153,U+01F8-01F9,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0300-0301,U+1E44-1E45,U+1E62-1E63,U+1EB8-1EB9,U+1ECA-1ECD,U+1EE4-1EE5,U+2000-206F,U+20A6,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExt =
  'U+0100-0130,U+0132-0142,U+0145-0151,U+0154-01F7,U+01FA-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E43,U+1E46-1E61,U+1E64-1E9F,U+20A0-20A5,U+20A7-20AB,U+20AD-20C0';

const face = (family: string, url: string, weights: string, range: string): string =>
  `@font-face{font-family:'${family}';src:url('${url}') format('woff2');font-weight:${weights};font-style:normal;font-display:swap;unicode-range:${range}}`;

// The fallbacks match the metrics of the real fonts, measured against Arial, so that nothing moves when those load.
const fallback = (family: string, local: string, weights: string, metrics: string): string =>
  `@font-face{font-family:'${family}';src:${local};font-weight:${weights};line-gap-override:0%;${metrics}}`;
const arial = "local('Arial'),local('Liberation Sans'),local('Roboto')";
const arialBold = "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold')";

/** The two font files every page needs, as URLs, for `<link rel="preload" as="font" crossorigin>`. */
export const fontPreloads: readonly string[] = [displayUrl, bodyUrl];

/** The `@font-face` rules of the display and body families. */
export const webFonts = [
  face('Bricolage', displayUrl, '600 800', latin),
  face('Bricolage', displayExtUrl, '600 800', latinExt),
  face('Figtree', bodyUrl, '400 800', latin),
  face('Figtree', bodyExtUrl, '400 800', latinExt),
].join('');

/** The rules of the families and of their metric-adjusted fallbacks, which Data Saver shows alone. */
export const fontFaces = [
  webFonts,
  fallback(
    'Bricolage Fallback',
    arialBold,
    '600 800',
    'size-adjust:102.5%;ascent-override:90.7%;descent-override:26.3%',
  ),
  fallback(
    'Figtree Fallback',
    arial,
    '400 500',
    'size-adjust:100.5%;ascent-override:94.5%;descent-override:24.9%',
  ),
  fallback(
    'Figtree Fallback',
    arialBold,
    '600 800',
    'size-adjust:95.2%;ascent-override:99.8%;descent-override:26.3%',
  ),
].join('');
