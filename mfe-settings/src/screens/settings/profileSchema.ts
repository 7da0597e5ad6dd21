import { firstNameMessages, lastNameMessages } from '@nzuko/contract';
import type { User } from '@nzuko/contract';
import { object, string, type InferType } from 'yup';

/** The profile form's rules. Spec section 5. */
export const profileSchema = object({
  first_name: string().trim().required(firstNameMessages.required),
  last_name: string().trim().required(lastNameMessages.required),
});

/** The profile form's values, without the picture. */
export type ProfileValues = InferType<typeof profileSchema>;

export const profileValuesOf = ({ first_name, last_name }: User): ProfileValues => ({
  first_name,
  last_name,
});

/** The values that differ from what was saved. */
export const typedSince = (saved: ProfileValues, values: ProfileValues): Partial<ProfileValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== saved[name as keyof ProfileValues]),
  );
