import { bannerUrl } from '@nzuko/shared-ui/parts';

import type { Event } from '../../../api/eventsApi';
import { eventCopy } from './eventCopy';

/** As long as a call of the API may take. */
const BANNER_TIMEOUT_MS = 30_000;

async function bannerOf({ banner_image }: Event): Promise<Blob | undefined> {
  const url = bannerUrl(banner_image);
  if (!url) return undefined;
  const answer = await fetch(url, { signal: AbortSignal.timeout(BANNER_TIMEOUT_MS) });
  // If the picture is gone, copy the event without it.
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return answer.blob();
}

/** Form data for a draft copy of an event, with its picture. */
export const copyWithBanner = async (event: Event): Promise<FormData> =>
  eventCopy(event, await bannerOf(event), Date.now());
