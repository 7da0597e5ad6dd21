import { contactLimits } from '@nzuko/contract';
import { useCallback } from 'react';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Banner, Button, Field, Select, Stack, TextArea, useUnloadGuard } from '@nzuko/shared-ui';

import { contactFailed } from '../../messages/contactMessages';
import { contactSchema, type ContactValues } from './contactSchema';
import { topicOptions } from './contactTopics';

interface ContactFormProps {
  initialValues: ContactValues;
  /** Sends the message; rejects with ApiError. */
  onSubmit: (values: ContactValues) => Promise<void>;
}

/** Name, address, topic and message. */
export function ContactForm({ initialValues, onSubmit }: ContactFormProps) {
  const { formik, formProps, fieldProps, isSubmitting, failure, dismissFailure, values } =
    useApiForm({ schema: contactSchema, initialValues, onSubmit });
  const { dirty } = formik;
  useUnloadGuard(useCallback(() => dirty, [dirty]));

  return (
    <Stack as="form" gap={5} aria-label="Contact" {...formProps}>
      {failure ? (
        <Banner tone="error" onDismiss={dismissFailure}>
          {contactFailed(failure)}
        </Banner>
      ) : null}
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
        aside={`${values.message.trim().length} / ${contactLimits.message.maxLength}`}
      />
      <Button type="submit" size="lg" loading={isSubmitting}>
        {isSubmitting ? 'Sending…' : 'Send Message'}
      </Button>
    </Stack>
  );
}
