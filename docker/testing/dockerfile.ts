import { readFileSync } from 'node:fs';
import path from 'node:path';

import { repository } from '../../scripts/paths';

/** One stage of a Dockerfile: all instructions from one FROM to the next. */
export interface Stage {
  name: string;
  /** Its base: an image, or an earlier stage's name. */
  from: string;
  /** The user its command runs as; undefined if the base decides. */
  user: string | undefined;
  healthCheck: string | undefined;
  copies: { sources: string[]; fromStage: string | undefined }[];
  command: string | undefined;
}

/** The instructions of a Dockerfile, without comments and with continued lines joined. */
const instructionsOf = (file: string): [name: string, rest: string][] =>
  readFileSync(path.join(repository, file), 'utf8')
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]);

function copyOf(rest: string): Stage['copies'][number] {
  const words = rest.split(/\s+/);
  const options = words.filter((word) => word.startsWith('--'));
  const fromStage = options.find((option) => option.startsWith('--from='))?.slice('--from='.length);
  return { sources: words.filter((word) => !word.startsWith('--')).slice(0, -1), fromStage };
}

/** The stages of a Dockerfile (its path from the repository's root), in their order. */
export function stagesOf(file: string): Stage[] {
  const stages: Stage[] = [];
  for (const [instruction, rest] of instructionsOf(file)) {
    if (instruction === 'FROM') {
      const [from = '', , name = ''] = rest.split(/\s+/);
      const nothing = { user: undefined, healthCheck: undefined, command: undefined };
      stages.push({ name, from, copies: [], ...nothing });
    }
    const stage = stages.at(-1);
    if (!stage) throw new Error(`${file} does not begin with FROM`);
    if (instruction === 'USER') stage.user = rest;
    if (instruction === 'HEALTHCHECK') stage.healthCheck = rest;
    if (instruction === 'CMD') stage.command = rest;
    if (instruction === 'COPY') stage.copies.push(copyOf(rest));
  }
  return stages;
}
