import { bannerImageMessages, eventLimits, eventTimes, imageSize } from '@nzuko/contract';
import { Field, formatNaira, Select, TextArea } from '@nzuko/shared-ui';
import { lengthText } from '@nzuko/shared-ui/parts';

import { ImageField } from '../components/ImageField';
import { bannerProblem } from './bannerRules';
import { Pair, Section } from './EventForm.styles';
import { fieldLabels, hasPaidTickets } from './eventSchema';
import { timeProps } from './eventTimeRules';
import { payLaterOptions } from './payLaterOptions';
import { FeeField } from './FeeField';
import { RefundFields } from './RefundFields';
import { TicketTypeFields } from './TicketTypeFields';
import type { EventFormState } from './useEventForm';

const categories = eventLimits.category.enum.map((value) => ({ value, label: value }));

interface EventFormProps {
  form: EventFormState;
  /** The chosen banner, which can be removed. */
  banner: File | null;
  /** URL of the banner in view, chosen or saved. */
  bannerUrl: string | undefined;
  onBannerChange: (file: File | null) => void;
}

/** The fields of an event. */
export function EventForm({ form, banner, bannerUrl, onBannerChange }: EventFormProps) {
  const { fieldProps, numberProps, values } = form;
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
          aside={lengthText(values.description, eventLimits.description)}
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
          hint={`JPEG, PNG, GIF or WebP, under ${imageSize}. A wide picture looks best.`}
          previewAlt="Banner preview"
          accept={eventLimits.banner_image.mediaTypes.join(',')}
          problemOf={bannerProblem}
          brokenMessage={bannerImageMessages.invalid}
          file={banner}
          previewUrl={bannerUrl}
          error={form.bannerError}
          onChange={onBannerChange}
        />
      </Section>
      <Section aria-labelledby="event-when">
        <h2 id="event-when">When and where</h2>
        <Pair>
          {eventTimes.map((time) => (
            <Field key={time} {...fieldProps(time)} {...timeProps[time]} type="datetime-local" />
          ))}
        </Pair>
        <Field
          {...fieldProps('location')}
          label={fieldLabels.location}
          required
          hint="Venue, street and city. People search for events by city."
          autoComplete="off"
        />
      </Section>
      <Section aria-labelledby="event-tickets">
        <h2 id="event-tickets">Tickets</h2>
        <Pair>
          <Field
            {...numberProps('max_attendees')}
            label={fieldLabels.max_attendees}
            type="number"
            inputMode="numeric"
            min={eventLimits.max_attendees.minimum}
            max={eventLimits.max_attendees.maximum}
            step={1}
            required
            hint={`${eventLimits.max_attendees.minimum} to ${eventLimits.max_attendees.maximum.toLocaleString('en-NG')}`}
          />
          {values.ticket_types.length === 0 ? (
            <Field
              {...numberProps('ticket_price')}
              label={`${fieldLabels.ticket_price} (₦)`}
              type="number"
              inputMode="decimal"
              min={0}
              max={eventLimits.ticket_price.maximum}
              step={eventLimits.ticket_price.multipleOf}
              required
              hint={`Enter 0 to make it free. At most ${formatNaira(eventLimits.ticket_price.maximum)}.`}
            />
          ) : null}
        </Pair>
        <TicketTypeFields form={form} />
        {hasPaidTickets(values) ? (
          <>
            <Field
              as={Select}
              {...fieldProps('pay_later_hours')}
              label={fieldLabels.pay_later_hours}
              hint="How long buyers of paid tickets can keep their seats with “I’ll Pay Later”"
              options={payLaterOptions(values.pay_later_hours)}
            />
            <FeeField form={form} />
            <RefundFields form={form} />
          </>
        ) : null}
      </Section>
    </>
  );
}
