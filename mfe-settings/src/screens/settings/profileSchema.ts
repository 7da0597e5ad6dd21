import type { User } from 'shared-auth';
import { object, string, type InferType } from 'yup';

/** The profile form's rules. Spec section 5. */
export const profileSchema = object({
  first_name: string().trim().required('First name is required'),
  last_name: string().trim().required('Last name is required'),
});

/** What the profile form holds beside the picture. */
export type ProfileValues = InferType<typeof profileSchema>;

export const profileValuesOf = ({ first_name, last_name }: User): ProfileValues => ({
  first_name,
  last_name,
});
