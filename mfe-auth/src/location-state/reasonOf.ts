/** Why visitors were sent here, in the words of the page that sent them, which left it with the location. */
export const reasonOf = (state: unknown): string | undefined =>
  (state as { reason?: string } | null)?.reason;
