import { formatEventDateRange, formatPrice } from 'shared-ui/page';

import { escapeHtml, escapeJsonForScript } from '../escapeHtml';
import type { PageHead } from '../renderPage';
import { eventJsonLd } from './eventJsonLd';
import type { EventLookUp, PublicEvent } from './publicEvent';

const DESCRIPTION_CHARACTERS = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_CHARACTERS) return line;
  return `${line.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}

function dateOf({ start_date, end_date, timezone }: PublicEvent): string | undefined {
  if (!start_date || !end_date) return undefined;
  return formatEventDateRange(start_date, end_date, timezone);
}

interface Found {
  found: Extract<EventLookUp, { state: 'found' }>;
  /** The page's own address. */
  url: string;
  nonce: string;
}

/** What an event's page says of itself before any script has run: to people, to chats that show links, to machines. */
export function eventHead({ found: { event, readAt }, url, nonce }: Found): PageHead {
  const image = event.banner_image ? new URL(event.banner_image, url).href : undefined;
  const price = formatPrice(event.ticket_price);
  const date = dateOf(event);
  const meta = (key: 'property' | 'name', entries: [string, string | undefined][]) =>
    entries.flatMap(([name, content]) =>
      content ? [`<meta ${key}="${name}" content="${escapeHtml(content)}">`] : [],
    );
  const json = (type: string, attributes: string, content: unknown) =>
    `<script type="${type}" nonce="${nonce}"${attributes}>${escapeJsonForScript(JSON.stringify(content))}</script>`;
  return {
    title: event.title,
    description: shortened(
      [date, event.location, price, event.description].filter(Boolean).join(' · '),
    ),
    tags: [
      ...meta('property', [
        ['og:image', image],
        ['og:image:alt', image && event.title],
        ['event:start_time', event.start_date ?? undefined],
        ['event:end_time', event.end_date ?? undefined],
        ['product:price:amount', event.ticket_price],
        ['product:price:currency', 'NGN'],
      ]),
      ...meta('name', [
        ['twitter:card', image ? 'summary_large_image' : 'summary'],
        ['twitter:title', event.title],
        ['twitter:image', image],
        ['twitter:label1', date && 'When'],
        ['twitter:data1', date],
        ['twitter:label2', 'Price'],
        ['twitter:data2', price],
      ]),
      json('application/ld+json', '', eventJsonLd(event, url, image)),
      // What the screen would ask for first (mfe-events' inlinedEvent.ts).
      json('application/json', ` id="event" data-read-at="${readAt}"`, event),
    ],
  };
}
