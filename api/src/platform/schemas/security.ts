type Security = Record<string, string[]>[];

/** An operation’s `security` when anyone may call it. */
export const noSecurity: Security = [];

/** Anyone may call it; signed-in callers get more. */
export const optionalBearer: Security = [{}, { bearer: [] }];

/** Only the payment provider may call it, which signs what it sends. */
export const providerSignature: Security = [{ provider: [] }];

/** The credentials of a gate link, and of the device that has started it. */
export const gateLink: Security = [{ gate: [] }];
