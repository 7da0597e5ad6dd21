import { http } from '@nzuko/shared-auth';

import { DOOR_PHOTO_MS } from '../constants';
import type { CallOptions } from './doorApi';

/** Gets a photo by its key on the list or in a verdict. Rejects with ApiError: 404 if it is gone or has changed. */
export type LoadPhoto = (key: string, signal: AbortSignal) => Promise<Blob>;

/** @param path of the door: an event's, or a gate link's. */
export const loadPhotoAt =
  (path: string, options?: CallOptions): LoadPhoto =>
  async (key, signal) => {
    const config = { ...options, signal, responseType: 'blob', timeout: DOOR_PHOTO_MS } as const;
    return (await http.get<Blob>(`${path}photos/${key}/`, config)).data;
  };
