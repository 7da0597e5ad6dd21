import { rmSync } from 'node:fs';
import { dirname } from 'node:path';

export default async function tearDown(): Promise<void> {
  await globalThis.testCluster?.stop();
  const program = process.env.TEST_API_PROGRAM;
  if (program) rmSync(dirname(program), { recursive: true, force: true });
}
