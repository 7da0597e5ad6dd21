import { spawn, type ChildProcess } from 'node:child_process';
import { systemClock } from '../platform/clock';
import { freePort } from '../platform/freePort';
import { Tokens } from '../platform/security/tokens';
import type { TestUser } from './builders';
import { serverProgram } from './serverProgram';
import { SECRET_KEY } from './testPayments';

const JWT_SECRET = 'only-for-test-processes-'.repeat(2);
const READY_WITHIN_MS = 60_000;

/** The API as it runs in production: a separate process, which can be killed and restarted on the same port. */
export class ApiProcess {
  private child: ChildProcess | null = null;

  private constructor(
    readonly url: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async at(options: {
    databaseUrl: string;
    dataDir: string;
    providerUrl: string;
    env?: NodeJS.ProcessEnv;
  }): Promise<ApiProcess> {
    const port = await freePort();
    return new ApiProcess(`http://127.0.0.1:${port}`, {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: options.databaseUrl,
      DATABASE_CONNECTIONS: '5',
      DATA_DIR: options.dataDir,
      JWT_SECRET,
      PAYSTACK_SECRET_KEY: SECRET_KEY,
      PAYSTACK_BASE_URL: options.providerUrl,
      PAYMENT_JOB_SECONDS: '1',
      RATE_LIMIT_PURCHASE: '0',
      RATE_LIMIT_PURCHASE_ADDRESS: '0',
      RATE_LIMIT_PAYMENT: '0',
      LOG_LEVEL: 'fatal',
      ...options.env,
    });
  }

  async start(): Promise<void> {
    this.child = spawn(process.execPath, serverProgram(), {
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline && this.isRunning) {
      const answer = await fetch(`${this.url}/api/health/`).catch(() => null);
      await answer?.body?.cancel();
      if (answer?.ok) return;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error('The API did not start');
  }

  /** Whether the most recently started process is still running. */
  get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** SIGKILL: nothing gets finished or saved. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** SIGTERM: work in progress is finished. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill(signal);
    await ended;
  }

  /** Pauses or resumes the process, which doesn't notice. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  /** Sends it a message. */
  tell(message: object): void {
    if (this.isRunning) this.child?.send(message);
  }

  /** Calls the API as a user; throws if the process dies before it responds. */
  async call<T>(
    as: TestUser,
    path: string,
    payload?: object,
    moreHeaders: Record<string, string> = {},
  ): Promise<{ status: number; headers: Headers; body: T }> {
    const response = await fetch(`${this.url}/api${path}`, {
      method: payload ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${await tokens.issueAccess(as)}`,
        ...(payload && !(payload instanceof FormData) && { 'content-type': 'application/json' }),
        ...moreHeaders,
      },
      ...(payload && { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
      signal: AbortSignal.timeout(15_000),
    });
    const { status, headers } = response;
    return { status, headers, body: (await response.json()) as T };
  }

  /** Downloads a file as a user. */
  async file(as: TestUser, path: string): Promise<Uint8Array> {
    const response = await fetch(`${this.url}/api${path}`, {
      headers: { authorization: `Bearer ${await tokens.issueAccess(as)}` },
      signal: AbortSignal.timeout(15_000),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }
}

const tokens = new Tokens({
  secret: JWT_SECRET,
  accessSeconds: 3600,
  refreshSeconds: 3600,
  now: systemClock,
});
