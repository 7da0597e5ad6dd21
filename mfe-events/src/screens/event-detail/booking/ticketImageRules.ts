import { customImageMessages, purchaseLimits } from '@nzuko/contract';

/** Why a file can't be printed on a ticket; undefined if it can. Spec section 5, "Booking custom image". */
export function ticketImageProblem(file: File): string | undefined {
  if (file.size > purchaseLimits.custom_image.maxLength) return customImageMessages.tooLarge;
  if (!purchaseLimits.custom_image.mediaTypes.some((type) => type === file.type)) {
    return customImageMessages.invalid;
  }
  return undefined;
}
