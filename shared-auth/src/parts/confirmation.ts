// How the client, which loads late, and whatever part of a screen asks people find each other: by an event, so that nothing of it
// is in a page's first scripts. Holds no state; each remote that imports `shared-auth/confirmation` bundles its own copy.
const EVENT = 'confirmation_needed';

type Answer = (isConfirmed: boolean) => void;

/** Asks people to confirm who they are; false if they don't, or nothing on the page asks. */
export function askForConfirmation(): Promise<boolean> {
  return new Promise((resolve) => {
    const event = new CustomEvent<Answer>(EVENT, { detail: resolve, cancelable: true });
    if (dispatchEvent(event)) resolve(false);
  });
}

/**
 * Calls `ask` when the API wants a confirmation before a call, which waits for the answer and is then repeated.
 * If nobody listens, the call fails with `confirmation_needed`.
 * @returns a function that stops it.
 */
export function onConfirmationNeeded(ask: (answer: Answer) => void): () => void {
  const listener = (event: Event) => {
    event.preventDefault();
    ask((event as CustomEvent<Answer>).detail);
  };
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
