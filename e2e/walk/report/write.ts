import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { countPairs } from '../pairwise';
import { possibleStops } from '../plan';
import { folder, readRecords, type StopRecord } from './records';
import { reviewPage } from './reviewPage';

/** The figures of a walk, one a line. */
export function figuresOf(records: readonly StopRecord[]): string[] {
  const faults = records.flatMap((record) => record.faults);
  const kinds = Map.groupBy(faults, ({ kind }) => kind);
  const pairs = countPairs(records.map(({ stop }) => stop));
  return [
    `pages walked: ${records.length}, of ${possibleStops.length} that are possible`,
    `pairs covered: ${pairs} of ${countPairs(possibleStops)}`,
    `controls pressed: ${records.reduce((sum, { presses }) => sum + presses, 0)}`,
    `faults: ${faults.length}`,
    ...[...kinds].map(([kind, { length }]) => `  ${kind}: ${length}`),
  ];
}

/** After a walk: prints its figures, and writes the page for its review. */
export default function write(): void {
  const records = readRecords();
  const figures = figuresOf(records);
  const page = path.join(folder, 'index.html');
  writeFileSync(page, reviewPage(records, figures));
  process.stdout.write(`\n${figures.join('\n')}\nreview: ${page}\n`);
}
