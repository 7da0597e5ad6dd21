import { Field, formatEventDate, Select, styled } from '@nzuko/shared-ui';

import type { Event } from '../api/eventsApi';

interface EventPickerProps {
  events: readonly Event[];
  picked: Event;
  onPick: (id: string) => void;
}

/** Selects one of the organizer's events. */
export function EventPicker({ events, picked, onPick }: EventPickerProps) {
  const options = events.map((event) => ({
    value: String(event.id),
    label: event.start_date
      ? `${event.title} · ${formatEventDate(event.start_date, event.timezone)}`
      : `${event.title} · draft`,
  }));
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

/** As wide as the picker, for what stands in its place. */
export const PickerBox = styled.div`
  width: min(100%, 26rem);
`;
