import { passkeyLimits } from '@nzuko/contract';
import { appCodeRule, optionalTextRule } from '@nzuko/shared-auth/form-rules';
import { object, type InferType } from 'yup';

/** The first code of an app. */
export const appCodeSchema = object({ code: appCodeRule() });

export const emptyAppCode: InferType<typeof appCodeSchema> = { code: '' };

/** A passkey's name. */
export const passkeyNameSchema = object({
  name: optionalTextRule('Name', passkeyLimits.name).required('Give it a name'),
});

export const emptyPasskeyName: InferType<typeof passkeyNameSchema> = { name: '' };
