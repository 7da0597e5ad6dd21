import type { Declarations } from './declaredExports';

/** A version of a package, and its declarations. */
export interface Report {
  version: string;
  declarations: Declarations;
}

const MARK = '── ';

/** A report as text for reviewers: a paragraph for each name. */
export function writeReport(name: string, { version, declarations }: Report): string {
  const paragraphs = Object.entries(declarations).map(([key, text]) => `${MARK}${key}\n${text}\n`);
  return `${name} ${version}\n\n${paragraphs.join('\n')}`;
}

/** Parses a report written by `writeReport`. */
export function readReport(text: string): Report {
  const [head = '', ...paragraphs] = text.split(`\n${MARK}`);
  const entries = paragraphs.map((paragraph): [string, string] => {
    const [name = '', ...lines] = paragraph.trimEnd().split('\n');
    return [name, lines.join('\n')];
  });
  return { version: head.trim().split(' ')[1] ?? '', declarations: Object.fromEntries(entries) };
}
