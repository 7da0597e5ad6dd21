import { InvalidFieldsError, type FieldSentences } from './errors';

/** What is wrong with a field: the sentences of the rules it breaks, `false` for each rule it keeps. */
export type Problems = (string | false)[];

/** Refuses with every sentence of every field at once, or does nothing when all rules are kept. */
export function refuseProblems(problems: Record<string, Problems>): void {
  const fields: FieldSentences = {};
  for (const [field, list] of Object.entries(problems)) {
    const sentences = list.filter((sentence) => sentence !== false);
    if (sentences.length > 0) fields[field] = sentences;
  }
  if (Object.keys(fields).length > 0) throw new InvalidFieldsError(fields);
}
