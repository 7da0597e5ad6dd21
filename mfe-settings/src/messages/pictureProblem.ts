import { profileLimits, profilePictureMessages } from '@nzuko/contract';

/** The problem with a chosen profile picture, or null. Spec section 5. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return profilePictureMessages.invalid;
  if (size > profileLimits.profile_picture.maxLength) return profilePictureMessages.tooLarge;
  return null;
}
