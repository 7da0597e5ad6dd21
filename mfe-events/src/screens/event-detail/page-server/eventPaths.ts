import type { ApiSchemas, ServerScreen } from '@nzuko/contract';

const EVENTS_A_CALL = 100;

/** The paths of all public events. */
export const sitemapPaths: NonNullable<ServerScreen['sitemapPaths']> = async (callApi) => {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await callApi(`/events/?page=${page}&page_size=${EVENTS_A_CALL}`);
    if (!answer.ok) throw new Error(`The API answered ${answer.status} when asked for events.`);
    const { results, next } = (await answer.json()) as ApiSchemas['EventPage'];
    paths.push(...results.map(({ id }) => `/events/${id}`));
    if (!next) return paths;
  }
};
