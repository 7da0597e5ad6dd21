import { ExplainedError } from '../explainedError';

/** A release command that can't be carried out, with a message for the person who ran it. */
export class ReleaseError extends ExplainedError {}
