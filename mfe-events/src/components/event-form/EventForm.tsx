import { Field, Select, TextArea } from 'shared-ui';

import { ImageField } from '../ImageField';
import {
  ATTENDEES_MAX,
  ATTENDEES_MIN,
  DESCRIPTION_MAX_CHARACTERS,
  EVENT_CATEGORIES,
  PRICE_MAX_NAIRA,
  PRICE_STEP_NAIRA,
} from '../../constants';
import { bannerProblem } from './bannerRules';
import { Pair, Section } from './EventForm.styles';
import { fieldLabels } from './eventSchema';
import { TicketTypeFields } from './TicketTypeFields';
import type { EventFormState } from './useEventForm';

const categories = EVENT_CATEGORIES.map((value) => ({ value, label: value }));

interface EventFormProps {
  form: EventFormState;
  /** The picture that shows, and whether it was chosen just now: only that one can be taken back. */
  bannerUrl: string | undefined;
  isBannerChosen: boolean;
  onBannerChange: (file: File | null) => void;
}

/** The fields of an event. */
export function EventForm({ form, bannerUrl, isBannerChosen, onBannerChange }: EventFormProps) {
  const { fieldProps, values } = form;
  return (
    <>
      <Section aria-labelledby="event-what">
        <h2 id="event-what">What it is</h2>
        <Field {...fieldProps('title')} label={fieldLabels.title} required autoComplete="off" />
        <Field
          as={TextArea}
          {...fieldProps('description')}
          label={fieldLabels.description}
          required
          aside={`${values.description.trim().length} / ${DESCRIPTION_MAX_CHARACTERS}`}
          rows={6}
        />
        <Field
          as={Select}
          {...fieldProps('category')}
          label={fieldLabels.category}
          required
          placeholder="Choose a category"
          options={categories}
        />
        <ImageField
          label="Banner image"
          hint="JPEG, PNG, GIF or WebP, under 5MB. A wide picture looks best."
          previewAlt="Banner preview"
          problemOf={bannerProblem}
          previewUrl={bannerUrl}
          canRemove={isBannerChosen}
          error={form.bannerError}
          onChange={onBannerChange}
        />
      </Section>
      <Section aria-labelledby="event-when">
        <h2 id="event-when">When and where</h2>
        <Pair>
          <Field
            {...fieldProps('start_date')}
            label={fieldLabels.start_date}
            type="datetime-local"
            required
            hint="West Africa Time (WAT)"
          />
          <Field
            {...fieldProps('end_date')}
            label={fieldLabels.end_date}
            type="datetime-local"
            required
            hint="West Africa Time (WAT)"
          />
        </Pair>
        <Field
          {...fieldProps('location')}
          label={fieldLabels.location}
          required
          hint="Venue, street and city: people find the event by its city."
          autoComplete="off"
        />
      </Section>
      <Section aria-labelledby="event-tickets">
        <h2 id="event-tickets">Tickets</h2>
        <Pair>
          <Field
            {...fieldProps('max_attendees')}
            label={fieldLabels.max_attendees}
            type="number"
            inputMode="numeric"
            min={ATTENDEES_MIN}
            max={ATTENDEES_MAX}
            step={1}
            required
            hint="1 to 10,000"
          />
          {values.ticket_types.length === 0 ? (
            <Field
              {...fieldProps('ticket_price')}
              label={`${fieldLabels.ticket_price} (₦)`}
              type="number"
              inputMode="decimal"
              min={0}
              max={PRICE_MAX_NAIRA}
              step={PRICE_STEP_NAIRA}
              hint="0 makes it free"
            />
          ) : null}
        </Pair>
        <TicketTypeFields form={form} />
      </Section>
    </>
  );
}
