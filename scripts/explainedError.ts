/** A failure whose message is meant for the person who ran the command, without a stack. */
export class ExplainedError extends Error {}
