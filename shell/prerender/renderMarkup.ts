import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

/** Markup made at build time, and the styles it needs. */
export interface Markup {
  html: string;
  css: string;
}

/** Renders an element to markup and the rules of its styled parts. */
export function renderMarkup(element: ReactElement): Markup {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    // The rules alone: under styled-components' own tag the page's script would take them for its own.
    const css = sheet
      .getStyleTags()
      .replace(/^<style[^>]*>|<\/style>$/g, '')
      // Marks by which a page's script finds its rules again; nothing looks for them here.
      .replace(/\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
    return { html, css };
  } finally {
    sheet.seal();
  }
}
