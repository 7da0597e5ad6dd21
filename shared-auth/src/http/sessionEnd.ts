/** What the session does when a call finds that it is over; `redirect` is true when the call failed for it. */
type SessionEndHandler = (end: { redirect: boolean }) => void;

let handler: SessionEndHandler = () => undefined;

/** Names that handler; the session is the only caller. */
export function whenSessionEnds(next: SessionEndHandler): void {
  handler = next;
}

/** Tells the session that it is over. */
export function endSession(end: Parameters<SessionEndHandler>[0]): void {
  handler(end);
}
