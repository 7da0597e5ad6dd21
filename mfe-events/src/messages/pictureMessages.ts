import type { ApiError } from '@nzuko/shared-auth';

/** Why a picture to share can't be downloaded. */
export function pictureFailedMessage(error: ApiError): { title: string; description: string } {
  const title = 'The picture could not be downloaded';
  if (error.status === 404) {
    return { title, description: 'This event doesn’t exist or is no longer public.' };
  }
  if (error.status === 429) {
    return { title, description: 'Too many pictures at once. Please try again in a minute.' };
  }
  return { title, description: 'Check your connection and try again in a moment.' };
}
