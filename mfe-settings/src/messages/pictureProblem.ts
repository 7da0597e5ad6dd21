import { PICTURE_MAX_BYTES } from '../constants';

/** What is wrong with a file chosen as profile picture, or null. Spec section 5. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!type.startsWith('image/')) return 'Please select a valid image file';
  if (size > PICTURE_MAX_BYTES) return 'Image size should be less than 5MB';
  return null;
}
