import { passkeyLimits } from '@nzuko/contract';
import { object, string, type InferType } from 'yup';

/** The first code of an app. Spaces make no difference. */
export const appCodeSchema = object({
  code: string()
    .default('')
    .matches(/^\s*(\d\s*){6}$/, 'The code has 6 digits'),
});

export const emptyAppCode: InferType<typeof appCodeSchema> = { code: '' };

const { maxLength } = passkeyLimits.name;

/** What to call a passkey. */
export const passkeyNameSchema = object({
  name: string()
    .default('')
    .trim()
    .required('Give it a name')
    .max(maxLength, `Name must be at most ${maxLength} characters`),
});

export const emptyPasskeyName: InferType<typeof passkeyNameSchema> = { name: '' };
