import { Field, formatEventDate, Select, styled } from '@nzuko/shared-ui';

import type { Event } from '../api/eventsApi';
import { useEventOptions } from '../event/useEventOptions';

interface EventPickerProps {
  events: readonly Event[];
  picked: Event;
  onPick: (id: string) => void;
}

/** Selects one of the organizer's events. */
export function EventPicker({ events, picked, onPick }: EventPickerProps) {
  const options = useEventOptions(events, labelOf);
  return (
    <PickerBox>
      <Field
        as={Select}
        name="event"
        label="Event"
        options={options}
        value={String(picked.id)}
        onChange={(change) => onPick(change.target.value)}
      />
    </PickerBox>
  );
}

const labelOf = ({ title, status, start_date: start, timezone }: Event) =>
  [
    title,
    start && formatEventDate(start, timezone),
    status === 'DRAFT' && 'draft',
    status === 'CANCELLED' && 'cancelled',
  ]
    .filter(Boolean)
    .join(' · ');

/** As wide as the picker, for what stands in its place. */
export const PickerBox = styled.div`
  width: min(100%, 26rem);
`;
