import { spawn, type ChildProcess } from 'node:child_process';
import { serverProgram } from './serverProgram';

/** `server.ts` in a separate process, as `npm start` and the image run it, with everything it prints. */
export interface ServerProcess {
  child: ChildProcess;
  /** Resolves with its URL, or null if it ended first. */
  ready: Promise<string | null>;
  /** Resolves with the exit code and everything it wrote. */
  ended: Promise<{ code: number | null; said: string }>;
  stop(): Promise<void>;
  /** Resolves like `ended`, and stops a process that started although it should have refused to. */
  refused(): Promise<{ code: number | null; said: string }>;
}

/** @param env its whole environment except for PATH, which keeps the tests' own settings out. */
export function startServerProcess(env: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, serverProgram(), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  let said = '';
  const ended = new Promise<{ code: number | null; said: string }>((done) =>
    child.once('close', (code) => done({ code, said })),
  );
  const ready = new Promise<string | null>((done) => {
    const read = (text: Buffer) => {
      said += text.toString();
      const [, address] = /"address":"([^"]+)","msg":"ready"/.exec(said) ?? [];
      if (address) done(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => done(null));
  });
  async function stop() {
    child.kill('SIGKILL');
    await ended;
  }
  return {
    child,
    ready,
    ended,
    stop,
    async refused() {
      if ((await ready) !== null) await stop();
      return ended;
    },
  };
}
