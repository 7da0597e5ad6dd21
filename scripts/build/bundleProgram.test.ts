import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bundleProgram } from './bundleProgram';

test('the program that renders screens runs as one file, without packages', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'program-'));
  try {
    await bundleProgram('screenHost', folder);
    const host = fork(path.join(folder, 'screenHost.cjs'), { cwd: folder, execArgv: [], env: {} });
    host.send({ shell: folder, scripts: ['gone.js'] });
    const [answer] = (await once(host, 'message')) as unknown[];
    host.kill();
    expect(answer).toEqual({
      faults: ['cannot be tried: Error: The shell’s /assets/gone.js could not be loaded.'],
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
