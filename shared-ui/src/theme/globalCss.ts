import { fontFaces } from './fontFaces';
import { theme } from './theme';

export { fontPreloads, webFonts } from './fontFaces';

/**
 * The page-wide style: fonts, a small reset, focus ring, reduced motion and print. It is inlined in the HTML after the
 * tokens it uses (`themeCss`), so no script ships it. Headings and main get focus from scripts and have no ring: a ring
 * around the whole page tells nothing. Forced colors take away the backgrounds that mark what is chosen, so it is outlined.
 */
export const globalCss = `
  ${fontFaces}

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
  }

  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-behavior: smooth;
    scroll-padding-top: ${theme.space[24]};
  }

  body {
    min-height: 100dvh;
    background: ${theme.color.page};
    color: ${theme.color.text};
    font-family: ${theme.font.body};
    font-size: ${theme.fontSize.md};
    line-height: ${theme.lineHeight.normal};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }

  :where([data-theme]) {
    color: ${theme.color.text};
  }

  h1,
  h2,
  h3,
  h4 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.bold};
    letter-spacing: ${theme.tracking.snug};
    line-height: ${theme.lineHeight.snug};
    text-wrap: balance;
  }

  h1 {
    font-size: ${theme.fontSize['3xl']};
    letter-spacing: ${theme.tracking.tight};
    line-height: ${theme.lineHeight.tight};
  }

  h2 {
    font-size: ${theme.fontSize['2xl']};
  }

  h3 {
    font-size: ${theme.fontSize.xl};
  }

  h4 {
    font-size: ${theme.fontSize.lg};
  }

  a {
    color: ${theme.color.primaryText};
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }

  a:hover {
    text-decoration-thickness: 2px;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
  }

  :where(ul[class], ol[class]) {
    padding: 0;
    list-style: none;
  }

  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }

  :focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  [tabindex='-1']:focus {
    outline: none;
  }

  @media (forced-colors: active) {
    :is([aria-current], [aria-pressed='true'], [role='tab'][aria-selected='true']):not(:focus-visible) {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }

  ::selection {
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
  }

  @media (prefers-reduced-motion: reduce) {
    html {
      scroll-behavior: auto;
    }

    *,
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
      scroll-behavior: auto !important;
    }
  }

  @media print {
    body {
      background: none;
      font-size: 11pt;
    }

    nav,
    [data-print='hide'] {
      display: none !important;
    }
  }
`;
