import { useEffect, useState, type ChangeEvent } from 'react';
import { useFormik } from 'formik';
import type { ApiError } from 'shared-auth';

import { emptyEvent, eventSchema, type EventValues } from './eventSchema';
import { keepWritten, readWritten } from './writtenEvent';

/** What the server refused, and the values it refused: a field that has changed since is no longer known to be wrong. */
interface Refusal {
  values: EventValues;
  fields: Record<string, string>;
}

/**
 * The event form's texts and the errors that are to be shown.
 *
 * Without `saved`, an event's texts as the API has them, the form is that of a new event: what is typed is kept.
 */
export function useEventForm(saved?: EventValues) {
  const [restored] = useState(() => (saved ? undefined : readWritten()));
  const untouched = saved ?? emptyEvent;
  const [showsAll, setShowsAll] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const formik = useFormik<EventValues>({
    initialValues: restored ?? untouched,
    validationSchema: eventSchema,
    validateOnMount: true,
    onSubmit: () => undefined,
  });
  const { values, errors, touched } = formik;

  useEffect(() => {
    if (!saved) keepWritten(values);
  }, [saved, values]);

  /** Checks run on every change, so a field's error shows once it was visited or differs from the untouched form. */
  const errorOf = (name: keyof EventValues): string | undefined => {
    const isSeen = showsAll || touched[name] || values[name] !== untouched[name];
    const refused = refusal?.values[name] === values[name] ? refusal?.fields[name] : undefined;
    return (isSeen ? errors[name] : undefined) ?? refused;
  };

  /** Shows every error; true when there is none. */
  const isReadyToPublish = async (): Promise<boolean> => {
    setShowsAll(true);
    const found = await formik.validateForm();
    return Object.keys(found).length === 0;
  };

  return {
    values,
    restored: restored !== undefined,
    fieldProps: (name: keyof EventValues) => ({
      name,
      value: values[name],
      error: errorOf(name),
      // Not formik's own, which makes a float of what stands in a number input.
      onChange: (event: ChangeEvent<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>) =>
        void formik.setFieldValue(name, event.target.value),
      onBlur: formik.handleBlur,
    }),
    isReadyToPublish,
    bannerError: refusal?.fields.banner_image,
    refuse: (error: ApiError) => setRefusal({ values, fields: error.fields }),
    forgetRefusedBanner: () =>
      setRefusal((last) => last && { ...last, fields: { ...last.fields, banner_image: '' } }),
  };
}

/** What `useEventForm` gives. */
export type EventFormState = ReturnType<typeof useEventForm>;
