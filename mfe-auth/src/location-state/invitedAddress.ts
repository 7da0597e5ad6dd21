/** The address that an invitation is for, whose page left it with the location; empty for everybody else. */
export const invitedAddress = (state: unknown) => (state as { email?: string } | null)?.email ?? '';
