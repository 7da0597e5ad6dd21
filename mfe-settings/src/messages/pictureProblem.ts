import { profileLimits } from '@nzuko/contract';

/** The problem with a chosen profile picture, or null. Spec section 5. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return 'Please select a valid image file';
  if (size > profileLimits.profile_picture.maxLength) return 'Image size should be less than 5MB';
  return null;
}
