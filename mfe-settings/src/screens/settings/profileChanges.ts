import type { User } from '@nzuko/contract';

import type { ProfileValues } from './profileSchema';

/** The payload of PATCH /auth/profile/ with only the changed fields (spec section 7); null if nothing changed. */
export function profileChanges(
  user: User,
  values: ProfileValues,
  picture: File | null,
): FormData | null {
  const changes = new FormData();
  if (values.first_name !== user.first_name) changes.set('first_name', values.first_name);
  if (values.last_name !== user.last_name) changes.set('last_name', values.last_name);
  if (picture) changes.set('profile_picture', picture);
  return [...changes.keys()].length > 0 ? changes : null;
}
