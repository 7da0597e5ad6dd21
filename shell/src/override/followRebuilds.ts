/** Reloads without a question: whoever saves a source expects the page to follow, even with a form half filled in. */
function reload(): void {
  // Chromium asks even if the first listener stops the event. The page is gone in a moment.
  BeforeUnloadEvent.prototype.preventDefault = () => undefined;
  location.reload();
}

/**
 * Reloads the page when the development server reports a new build; each message is a build number. Calls `onFault` with why the
 * sources don't build, and with null once they do. Ignores servers without such a stream.
 */
export function followRebuilds(url: string, onFault: (fault: string | null) => void): void {
  let first: string | undefined;
  const changes = new EventSource(url);
  changes.onmessage = ({ data }: MessageEvent<string>) => {
    first ??= data;
    onFault(null);
    if (data !== first) reload();
  };
  changes.addEventListener('fault', ({ data }: MessageEvent<string>) =>
    onFault(JSON.parse(data) as string),
  );
}
