import type { PageReading } from '@nzuko/contract';

import { escapeHtml, escapeJsonForScript } from './escapeHtml';

/** A page that its remote has read. */
export type FoundPage = Extract<PageReading, { status: 200 }>;

/** The tags of a page's head that its remote asks for, as HTML. `readAt` is when the page was read. */
export function headTags({ head, data }: FoundPage, nonce: string, readAt: string): string[] {
  const json = (type: string, attributes: string, content: unknown) =>
    `<script type="${type}" nonce="${nonce}"${attributes}>${escapeJsonForScript(JSON.stringify(content))}</script>`;
  return [
    ...head.meta.map((meta) => {
      const [key, name] = 'property' in meta ? ['property', meta.property] : ['name', meta.name];
      return `<meta ${key}="${escapeHtml(name)}" content="${escapeHtml(meta.content)}">`;
    }),
    ...(head.jsonLd ? [json('application/ld+json', '', head.jsonLd)] : []),
    // What the screen shows first: its scripts don't fetch it again.
    json('application/json', ` id="${escapeHtml(data.id)}" data-read-at="${readAt}"`, data.value),
  ];
}
