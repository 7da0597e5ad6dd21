import { ofEventTimes } from '@nzuko/contract';
import { Badge, defaultTimeZone, styled, theme } from '@nzuko/shared-ui';
import { instantOf } from '@nzuko/shared-ui/parts';

import type { Event, EventCategory } from '../api/eventsApi';
import { CatalogueCard } from '../components/CatalogueCard';
import type { EventValues } from './eventSchema';

interface EventPreviewProps {
  values: EventValues;
  bannerUrl: string | undefined;
  now: number;
}

/** Preview of the event's catalogue card; not interactive. */
export function EventPreview({ values, bannerUrl, now }: EventPreviewProps) {
  return (
    <Root>
      <Caption>Preview</Caption>
      <div inert>
        <CatalogueCard
          event={previewOf(values, bannerUrl)}
          now={now}
          badge={values.category ? undefined : <Badge tone="primary">Category</Badge>}
        />
      </div>
    </Root>
  );
}

function previewOf(values: EventValues, bannerUrl: string | undefined): Event {
  const seats = Number(values.max_attendees) || 0;
  return {
    id: 0,
    title: values.title.trim() || 'Your event’s title',
    description: values.description,
    location: values.location.trim(),
    city: '',
    ...ofEventTimes((time) => dateOf(values[time])),
    end_date: dateOf(values.end_date) ?? dateOf(values.start_date),
    timezone: defaultTimeZone,
    category: (values.category || 'Other') as EventCategory,
    max_attendees: seats,
    // Without seats, the card would say "sold out".
    available_capacity: Math.max(1, seats),
    ticket_price: priceOf(values.ticket_price),
    ticket_types: values.ticket_types.map(({ ticket_type, price, ...sale }) => ({
      ticket_type,
      price: priceOf(price),
      available: Math.max(1, seats),
      sale_starts_at: dateOf(sale.sale_starts_at) ?? undefined,
      sale_ends_at: dateOf(sale.sale_ends_at) ?? undefined,
    })),
    pay_later_hours: Number(values.pay_later_hours),
    fees_borne_by: 'ORGANIZER',
    refund_share: 'NONE',
    refund_until_hours: 0,
    refund_terms: '',
    status: 'PUBLISHED',
    banner_image: bannerUrl ?? null,
    created_at: '',
    updated_at: '',
    organizer_details: {
      id: 0,
      username: '',
      first_name: '',
      last_name: '',
      profile_picture: null,
      is_verified: false,
    },
  };
}

/** As text that shows equal prices as one: 2500 and 2500.00. */
const priceOf = (typed: string) => String(Math.max(0, Number(typed) || 0));

function dateOf(wallTime: string): string | null {
  const instant = instantOf(wallTime, defaultTimeZone);
  return Number.isNaN(instant) ? null : new Date(instant).toISOString();
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Caption = styled.p`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.fontSize.xs};
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.tracking.wide};
  text-transform: uppercase;
`;
