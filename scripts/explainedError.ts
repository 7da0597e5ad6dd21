/** A failure that its message explains to whoever typed the command. */
export class ExplainedError extends Error {}
