import { apiProgram } from '../../../scripts/build/apiProgram';
import type { EmbeddedPostgres } from '../platform/database/embedded/embeddedPostgres';
import { startTestCluster } from './cluster';

declare global {
  var testCluster: EmbeddedPostgres | undefined;
}

/** Starts one PostgreSQL and bundles one API for the whole run; workers find both through environment variables. */
export default async function setUp(): Promise<void> {
  const program = await apiProgram();
  const cluster = await startTestCluster();
  globalThis.testCluster = cluster;
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres');
  process.env.TEST_API_PROGRAM = JSON.stringify(program);
}
