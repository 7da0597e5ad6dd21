import { appCodeRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

/** What is typed; which of the ways it is decides what it's checked for. */
export const secondStepSchema = {
  app: object({ value: appCodeRule() }),
  recovery_code: object({ value: string().default('').required('Enter a recovery code') }),
  password: object({ value: string().default('').required('Enter your password') }),
};

/** The ways that are typed. */
export type TypedWay = keyof typeof secondStepSchema;
