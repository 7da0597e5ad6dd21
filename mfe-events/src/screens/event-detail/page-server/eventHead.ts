import type { PageHead } from 'contract';
import { formatEventDateRange, formatPrice } from 'shared-ui';

import type { Event } from '../../../api/eventsApi';
import { eventJsonLd } from './eventJsonLd';

const DESCRIPTION_CHARACTERS = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_CHARACTERS) return line;
  return `${line.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}

function dateOf({ start_date, end_date, timezone }: Event): string | undefined {
  if (!start_date || !end_date) return undefined;
  return formatEventDateRange(start_date, end_date, timezone);
}

const metaOf = (
  key: 'property' | 'name',
  entries: [string, string | false | null | undefined][],
): PageHead['meta'] =>
  entries.flatMap(([value, content]) =>
    content ? [key === 'name' ? { name: value, content } : { property: value, content }] : [],
  );

/** The head of an event's page: title, description and metadata for link previews and search engines. */
export function eventHead(event: Event, url: string): PageHead {
  const image = event.banner_image ? new URL(event.banner_image, url).href : undefined;
  const price = formatPrice(event.ticket_price);
  const date = dateOf(event);
  return {
    title: event.title,
    description: shortened(
      [date, event.location, price, event.description].filter(Boolean).join(' · '),
    ),
    meta: [
      ...metaOf('property', [
        ['og:image', image],
        ['og:image:alt', image && event.title],
        ['event:start_time', event.start_date],
        ['event:end_time', event.end_date],
        ['product:price:amount', event.ticket_price],
        ['product:price:currency', 'NGN'],
      ]),
      ...metaOf('name', [
        ['robots', event.is_unlisted && 'noindex'],
        ['twitter:card', image ? 'summary_large_image' : 'summary'],
        ['twitter:title', event.title],
        ['twitter:image', image],
        ['twitter:label1', date && 'When'],
        ['twitter:data1', date],
        ['twitter:label2', 'Price'],
        ['twitter:data2', price],
      ]),
    ],
    ...(!event.is_unlisted && { jsonLd: eventJsonLd(event, url, image) }),
  };
}
