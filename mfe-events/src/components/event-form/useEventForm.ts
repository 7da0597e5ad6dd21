import { useEffect, useState, type ChangeEvent } from 'react';
import { getIn, useFormik } from 'formik';
import type { ApiError } from 'shared-auth';

import { emptyEvent, eventSchema, type EventText, type EventValues } from './eventSchema';
import { newTicketType, type TicketTypeValues } from './ticketTypeSchema';
import { keepWritten, readWritten } from './writtenEvent';

type Control = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/** What the server refused, and the values it refused: a field that has changed since is no longer known to be wrong. */
interface Refusal {
  values: EventValues;
  fields: Record<string, string>;
}

/**
 * The event form's texts and the errors that are to be shown. What is typed is kept under `writtenKey`.
 *
 * `saved` are an event's texts as the API has them; without them the form is that of a new event.
 */
export function useEventForm(writtenKey: string, saved: EventValues = emptyEvent) {
  const [restored] = useState(() => readWritten(writtenKey));
  const [showsAll, setShowsAll] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const formik = useFormik<EventValues>({
    initialValues: restored ?? saved,
    validationSchema: eventSchema,
    validateOnMount: true,
    onSubmit: () => undefined,
  });
  const { values, errors, touched } = formik;

  useEffect(() => keepWritten(writtenKey, values, saved), [writtenKey, values, saved]);

  /** Checks run on every change, so a field's error shows once it was visited or differs from the untouched form. */
  const shownError = (path: string, untouched: string): string | undefined => {
    const isSeen = showsAll || getIn(touched, path) || getIn(values, path) !== untouched;
    // formik types what stands at a path as anything.
    return isSeen ? (getIn(errors, path) as string | undefined) : undefined;
  };
  const refusedAt = (name: keyof EventValues) =>
    refusal?.values[name] === values[name] ? refusal?.fields[name] : undefined;

  const controlProps = (path: string) => ({
    name: path,
    value: getIn(values, path) as string,
    // Not formik's own, which makes a float of what stands in a number input.
    onChange: (event: ChangeEvent<Control>) => void formik.setFieldValue(path, event.target.value),
    onBlur: formik.handleBlur,
  });

  /** Shows every error; true when there is none. */
  const isReadyToPublish = async (): Promise<boolean> => {
    setShowsAll(true);
    const found = await formik.validateForm();
    return Object.keys(found).length === 0;
  };

  return {
    values,
    saved,
    restored: restored !== undefined,
    fieldProps: (name: EventText) => ({
      ...controlProps(name),
      error: shownError(name, saved[name]) ?? refusedAt(name),
    }),
    ticketTypeProps: (index: number, field: Exclude<keyof TicketTypeValues, 'ticket_type'>) => {
      const path = `ticket_types[${index}].${field}`;
      const blank = newTicketType('STANDARD', '0')[field];
      return { ...controlProps(path), error: shownError(path, blank) };
    },
    changeTicketTypes: (types: TicketTypeValues[], onePrice = values.ticket_price) =>
      void formik.setValues({ ...values, ticket_types: types, ticket_price: onePrice }),
    ticketTypesError: refusedAt('ticket_types'),
    isReadyToPublish,
    bannerError: refusal?.fields.banner_image,
    refuse: (error: ApiError) => setRefusal({ values, fields: error.fields }),
    forgetRefusedBanner: () =>
      setRefusal((last) => last && { ...last, fields: { ...last.fields, banner_image: '' } }),
  };
}

/** What `useEventForm` gives. */
export type EventFormState = ReturnType<typeof useEventForm>;
