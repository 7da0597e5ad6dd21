import type { ServerScreen } from '@nzuko/contract';

/** The paths of all public events. */
export const sitemapPaths: NonNullable<ServerScreen['sitemapPaths']> = async (callApi) => {
  const answer = await callApi('/events/ids/');
  if (!answer.ok) throw new Error(`The API answered ${answer.status} when asked for events.`);
  const ids = (await answer.json()) as number[];
  return ids.map((id) => `/events/${id}`);
};
