import { contactLimits } from '@nzuko/contract';
import { emailRule, textRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';

const { name, message, topic } = contactLimits;

/** The rules of the contact form. */
export const contactSchema = object({
  name: textRule('Name', name),
  email: emailRule(),
  topic: string().oneOf(topic.enum).required(),
  message: textRule('Message', message),
});

/** The contact form's values. */
export type ContactValues = InferType<typeof contactSchema>;
