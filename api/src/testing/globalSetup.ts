import type { EmbeddedPostgres } from '../database/embedded/embeddedPostgres';
import { startTestCluster } from './cluster';

declare global {
  var testCluster: EmbeddedPostgres | undefined;
}

/** One PostgreSQL for the whole run; the workers learn of it through their environment. */
export default async function setUp(): Promise<void> {
  const cluster = await startTestCluster();
  globalThis.testCluster = cluster;
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres');
}
