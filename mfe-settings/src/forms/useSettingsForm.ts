import { useFormik } from 'formik';
import { useCallback, useEffect, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { ApiError } from 'shared-auth';
import { useUnloadGuard } from 'shared-ui';
import type { ObjectSchema } from 'yup';

type TextValues = Record<string, string>;

interface SettingsFormOptions<Values extends TextValues> {
  schema: ObjectSchema<Values>;
  /** What is saved; the form follows it when it changes. */
  initialValues: Values;
  /** Sends the values; rejects with ApiError, whose `fields` then stand under their fields. */
  onSubmit: (values: Values) => Promise<void>;
  /** Hears every edit of a field. */
  onEdit?: () => void;
}

/**
 * The behaviour that the forms of this remote share: rules from a yup schema, the server's errors under their fields, the
 * focus on the first wrong field after a submit, no second submit while one is under way.
 */
export function useSettingsForm<Values extends TextValues>({
  schema,
  initialValues,
  onSubmit,
  onEdit,
}: SettingsFormOptions<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const wasSubmitting = useRef(false);
  const [refused, setRefused] = useState<Record<string, string>>({});

  const formik = useFormik<Values>({
    initialValues,
    enableReinitialize: true,
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefused({});
      try {
        await onSubmit(schema.cast(values) as Values);
      } catch (error) {
        setRefused(ApiError.from(error).fields);
      }
    },
  });
  const { isSubmitting, dirty, values, errors, touched } = formik;

  useUnloadGuard(useCallback(() => dirty, [dirty]));

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { [event.target.name]: _edited, ...others } = refused;
    setRefused(others);
    formik.handleChange(event);
    onEdit?.();
  };

  return {
    isSubmitting,
    /** For the `<form>` itself. */
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) formik.handleSubmit(event);
      },
    },
    /** For a `Field`. */
    fieldProps: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: (errors[name] as string | undefined) ?? refused[name],
      touched: touched[name] === true || name in refused,
      onChange: handleChange,
    }),
  };
}
