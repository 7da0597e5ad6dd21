import { IMAGE_MAX_BYTES, TICKET_IMAGE_TYPES } from '../../../constants';

/** Why a file cannot be printed on a ticket; undefined when it can. Spec section 5, "Booking custom image". */
export function ticketImageProblem(file: File): string | undefined {
  if (file.size > IMAGE_MAX_BYTES) return 'File size must be less than 5MB';
  if (!TICKET_IMAGE_TYPES.includes(file.type)) {
    return 'Please select a valid image file (JPEG, PNG, GIF, or WebP)';
  }
  return undefined;
}
