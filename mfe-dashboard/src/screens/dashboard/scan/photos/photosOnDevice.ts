import { memberFiles } from '@nzuko/shared-auth/member-files';

import type { LoadPhoto } from '../../../../api/doorPhotoApi';
import { dataUrlOf } from './dataUrlOf';

/** Where a door's photos are on this device, by the name of its list. */
export const photoFolder = (listKey: string) => `${listKey} photos`;

/** Erases a door's photos. */
export const erasePhotos = (listKey: string) => memberFiles.remove(photoFolder(listKey));

/** A photo as a `data:` URL: from this device if it has it, else from the API. Rejects with ApiError. */
export async function findPhoto(
  listKey: string,
  load: LoadPhoto,
  key: string,
  signal: AbortSignal,
): Promise<string> {
  const kept = await memberFiles.get(photoFolder(listKey), key);
  return kept ?? dataUrlOf(await load(key, signal));
}
