import { appCodeRule } from '@nzuko/shared-auth/form-rules';
import { object, string } from 'yup';

/** Rules for a typed answer, one for each way to give it. */
export const secondStepSchema = {
  app: object({ value: appCodeRule() }),
  recovery_code: object({ value: string().default('').required('Enter a recovery code') }),
  password: object({ value: string().default('').required('Enter your password') }),
};

/** The ways to answer by typing. */
export type TypedWay = keyof typeof secondStepSchema;
