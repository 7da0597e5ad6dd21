import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** The page server in a separate process, on a free port, and its logs. */
export async function startPageServer(env: NodeJS.ProcessEnv) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.resolve(__dirname, '../server.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, LOG_LEVEL: 'info', ...env, PORT: '0' },
    },
  );
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    void exited.then((code) => reject(new Error(`The page server ended with ${code}.`)));
    const read = (line: string) => {
      lines.push(line);
      const address = /Server listening at (http:[^"]+)/.exec(line)?.[1];
      if (address) resolve(address);
    };
    if (child.stdout) createInterface({ input: child.stdout }).on('line', read);
  });
  return {
    url,
    lines,
    /** Disconnects, as if the parent process were gone; resolves with the exit code. */
    leave() {
      child.disconnect();
      return exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
