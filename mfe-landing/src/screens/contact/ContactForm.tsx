import { contactLimits } from '@nzuko/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Select, Stack, TextArea, useUnloadGuard } from '@nzuko/shared-ui';
import { lengthText } from '@nzuko/shared-ui/parts';

import { contactFailed } from '../../messages/contactMessages';
import { contactSchema, type ContactValues } from './contactSchema';
import { topicOptions } from './contactTopics';

interface ContactFormProps {
  /** Values known from the session and the link; may change while the message is being written. */
  known: ContactValues;
  /** Sends the message; rejects with ApiError. */
  onSubmit: (values: ContactValues) => Promise<void>;
}

const names = ['name', 'email', 'topic', 'message'] as const;

/** Name, address, topic and message. */
export function ContactForm({ known, onSubmit }: ContactFormProps) {
  // Fixed: a form starts over when its initial values change.
  const [initialValues] = useState(known);
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure, values } =
    useApiForm({ schema: contactSchema, initialValues, onSubmit });
  const prefilled = useRef(initialValues);

  useEffect(() => {
    for (const name of names) {
      const isUntouched = values[name] === prefilled.current[name];
      if (!isUntouched || known[name] === '' || known[name] === values[name]) continue;
      prefilled.current = { ...prefilled.current, [name]: known[name] };
      void formik.setFieldValue(name, known[name]);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only what becomes known later is filled in
  }, [known]);

  useUnloadGuard(
    useCallback(() => names.some((name) => values[name] !== prefilled.current[name]), [values]),
  );

  return (
    <Stack as="form" gap={5} aria-label="Contact" {...formProps}>
      <Field {...fieldProps('name')} label="Name" autoComplete="name" />
      <Field {...fieldProps('email')} label="Email" type="email" autoComplete="email" />
      <Field
        {...fieldProps('topic')}
        as={Select}
        label="What is it about?"
        options={topicOptions}
      />
      <Field
        {...fieldProps('message')}
        as={TextArea}
        label="Message"
        rows={7}
        aside={lengthText(values.message, contactLimits.message)}
      />
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {contactFailed(failure)}
        </Banner>
      ) : null}
      <Button type="submit" size="lg" loading={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send Message'}
      </Button>
    </Stack>
  );
}
