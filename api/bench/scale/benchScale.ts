import { parseArgs } from 'node:util';

import { measure, ROUNDS, type Measured } from './measure';
import { QUESTIONS } from './questions';
import { startScaleDatabase } from './scaleDatabase';

const LIMIT_MS = 100;

/**
 * Asks the API every list and figure over a million tickets: how long each takes, and whether any reads a whole table.
 * With a word, only the questions that contain it; with --database=<folder>, over a database that stays in that folder.
 * Ends with an error if one is over the limit.
 */
export async function benchScale(options: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: options,
    options: { database: { type: 'string' } },
    allowPositionals: true,
  });
  const [only = ''] = positionals;
  const questions = QUESTIONS.filter(({ name }) => name.includes(only));
  console.error('Making a million tickets');
  const database = await startScaleDatabase(values.database);
  // PostgreSQL would keep running without this process.
  process.once('SIGINT', () => void database.stop().then(() => process.exit(130)));
  try {
    if (report(await measure(database, questions)) > 0) process.exitCode = 1;
  } finally {
    await database.stop();
  }
}

/** @returns how much is wrong. */
export function report({ times, reads }: Measured): number {
  const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
  console.log(
    `A million tickets, ${ROUNDS} times each. * until the first byte of a whole list\n\n` +
      `${''.padEnd(44)}      p50      p95    limit`,
  );
  let wrong = 0;
  for (const [{ name, isExport, limitMs = LIMIT_MS }, { p50, p95 }] of times) {
    const isOver = p95 > limitMs;
    if (isOver) wrong += 1;
    const label = `${name}${isExport ? ' *' : ''}`.padEnd(44);
    console.log(`${label}${ms(p50)}${ms(p95)}${ms(limitMs)}${isOver ? '  OVER' : ''}`);
  }
  console.log(`\n${times.size - wrong} of ${times.size} are within the limit.`);
  for (const [{ name }, found] of reads) {
    for (const { table, statement } of found) {
      wrong += 1;
      console.log(`Sequential scan of ${table}, ${name}: ${statement.replace(/\s+/g, ' ')}`);
    }
  }
  if (reads.size === 0) console.log('No statement reads all of tickets, orders or mails.');
  return wrong;
}
