/** Called when a request finds that the session has ended; `redirect` is true if the request failed because of it. */
type SessionEndHandler = (end: { redirect: boolean }) => void;

let handler: SessionEndHandler = () => undefined;

/** Sets the handler; only the session calls this. */
export function whenSessionEnds(next: SessionEndHandler): void {
  handler = next;
}

/** Notifies the session that it has ended. */
export function endSession(end: Parameters<SessionEndHandler>[0]): void {
  handler(end);
}
