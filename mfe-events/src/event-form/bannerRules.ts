import { bannerImageMessages, eventLimits } from '@nzuko/contract';

/** Why a file can't be the banner; undefined if it can. Spec section 5. */
export function bannerProblem(file: File): string | undefined {
  if (!eventLimits.banner_image.mediaTypes.some((type) => type === file.type)) {
    return bannerImageMessages.invalid;
  }
  if (file.size > eventLimits.banner_image.maxLength) return bannerImageMessages.tooLarge;
  return undefined;
}
