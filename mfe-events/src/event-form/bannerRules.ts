import { eventLimits } from '@nzuko/contract';

/** Why a file can't be the banner; undefined if it can. Spec section 5. */
export function bannerProblem(file: File): string | undefined {
  if (!file.type.startsWith('image/')) return 'Please select a valid image file';
  if (file.size > eventLimits.banner_image.maxLength) return 'Image size must be less than 5MB';
  return undefined;
}
