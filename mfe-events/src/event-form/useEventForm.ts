import { useEffect, useState, type ChangeEvent, type InputEvent } from 'react';
import { getIn } from 'formik';
import { useSession } from '@nzuko/shared-auth';
import { useApiForm } from '@nzuko/shared-auth/api-form';

import {
  emptyEvent,
  eventSchema,
  publishedEventSchema,
  type EventText,
  type EventValues,
} from './eventSchema';
import { doorsAt } from './eventTimeRules';
import { NOT_A_NUMBER } from './numberRules';
import { endsAfterStart, newTicketType, type TicketTypeValues } from './ticketTypeSchema';
import { keepEdits, readEdits } from './unsavedEdits';

/** The event's number fields. */
type EventNumber = 'max_attendees' | 'ticket_price';
type TypeNumber = 'price' | 'quota';
type TypeTime = 'sale_starts_at' | 'sale_ends_at';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

interface EventFormOptions {
  /** Where unsaved edits are kept. */
  storageKey: string;
  /** The values of an existing event; omit it for a new one. */
  saved?: EventValues;
  /** True if the existing event is already published. */
  isPublished?: boolean;
  banner: File | null;
  publish: (values: EventValues) => Promise<unknown>;
  /** Called when what was to be published has errors. */
  onInvalid: () => void;
}

/** The event form's fields, with their values and visible errors; submitting it publishes. */
export function useEventForm({
  storageKey,
  saved = emptyEvent,
  isPublished = false,
  banner,
  publish,
  onInvalid,
}: EventFormOptions) {
  const [schema] = useState(() => (isPublished ? publishedEventSchema(saved) : eventSchema));
  const [restored] = useState(() => readEdits(storageKey, saved));
  const user = useSession((session) => session.user);
  // Stays the same after a sign-out: what is still on the screen isn't for whoever signs in next.
  const [owner, setOwner] = useState(restored?.owner ?? user?.id ?? null);
  if (owner === null && user) setOwner(user.id);
  const { formik, values, isSeen, refusedAt, attempt, isSubmitting, formProps } = useApiForm({
    schema,
    initialValues: restored?.values ?? saved,
    files: { banner_image: banner },
    validateOnMount: true,
    onSubmit: publish,
    onInvalid: () => {
      setForDraft(false);
      onInvalid();
    },
  });
  const { errors } = formik;
  // A draft needn't be what the last attempt to publish asked for.
  const [isForDraft, setForDraft] = useState(false);

  const hadBanner = banner !== null || restored?.hadBanner;
  useEffect(
    () => keepEdits(storageKey, { values, owner, hadBanner }, saved),
    [storageKey, values, saved, owner, hadBanner],
  );

  /** Checks show on every change of this form: an error shows once its field was visited or edited. */
  const shownError = (path: string, untouched: string): string | undefined =>
    (isForDraft ? getIn(formik.touched, path) === true : isSeen(path)) ||
    getIn(values, path) !== untouched
      ? // formik's `getIn` returns `any`.
        (getIn(errors, path) as string | undefined)
      : undefined;

  const controlProps = (path: string) => ({
    name: path,
    value: getIn(values, path) as string,
    // formik's own handler would parse a number input as a float.
    onChange: (event: ChangeEvent<Control>) => void formik.setFieldValue(path, event.target.value),
    onBlur: formik.handleBlur,
  });

  /** Doors move along, unless they were given a time of their own. */
  const handleStart = ({ target: { value: start } }: ChangeEvent<Control>) => {
    const { start_date: before, doors_open: doors } = values;
    const doors_open = doors === doorsAt(before, saved) ? doorsAt(start, saved) : doors;
    void formik.setValues({ ...values, start_date: start, doors_open });
  };

  // `onInput`, because React fires no change event when an empty input turns into invalid number text.
  const numberProps = (path: string) => {
    const { value, name, onBlur } = controlProps(path);
    return {
      name,
      onBlur,
      value: value === NOT_A_NUMBER ? '' : value,
      onInput: ({ currentTarget: input }: InputEvent<HTMLInputElement>) =>
        void formik.setFieldValue(path, input.validity.badInput ? NOT_A_NUMBER : input.value),
    };
  };
  const typePath = (index: number, field: keyof TicketTypeValues) =>
    `ticket_types[${index}].${field}`;
  const typeError = (index: number, field: Exclude<keyof TicketTypeValues, 'ticket_type'>) =>
    shownError(typePath(index, field), newTicketType('STANDARD', '0')[field]);

  /** Path of the first field that can't even be saved as a draft; empty numbers can. */
  const findInvalidForDraft = async (): Promise<string | undefined> => {
    setForDraft(true);
    const found = await formik.validateForm();
    const ofEvent = (['max_attendees', 'ticket_price'] as const).filter((name) => values[name]);
    const ofTypes = values.ticket_types.flatMap((_, index) =>
      (['price', 'quota'] as const).map((field) => typePath(index, field)),
    );
    const invalid = [...ofEvent, ...ofTypes].find((path) => getIn(found, path) !== undefined);
    const endless = values.ticket_types.findIndex((type) => !endsAfterStart(type));
    return invalid ?? (endless < 0 ? undefined : typePath(endless, 'sale_ends_at'));
  };

  return {
    values,
    saved,
    restored,
    fieldProps: (name: Exclude<EventText, EventNumber>) => ({
      ...controlProps(name),
      ...(name === 'start_date' && { onChange: handleStart }),
      error: shownError(name, saved[name]) ?? refusedAt(name),
    }),
    numberProps: (name: EventNumber) => ({
      ...numberProps(name),
      error: shownError(name, saved[name]) ?? refusedAt(name),
    }),
    typeTimeProps: (index: number, field: TypeTime) => ({
      ...controlProps(typePath(index, field)),
      error: typeError(index, field),
    }),
    typeNumberProps: (index: number, field: TypeNumber) => ({
      ...numberProps(typePath(index, field)),
      error: typeError(index, field),
    }),
    changeTicketTypes: (types: TicketTypeValues[], onePrice = values.ticket_price) =>
      void formik.setValues({ ...values, ticket_types: types, ticket_price: onePrice }),
    ticketTypesError: refusedAt('ticket_types'),
    findInvalidForDraft,
    bannerError: refusedAt('banner_image'),
    isSubmitting,
    formProps,
    /** Saves what needn't be complete; the API's errors show as after a submit. */
    attempt,
  };
}

/** The result of `useEventForm`. */
export type EventFormState = ReturnType<typeof useEventForm>;
