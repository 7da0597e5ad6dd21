/**
 * Reloads the page when the development server reports a new build; each message is a build number. Ignores servers without
 * such a stream.
 */
export function followRebuilds(url: string): void {
  let first: string | undefined;
  new EventSource(url).onmessage = ({ data }: MessageEvent<string>) => {
    first ??= data;
    if (data !== first) location.reload();
  };
}
