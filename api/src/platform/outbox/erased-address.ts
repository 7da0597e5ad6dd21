// `.invalid` can never be registered (RFC 2606).
const DOMAIN = '@erased.invalid';

/** The address of an account that has been deleted. */
export const erasedAddress = (userId: number) => `erased-${userId}${DOMAIN}`;

export const isErasedAddress = (email: string) => email.endsWith(DOMAIN);
