import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists. */
export async function createDatabase(adminUrl: string, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount) return;
    try {
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    } catch (error) {
      const { code } = error as { code?: string };
      const madeMeanwhile = code === '42P04' || code === '23505';
      if (!madeMeanwhile) throw error;
    }
  });
}

/** True if anyone else is connected. Our own, just closed connections may take the server a moment to release. */
export async function hasClients(adminUrl: string): Promise<boolean> {
  const count = `SELECT count(*)::int AS others FROM pg_stat_activity
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  try {
    return await withClient(adminUrl, async (client) => {
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const { rows } = await client.query<{ others: number }>(count);
        if (rows[0]?.others === 0) return false;
        await sleep(25);
      }
      return true;
    });
  } catch {
    return false;
  }
}
