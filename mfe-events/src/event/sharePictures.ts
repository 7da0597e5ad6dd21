import { toast } from '@nzuko/shared-ui';
import { notLoaded } from '@nzuko/shared-ui/parts';

import type { PictureFormat } from './savePicture';

/** The pictures of an event for posts and stories. */
export const sharePictures: readonly { format: PictureFormat; label: string }[] = [
  { format: 'square', label: 'Square Picture' },
  { format: 'story', label: 'Story Picture' },
];

/** Downloads an event's picture, with code that few visitors need; says so if that fails. */
export const downloadPicture = (id: number, format: PictureFormat): Promise<unknown> =>
  import('./savePicture').then(
    ({ savePicture }) => savePicture(id, format),
    () => toast(notLoaded),
  );
