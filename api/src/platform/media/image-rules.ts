import { LIMITS } from '../limits';

/** Accepted uploads and the sizes they are stored in. `FIELD_MESSAGES` has the messages about others. */
export interface ImageRule {
  field: 'banner_image' | 'profile_picture' | 'custom_image';
  formats: readonly string[];
  maxBytes: number;
  /** The box the stored image fits into (`inside`) or fills (`cover`), in pixels. */
  box: { width: number; height: number; fit: 'inside' | 'cover' };
  /** Widths in pixels of its smaller versions: for small screens, or the door. */
  smallWidths?: readonly number[];
}

/** Widths of a banner's smaller versions: for a card on a computer, and for a phone's screen or a card on a fine display. */
export const THUMBNAIL_WIDTH = 480;
export const SMALL_WIDTH = 800;
export const SHOWN_WIDTHS = [THUMBNAIL_WIDTH, SMALL_WIDTH] as const;
/** Wide enough to compare a face at the door; small enough to send hundreds ahead. */
export const FACE_WIDTH = 320;
export const SMALL_WIDTHS = [...SHOWN_WIDTHS, FACE_WIDTH] as const;

const COMMON_FORMATS = ['jpeg', 'png', 'gif', 'webp'] as const;

export const EVENT_BANNER: ImageRule = {
  field: 'banner_image',
  formats: [...COMMON_FORMATS, 'avif'],
  // "under 5MB" here, "at most 5MB" for the other two.
  maxBytes: LIMITS.imageBytes - 1,
  box: { width: 1600, height: 1600, fit: 'inside' },
  smallWidths: SHOWN_WIDTHS,
};

export const PROFILE_PICTURE: ImageRule = {
  field: 'profile_picture',
  formats: [...COMMON_FORMATS, 'avif'],
  maxBytes: LIMITS.imageBytes,
  box: { width: 400, height: 400, fit: 'cover' },
};

export const TICKET_IMAGE: ImageRule = {
  field: 'custom_image',
  formats: COMMON_FORMATS,
  maxBytes: LIMITS.imageBytes,
  box: { width: 800, height: 800, fit: 'inside' },
  smallWidths: [FACE_WIDTH],
};
