import { contactLimits } from '@nzuko/contract';
import { emailRule } from '@nzuko/shared-auth/form-rules';
import { object, string, type InferType } from 'yup';

const { name, message, topic } = contactLimits;

/** The rules of the contact form. */
export const contactSchema = object({
  name: string()
    .trim()
    .required('Name is required')
    .max(name.maxLength, `Name must be at most ${name.maxLength} characters`),
  email: emailRule(),
  topic: string().oneOf(topic.enum).required(),
  message: string()
    .trim()
    .required('Message is required')
    .max(message.maxLength, `Message must be at most ${message.maxLength} characters`),
});

/** The contact form's values. */
export type ContactValues = InferType<typeof contactSchema>;
