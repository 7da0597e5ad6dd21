import type { Guard } from '../guard';

/** A cleared price or capacity must not become a free event with 50 seats. */
export const requiredFields: Guard[] = [
  {
    protects: 'the form does not refill a cleared price',
    file: 'mfe-events/src/event-form/numberRules.ts',
    remove: ".default('')\n    .test('required'",
    replace: ".default('0')\n    .test('required'",
    test: {
      runner: 'jest',
      file: 'mfe-events/src/event-form/eventSchema.test.ts',
      name: 'a number that formik gives as undefined, for its field was cleared, is not filled in',
    },
  },
  {
    protects: 'the API publishes no event without a price and a capacity',
    file: 'api/src/events/events-rules.ts',
    remove: 'isBlank(payload.max_attendees) && FIELD_MESSAGES.max_attendees.required',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/events/required-numbers.test.ts',
      name: 'stays undecided, and can’t be published until both are given',
    },
  },
  {
    protects: 'an empty number in a form clears the field instead of keeping its value',
    file: 'api/src/events/event-form.ts',
    remove: "emptyIsNull: ['max_attendees', 'ticket_price'],",
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/events/required-numbers.test.ts',
      name: 'refuses cleared numbers sent as a form, and leaves the event unchanged',
    },
  },
  {
    protects: 'a number input with text that isn’t a number does not count as cleared',
    file: 'mfe-events/src/event-form/useEventForm.ts',
    remove: 'input.validity.badInput ? NOT_A_NUMBER : input.value',
    replace: 'input.value',
    test: {
      runner: 'browser',
      file: 'e2e/tests/createEvent.spec.ts',
      name: 'a cleared price stays empty in a draft, and is required before publishing',
    },
  },
];
