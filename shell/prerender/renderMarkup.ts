import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Prerendered markup and its styles. */
export interface Markup {
  html: string;
  css: string;
}

/** Renders an element to markup and its styled-components rules. */
export function renderMarkup(element: ReactElement): Markup {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    // Only the rules: with its own style tag, styled-components would rehydrate them in the browser.
    const css = sheet
      .getStyleTags()
      .replace(/^<style[^>]*>|<\/style>$/g, '')
      // Remove styled-components' rehydration markers; nothing uses them.
      .replace(/\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
    return { html, css };
  } finally {
    sheet.seal();
  }
}
