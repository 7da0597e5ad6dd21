import { useId } from 'react';
import { Checkbox, Field, Select } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { useEventOptions } from '../../../event/useEventOptions';
import { teamRoleOptions, teamRoles } from '../../../team/teamRoles';
import type { PlaceValues } from './placeSchema';
import { Choices, Problem } from './Team.styles';

interface PlaceFieldsProps {
  values: PlaceValues;
  events: readonly Event[];
  /** The field props of `role`. */
  role: { name: string; error?: string | undefined; touched?: boolean | undefined };
  eventsError: string | undefined;
  onChange: (change: Partial<PlaceValues>) => void;
}

/** The fields of a member’s role and of the events they work on. */
export function PlaceFields({ values, events, role, eventsError, onChange }: PlaceFieldsProps) {
  const errorId = useId();
  const { event_ids: ids } = values;
  const options = useEventOptions(events);
  return (
    <>
      <Field
        {...role}
        as={Select}
        label="Role"
        hint={teamRoles[values.role].text}
        options={teamRoleOptions}
      />
      {values.role === 'OWNER' || (events.length === 0 && values.all_events) ? null : (
        <Choices aria-describedby={eventsError ? errorId : undefined}>
          <legend>Events</legend>
          <Checkbox
            checked={values.all_events}
            onChange={({ target }) => onChange({ all_events: target.checked })}
            hint="Including future ones."
            aria-invalid={eventsError ? true : undefined}
          >
            All events
          </Checkbox>
          {/* Below the list it would be out of sight. */}
          <Problem id={errorId} aria-live="polite">
            {eventsError}
          </Problem>
          {values.all_events
            ? null
            : options.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  checked={ids.includes(value)}
                  onChange={({ target }) =>
                    onChange({
                      event_ids: target.checked
                        ? [...ids, value]
                        : ids.filter((each) => each !== value),
                    })
                  }
                >
                  {label}
                </Checkbox>
              ))}
        </Choices>
      )}
    </>
  );
}
