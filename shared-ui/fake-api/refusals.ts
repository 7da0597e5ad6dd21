/** A refusal as the API words it: a status, and the body of its answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(JSON.stringify(body));
  }
}

const told = (status: number, code: string, sentence: string) =>
  new Refusal(status, { detail: sentence, error: sentence, code });

export const notAuthenticated = (
  sentence = 'Sign in to do this.',
  code = 'not_authenticated',
): Refusal => told(401, code, sentence);
export const forbidden = (sentence = 'You do not have permission to do this.'): Refusal =>
  told(403, 'forbidden', sentence);
export const notFound = (sentence = 'Not found.'): Refusal => told(404, 'not_found', sentence);
export const conflict = (code: string, sentence: string): Refusal => told(409, code, sentence);
export const refused = (code: string, sentence: string): Refusal => told(400, code, sentence);

/** Sentences by field, `false` for each rule that is kept. */
export type Problems = Record<string, (string | false)[]>;

/** Refuses with every sentence of every field at once, or does nothing when all rules are kept. */
export function refuseProblems(problems: Problems): void {
  const fields = Object.entries(problems)
    .map(([field, list]) => [field, list.filter((sentence) => sentence !== false)] as const)
    .filter(([, sentences]) => sentences.length > 0);
  if (fields.length > 0) throw new Refusal(400, Object.fromEntries(fields));
}
