import type { CompiledQuery, Kysely, RawBuilder } from 'kysely';
import { DatabaseError, Query, type Connection, type PoolClient, type QueryResult } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { poolOf } from './connect';
import { DatabaseUnavailableError, meansLoss } from './lostConnection';
import type { Database } from './schema';
import { statementNames } from './statementNames';

type Statements = readonly RawBuilder<unknown>[];
/** The rows of each statement. */
type RowsOf<T extends Statements> = {
  -readonly [Place in keyof T]: T[Place] extends RawBuilder<infer Row> ? Row[] : never;
};
type Compiled = Pick<CompiledQuery, 'sql' | 'parameters'>;

const BEGIN = { sql: 'BEGIN ISOLATION LEVEL READ COMMITTED', parameters: [] };
const COMMIT = { sql: 'COMMIT', parameters: [] };
/** Integrity constraint violations, which a correct statement may run into. */
const VIOLATION = /^23/;

/**
 * Runs statements that don't need each other's answers in one round trip: they are sent as one message and answered by one
 * (decision 0119). They are prepared once per connection. So their texts must be the same each time, and name the columns that
 * they return: a migration may add others meanwhile.
 *
 * @throws DatabaseUnavailableError if the connection is lost.
 */
export async function inOneTrip<const T extends Statements>(
  db: Kysely<Database>,
  statements: T,
): Promise<RowsOf<T>> {
  const compiled = statements.map((statement) => statement.compile(db));
  return (await send(db, compiled)) as RowsOf<T>;
}

/**
 * The same as a transaction: its locks are held during PostgreSQL's own work and the commit, and never while this process is
 * busy with something else. Each statement sees everything committed before it began, as under READ COMMITTED. If one fails,
 * nothing is done.
 *
 * @throws DatabaseUnavailableError if the connection is lost; then the transaction may be committed.
 */
export async function transactInOneTrip<const T extends Statements>(
  db: Kysely<Database>,
  statements: T,
): Promise<RowsOf<T>> {
  const compiled = statements.map((statement) => statement.compile(db));
  const rows = await send(db, [BEGIN, ...compiled, COMMIT]);
  return rows.slice(1, -1) as RowsOf<T>;
}

async function send(db: Kysely<Database>, statements: Compiled[]): Promise<unknown[][]> {
  const client = await poolOf(db).connect().catch(tellLoss);
  let unfit: Error | undefined;
  try {
    return await travel(client, statements);
  } catch (error) {
    const isViolation = error instanceof DatabaseError && VIOLATION.test(error.code ?? '');
    // Any other failure may be a statement that couldn't be prepared, or that no longer fits its table.
    if (!isViolation) unfit = error as Error;
    else await client.query('ROLLBACK').catch((lost: Error) => (unfit = lost));
    return tellLoss(error);
  } finally {
    client.release(unfit);
  }
}

function tellLoss(error: unknown): never {
  throw meansLoss(error) ? new DatabaseUnavailableError(error) : error;
}

function travel(client: PoolClient, statements: Compiled[]): Promise<unknown[][]> {
  return new Promise((resolve, reject) => {
    // One result, or a list of several.
    const settle = (error: Error | null, results: QueryResult | QueryResult[]) =>
      error ? reject(error) : resolve([results].flat().map(({ rows }) => rows as unknown[]));
    client.query(Object.assign(new Trip(statements), { callback: settle }));
  });
}

const nameOf = statementNames('trip');

/** The names of the statements prepared on each connection. */
const prepared = new WeakMap<Connection, Set<string>>();

/** pg's types describe an older form of the messages. */
type Sender = {
  [Message in 'parse' | 'bind' | 'describe' | 'execute']: (config: object) => void;
} & Pick<Connection, 'stream' | 'sync'>;

/** Prepares all first: a statement that fails leaves those after it undone, but none unprepared. */
function run(sender: Sender, connection: Connection, statements: Compiled[]): void {
  const known = prepared.get(connection) ?? new Set();
  prepared.set(connection, known);
  for (const { sql: text } of statements) {
    const name = nameOf(text);
    if (!known.has(name)) sender.parse({ name, text });
    known.add(name);
  }
  for (const { sql, parameters } of statements) {
    sender.bind({ statement: nameOf(sql), values: parameters, valueMapper: prepareValue });
    sender.describe({ type: 'P', name: '' });
    sender.execute({ portal: '' });
  }
}

/** pg's own query, which can read the answers of several statements, but sends one. */
class Trip extends Query {
  constructor(private readonly statements: Compiled[]) {
    super('');
  }

  override submit = (connection: Connection): null => {
    const sender = connection as unknown as Sender;
    const [begin, ...others] = this.statements;
    sender.stream.cork();
    try {
      if (begin) run(sender, connection, [begin]);
      run(sender, connection, others);
      sender.sync();
    } finally {
      sender.stream.uncork();
    }
    return null;
  };
}
