/**
 * Reloads the page when a development server says that it has built anew: each message is the number of a build. A server
 * without such a stream is left alone.
 */
export function followRebuilds(url: string): void {
  let first: string | undefined;
  new EventSource(url).onmessage = ({ data }: MessageEvent<string>) => {
    first ??= data;
    if (data !== first) location.reload();
  };
}
