import type { PageHead } from '@nzuko/contract';
import { API_BASE_PATH } from '@nzuko/shared-auth';
import { plainText } from '@nzuko/shared-ui';
import { offeredPrices, priceText, whenText } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { eventJsonLd, paidForOne } from './eventJsonLd';

const DESCRIPTION_CHARACTERS = 200;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_CHARACTERS) return line;
  return `${line.slice(0, DESCRIPTION_CHARACTERS).replace(/\s+\S*$/, '')}…`;
}

const dateOf = (event: Event): string | undefined =>
  event.start_date && event.end_date ? plainText(whenText(event)) : undefined;

const metaOf = (
  key: 'property' | 'name',
  entries: [string, string | false | null | undefined][],
): PageHead['meta'] =>
  entries.flatMap(([value, content]) =>
    content ? [key === 'name' ? { name: value, content } : { property: value, content }] : [],
  );

/** The preview's picture: the event's banner, or else the one that the API draws; `url` is the page's. */
function imageOf({ id, banner_image, banner_image_small, updated_at }: Event, url: string) {
  // A large one may have more than 600 KB, and WhatsApp shows none of that size.
  if (banner_image) return { href: new URL(banner_image_small ?? banner_image, url).href };
  // Chats keep a picture by its address, so an edit gives it another one.
  const path = `${API_BASE_PATH}/events/${id}/picture.png?v=${Date.parse(updated_at)}`;
  return { href: new URL(path, url).href, type: 'image/png', width: '1200', height: '630' };
}

/** The head of an event's page: title, description and metadata for link previews and search engines. */
export function eventHead(event: Event, url: string): PageHead {
  const image = imageOf(event, url);
  const largest = event.banner_image ? new URL(event.banner_image, url).href : image.href;
  const now = Date.now();
  const price = priceText(event, now);
  const [lowest, ...higher] = offeredPrices(event, now);
  const type = event.ticket_types.find((each) => each.price === lowest);
  // This tag holds one price only; the JSON-LD has them all.
  const onePrice = type && higher.length === 0 && paidForOne(type);
  const date = dateOf(event);
  return {
    title: event.title,
    description: shortened(
      [date, event.location, price, event.description].filter(Boolean).join(' · '),
    ),
    meta: [
      ...metaOf('property', [
        ['og:image', image.href],
        ['og:image:type', image.type],
        ['og:image:width', image.width],
        ['og:image:height', image.height],
        ['og:image:alt', event.title],
        ['event:start_time', event.start_date],
        ['event:end_time', event.end_date],
        ['product:price:amount', onePrice],
        ['product:price:currency', onePrice && 'NGN'],
      ]),
      ...metaOf('name', [
        ['robots', (event.is_unlisted || event.is_suspended) && 'noindex'],
        ['twitter:card', 'summary_large_image'],
        ['twitter:title', event.title],
        ['twitter:image', image.href],
        ['twitter:image:alt', event.title],
        ['twitter:label1', date && 'When'],
        ['twitter:data1', date],
        ['twitter:label2', 'Price'],
        ['twitter:data2', price],
      ]),
    ],
    ...(!event.is_unlisted && { jsonLd: eventJsonLd(event, url, largest) }),
  };
}
