// `.invalid` can never be registered (RFC 2606).
const DOMAIN = '@erased.invalid';

/** The address of an account that has been deleted, by the user name it has since. */
export const erasedAddress = (username: string) => username + DOMAIN;

export const isErasedAddress = (email: string) => email.endsWith(DOMAIN);
