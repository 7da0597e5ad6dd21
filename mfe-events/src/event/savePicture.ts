import { ApiError, http } from '@nzuko/shared-auth';
import { toast } from '@nzuko/shared-ui';
import { downloadFile } from '@nzuko/shared-ui/parts';

import { pictureFailedMessage } from '../messages/pictureMessages';

export type PictureFormat = 'square' | 'story';

/** Downloads an event's picture; says so if that fails. */
export async function savePicture(id: number, format: PictureFormat): Promise<void> {
  const config = { params: { format }, responseType: 'blob' } as const;
  try {
    const { data } = await http.get<Blob>(`/events/${id}/picture.png`, config);
    downloadFile(`event-${id}-${format}.png`, data, data.type);
  } catch (cause) {
    toast({ variant: 'destructive', ...pictureFailedMessage(ApiError.from(cause)) });
  }
}
