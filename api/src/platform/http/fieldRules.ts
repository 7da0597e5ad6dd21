import { InvalidFieldsError, type FieldSentences } from './errors';

/** The messages for the rules a field breaks; `false` for each rule it keeps. */
export type Problems = (string | false)[];

/** Throws with all messages of all fields, or does nothing if all rules are kept. */
export function refuseProblems(problems: Record<string, Problems>): void {
  const fields: FieldSentences = {};
  for (const [field, list] of Object.entries(problems)) {
    const sentences = list.filter((sentence) => typeof sentence === 'string');
    if (sentences.length > 0) fields[field] = sentences;
  }
  if (Object.keys(fields).length > 0) throw new InvalidFieldsError(fields);
}

/** The messages for a text that is empty or too long; `label` starts them. */
export function lengthProblems(text: string, max: number, label: string): Problems {
  return [
    text === '' && `${label} is required`,
    text.length > max && `${label} must be at most ${max} characters`,
  ];
}
