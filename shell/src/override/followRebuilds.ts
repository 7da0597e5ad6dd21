/** Reloads without asking: a developer who saves a source file expects that, even with a form half filled in. */
function reload(): void {
  // Chromium asks even if the first listener stops the event. The patch doesn't matter: the page is about to unload.
  BeforeUnloadEvent.prototype.preventDefault = () => undefined;
  location.reload();
}

/**
 * Reloads the page when the development server reports a new build; each message is a build number. Calls `onFault` with the
 * build's error, and with null once it is fixed. Ignores servers without such a stream.
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
