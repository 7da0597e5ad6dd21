import type { PageReading } from '@nzuko/contract';

import { escapeHtml, escapeJsonForScript } from './escapeHtml';

/** A page that its remote has read. */
export type FoundPage = Extract<PageReading, { status: 200 }>;

/** The head tags that the page's remote asks for, as HTML. */
export function headTags({ head }: FoundPage): string[] {
  return head.meta.map((meta) => {
    const [key, name] = 'property' in meta ? ['property', meta.property] : ['name', meta.name];
    return `<meta ${key}="${escapeHtml(name)}" content="${escapeHtml(meta.content)}">`;
  });
}

/**
 * A page's machine-readable parts, as HTML: its structured data, and the screen's first data, so that its scripts don't fetch
 * that again. `readAt` is when the page was read.
 */
export function pageData({ head, data }: FoundPage, nonce: string, readAt: string): string[] {
  const json = (type: string, attributes: string, content: unknown) =>
    `<script type="${type}" nonce="${nonce}"${attributes}>${escapeJsonForScript(JSON.stringify(content))}</script>`;
  return [
    ...(head.jsonLd ? [json('application/ld+json', '', head.jsonLd)] : []),
    json('application/json', ` id="${escapeHtml(data.id)}" data-read-at="${readAt}"`, data.value),
  ];
}
