import { parseArgs } from 'node:util';

import { atMost, type Figure } from '../../figures';
import { measure, ROUNDS, type Measured, type Times } from './measure';
import { QUESTIONS, type Question } from './questions';
import { startScaleDatabase } from './scaleDatabase';

const LIMIT_MS = 100;

/**
 * Asks the API every list and figure over a million tickets: how long each takes, and whether any reads a whole table.
 * A word limits it to questions containing it; --database=<folder> keeps the database in that folder.
 */
export async function benchScale(options: string[]): Promise<Figure[]> {
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
    tellHeader();
    return sumUp(await measure(database, questions, tellTimes));
  } finally {
    await database.stop();
  }
}

const ms = (value: number) => `${value.toFixed(0)} ms`.padStart(9);
const isOver = ({ limitMs = LIMIT_MS }: Question, { p95 }: Times) => p95 > limitMs;

function tellHeader(): void {
  console.log(
    `A million tickets, ${ROUNDS} times each.\n* until the first byte of a whole list, ${ROUNDS / 4} times\n\n` +
      `${''.padEnd(44)}      p50      p95    limit`,
  );
}

function tellTimes(question: Question, times: Times): void {
  const { name, isExport, limitMs = LIMIT_MS } = question;
  const label = `${name}${isExport ? ' *' : ''}`.padEnd(44);
  const over = isOver(question, times) ? '  OVER' : '';
  console.log(`${label}${ms(times.p50)}${ms(times.p95)}${ms(limitMs)}${over}`);
}

function sumUp({ times, reads }: Measured): Figure[] {
  const over = [...times].filter(([question, taken]) => isOver(question, taken)).length;
  console.log(`\n${times.size - over} of ${times.size} are within the limit.`);
  for (const [{ name }, found] of reads) {
    for (const { table, statement } of found) {
      console.log(`Sequential scan of ${table}, ${name}: ${statement.replace(/\s+/g, ' ')}`);
    }
  }
  if (reads.size === 0) console.log('No statement reads all of tickets, orders or mails.');
  const scans = [...reads.values()].flat().length;
  return [
    // No question contains the word.
    atMost('lists and figures over their limit', times.size > 0 ? over : NaN, 0, 'count'),
    atMost('sequential scans of a large table', scans, 0, 'count'),
  ];
}
