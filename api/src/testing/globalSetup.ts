import { apiProgram } from '../../../scripts/build/apiProgram';
import type { EmbeddedPostgres } from '../platform/database/embedded/embeddedPostgres';
import { startTestCluster } from './cluster';

declare global {
  var testCluster: EmbeddedPostgres | undefined;
}

/**
 * Starts one PostgreSQL and bundles one API for the whole run; workers find both through environment variables. With
 * TEST_POSTGRES_URL, the tests make their databases on that server instead, whose role must be allowed to.
 */
export default async function setUp(): Promise<void> {
  process.env.TEST_API_PROGRAM = JSON.stringify(await apiProgram());
  if (process.env.TEST_POSTGRES_URL) return;
  const cluster = await startTestCluster();
  globalThis.testCluster = cluster;
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres');
}
