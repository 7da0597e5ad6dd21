import { useFormik } from 'formik';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { ApiError } from 'shared-auth';
import type { ObjectSchema } from 'yup';

type TextValues = Record<string, string>;

interface AccountFormOptions<Values extends TextValues> {
  schema: ObjectSchema<Values>;
  initialValues: Values;
  /** Sends the values; rejects with ApiError, whose `fields` then stand under their fields. */
  onSubmit: (values: Values) => Promise<void>;
}

/** What the server refused, and the values it refused: a field that has changed since is no longer known to be wrong. */
interface Refusal<Values> {
  values: Values;
  errors: Record<string, string>;
}

/**
 * The behaviour that every form of this remote shares: rules from a yup schema, the server's errors under their fields,
 * the focus on the first wrong field after a submit, no second submit while one is under way.
 */
export function useAccountForm<Values extends TextValues>({
  schema,
  initialValues,
  onSubmit,
}: AccountFormOptions<Values>) {
  const formRef = useRef<HTMLFormElement>(null);
  const wasSubmitting = useRef(false);
  const [refusal, setRefusal] = useState<Refusal<Values> | null>(null);

  const formik = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: async (values) => {
      setRefusal(null);
      try {
        await onSubmit(schema.cast(values) as Values);
      } catch (error) {
        setRefusal({ values, errors: ApiError.from(error).fields });
      }
    },
  });
  const { isSubmitting, values, errors, touched } = formik;

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  const errorOf = (name: keyof Values & string): string | undefined => {
    const refused = refusal?.values[name] === values[name] ? refusal.errors[name] : undefined;
    return (errors[name] as string | undefined) ?? refused;
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // Only on the way to another field: an error line that appears while the submit button is being pressed would move
    // the button away from under the pointer.
    const movesOn = relatedTarget instanceof HTMLInputElement;
    if (movesOn && currentTarget.value !== '') {
      void formik.setFieldTouched(currentTarget.name, true, false);
    }
  };

  return {
    values,
    isSubmitting,
    /** For the `<form>` itself. */
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isSubmitting) formik.handleSubmit(event);
      },
    },
    /** For a `Field` or a `RadioGroup`. */
    fieldProps: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errorOf(name),
      touched: touched[name] === true,
      onChange: formik.handleChange,
      onBlur: handleBlur,
    }),
  };
}
