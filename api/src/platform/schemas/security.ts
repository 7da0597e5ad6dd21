type Security = Record<string, string[]>[];

/** An operation’s `security` when anyone may call it. */
export const noSecurity: Security = [];

/** Anyone may call it; signed-in callers get more. */
export const optionalBearer: Security = [{}, { bearer: [] }];

/** Only the payment provider may call it, which signs what it sends. */
export const providerSignature: Security = [{ provider: [] }];
