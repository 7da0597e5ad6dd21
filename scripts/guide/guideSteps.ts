import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { WorkingClone } from './workingClone';

/** A fenced block of a guide, and the file that its item names first. */
export interface GuideStep {
  language: string;
  block: string;
  file: string;
}

const BLOCK = /^( *)```(\w+)\n(.*?)^\1```$/gms;
const FILE = /`([\w./-]+\.\w+)`/;
const ITEM = /^\d+\. /m;
const REMOTE = /`(mfe-[a-z]+)`/;

/** The steps of a document's section. Their files are in the remote that it names first, or in `e2e`. */
export function guideSteps(markdown: string, heading: string): GuideStep[] {
  const section = `\n${markdown}`.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  const [, remote] = REMOTE.exec(section ?? '') ?? [];
  if (!section || !remote) throw new Error(`There is no guide “${heading}” that names a remote.`);
  let file = '';
  let end = 0;
  return [...section.matchAll(BLOCK)].map(
    ({ 0: all, 1: indent = '', 2: language = '', 3: text = '', index }) => {
      const [, named] = FILE.exec(section.slice(end, index).split(ITEM).at(-1) ?? '') ?? [];
      // A second block for the same file comes right after the first.
      if (named) file = named.startsWith('e2e/') ? named : path.join(remote, named);
      end = index + all.length;
      return { language, block: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), file };
    },
  );
}

/** Adds a diff's new lines to a text; the diff's other lines say where. */
function edited(text: string, { block, file }: GuideStep): string {
  const lines = block.trimEnd().split('\n');
  const without = (mark: string) =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n');
  const parts = text.split(without('+'));
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places for:\n${block}`);
  return parts.join(without('-'));
}

/** Carries out a step: runs a block of commands, applies a diff, writes any other block to its file. */
export function carryOut(step: GuideStep, { folder, run }: WorkingClone): void {
  const { language, block, file } = step;
  if (language === 'sh') {
    run(block);
    return;
  }
  const target = path.join(folder, file);
  if (language === 'diff') {
    writeFileSync(target, edited(readFileSync(target, 'utf8'), step));
    return;
  }
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, block, { flag: 'wx' });
}
