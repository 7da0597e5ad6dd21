// The baseline for the API's reads: only Fastify, the SQL statements that the API runs, and a pool of the same size.
// The benchmark starts it in a separate process.
import Fastify from 'fastify';
import { Pool, types } from 'pg';

import { detailStatements, listStatements } from './statements';

async function main(): Promise<void> {
  const { DATABASE_URL: url = '', DATABASE_CONNECTIONS = '', PORT = '' } = process.env;
  types.setTypeParser(types.builtins.INT8, Number);
  const pool = new Pool({ connectionString: url, max: Number(DATABASE_CONNECTIONS) });
  const sampleId = 1;
  const list = await listStatements(url);
  const detail = await detailStatements(url, sampleId);

  const app = Fastify();
  app.get('/api/health/', async () => ({}));
  app.get('/api/events/', async () => {
    const answers = await Promise.all(
      list.map(({ sql, parameters }) => pool.query(sql, [...parameters])),
    );
    return answers.map(({ rows }) => rows);
  });
  app.get<{ Params: { id: string } }>('/api/events/:id/', async ({ params }) => {
    const answers = await Promise.all(
      detail.map(({ sql, parameters }) =>
        pool.query(
          sql,
          parameters.map((value) => (value === sampleId ? Number(params.id) : value)),
        ),
      ),
    );
    return answers[0]?.rows[0];
  });
  await app.listen({ host: '127.0.0.1', port: Number(PORT) });
  const stop = () => void app.close().then(() => process.exit());
  process.once('SIGTERM', stop);
  // The benchmark is gone, even if it was killed.
  process.once('disconnect', stop);
}

void main();
