import { IMAGE_MAX_BYTES } from '../../constants';

/** Why a file cannot be the banner; undefined when it can. Spec section 5. */
export function bannerProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'Please select a valid image file';
  if (file.size >= IMAGE_MAX_BYTES) return 'Image size must be less than 5MB';
  return undefined;
}
