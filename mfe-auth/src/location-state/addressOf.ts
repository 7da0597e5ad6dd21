/** The visitor's address, if the page that sent them here left it with the location: an invitation's, or one typed before. */
export const addressOf = (state: unknown) => (state as { email?: string } | null)?.email ?? '';

/** A location's state with the visitor's address, for the page that they are sent to. */
export const withAddress = (state: unknown, email: string) => ({
  ...(state as object | null),
  email,
});
