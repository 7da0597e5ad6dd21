import path from 'node:path';

import { hashTestPassword } from '../../api/src/testing/builders';
import { startTestCluster } from '../../api/src/testing/cluster';
import { apiProgram } from '../build/apiProgram';
import { repository } from '../paths';

declare global {
  var testCluster: Awaited<ReturnType<typeof startTestCluster>> | undefined;
}

/**
 * Starts one PostgreSQL and bundles one API for the whole run; workers find both through environment variables. With
 * TEST_POSTGRES_URL, tests create their databases on that server instead; its role needs the right to.
 */
export default async function setUp(): Promise<void> {
  const program = (await apiProgram()).at(-1);
  process.env.TEST_PASSWORD_HASH = await hashTestPassword();
  // Without source maps, which take longer to load than the program, and tests start it hundreds of times (decision 0139).
  const preload = path.join(repository, 'api/src/testing/compiledPreload.cjs');
  process.env.TEST_API_PROGRAM = JSON.stringify(['--require', preload, program]);
  if (process.env.TEST_POSTGRES_URL) return;
  const cluster = await startTestCluster();
  globalThis.testCluster = cluster;
  process.env.TEST_POSTGRES_URL = cluster.urlOf('postgres');
}
