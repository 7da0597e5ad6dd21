// The behaviour of every form that sends to the API. Each remote that imports `@nzuko/shared-auth/api-form` bundles its own copy, and
// formik with it (decision 0041).
import { getIn, useFormik, type FormikValues } from 'formik';
import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import type { ObjectSchema } from 'yup';

import { setDefaultMessages } from './defaultMessages';

setDefaultMessages();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface ApiFormOptions<Values extends FormikValues> {
  schema: ObjectSchema<Values>;
  /** The form starts over when these change. */
  initialValues: Values;
  /** Chosen files by field; they are not among the schema's values. */
  files?: Record<string, File | null>;
  /** Also checks the initial values, such as restored edits. */
  validateOnMount?: boolean;
  /** Sends the values as the schema casts them; rejects with ApiError. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Called instead of `onSubmit` when the schema finds errors. */
  onInvalid?: () => void;
}

/** The API's error, and what the form held when it was refused. */
interface Refusal {
  error: ApiError;
  held: object;
  isDismissed?: boolean;
}

/**
 * A form: values in formik, checked by a yup schema, sent once at a time.
 *
 * - The schema's error at a field shows once the field was left for another with something in it, or the form was submitted.
 * - The API's error at a field shows for as long as the field holds the refused value: an edit hides it, edits of other fields
 *   don't, and typing the refused value again brings it back. The next attempt clears it.
 * - An API error that isn't at fields of this form is `failure`, for a banner.
 * - After an attempt, the first field with an error is focused, unless the user has moved the focus meanwhile.
 */
export function useApiForm<Values extends FormikValues>({
  schema,
  initialValues,
  files,
  validateOnMount = false,
  onSubmit,
  onInvalid,
}: ApiFormOptions<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const sentFrom = useRef<Element>(null);
  const [isSubmitting, setSubmitting] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const formik = useFormik<Values>({
    initialValues,
    enableReinitialize: true,
    validationSchema: schema,
    validateOnMount,
    validateOnBlur: false,
    // Submitting goes through `attempt`, because formik drops what is thrown after the form has unmounted.
    onSubmit: () => undefined,
  });
  const { values, errors, touched } = formik;
  const held: object = { ...values, ...files };

  useEffect(() => {
    const active = document.activeElement;
    if (isSubmitting) {
      sentFrom.current = active;
    } else if (
      sentFrom.current &&
      // A button that has gone leaves its focus to the page or the dialog around the form.
      (active === sentFrom.current || active?.contains(formRef.current))
    ) {
      const first = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      // A group of radio buttons can't be focused itself.
      (first?.querySelector<HTMLElement>('input') ?? first)?.focus();
    }
  }, [isSubmitting]);

  const attempt = async (send: () => Promise<unknown>): Promise<void> => {
    // State would let the second of two submits in the same tick through.
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitting(true);
    setRefusal(undefined);
    try {
      await send();
    } catch (error) {
      if (!(error instanceof ApiError)) logProblem('form', error);
      setRefusal({ error: ApiError.from(error), held });
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
  };

  const submit = async () => {
    setShowsAll(true);
    const found = await formik.validateForm();
    if (Object.keys(found).length > 0) return onInvalid?.();
    await onSubmit(schema.cast(values) as Values);
    setShowsAll(false);
  };

  const isSeen = (path: string): boolean => showsAll || Boolean(getIn(touched, path));

  const refusedAt = (path: string): string | undefined =>
    refusal && getIn(refusal.held, path) === getIn(held, path)
      ? refusal.error.fields[path]
      : undefined;

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<Control>) => {
    // Only when moving to another field: if an error appeared while the submit button is being pressed, the button
    // would shift away from the pointer.
    const movesToField =
      relatedTarget instanceof Element && relatedTarget.matches('input, textarea, select');
    if (movesToField && currentTarget.value !== '') {
      void formik.setFieldTouched(currentTarget.name, true, false);
    }
  };

  return {
    /** For fields that need other rules than those of `fieldProps`. */
    formik,
    values,
    isSubmitting,
    failure: refusal && !refusal.isDismissed && !isAtFields(refusal) ? refusal.error : undefined,
    dismissFailure: () => setRefusal((last) => last && { ...last, isDismissed: true }),
    /** True once the schema's error at this field may show. */
    isSeen,
    /** The API's error at a field, while it stands. */
    refusedAt,
    /** Sends what the schema doesn't allow yet, such as a draft, by the rules of a submit. */
    attempt,
    reset: () => {
      formik.resetForm();
      setShowsAll(false);
      setRefusal(undefined);
    },
    /** For the `<form>` element. */
    formProps: {
      ref: formRef,
      noValidate: true,
      // Sent by a browser without this script, its values must not get into the URL.
      method: 'post' as const,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void attempt(submit);
      },
    },
    /** For a `Field` or a `RadioGroup`. */
    fieldProps: <Name extends keyof Values & string>(name: Name) => ({
      name,
      value: values[name],
      // formik's `getIn` returns `any`.
      error:
        (isSeen(name) ? (getIn(errors, name) as string | undefined) : undefined) ?? refusedAt(name),
      onChange: formik.handleChange,
      onBlur: handleBlur,
    }),
  };
}

/** True if every message of the error is at a field of the form. */
function isAtFields({ error, held }: Refusal): boolean {
  const names = Object.keys(error.fields);
  return names.length > 0 && names.every((name) => name in held);
}
