import { connect, createSecureContext, type SecureContext, type TLSSocket } from 'node:tls';

/** A response, and when it was complete. */
export interface Answer {
  status: number;
  retryAfter: number | null;
  body: string;
}

export interface Target {
  port: number;
  /** The certificate that the site must present. */
  certificate: string;
}

/** For the one site that a process asks. Making it for each connection would take most of the time. */
let trusted: SecureContext | undefined;

interface Asked {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
}

/**
 * A visitor's connection from their own address, with one request at a time. Does as little work as possible, since the load
 * generators share the machine with the site.
 */
export class HttpsClient {
  private socket: TLSSocket | null = null;
  private asked: Asked | null = null;
  private chunks: Buffer[] = [];
  private received = 0;
  /** Bytes of the current answer; null until its headers are complete. */
  private expected: number | null = null;
  private head = '';

  constructor(
    private readonly target: Target,
    readonly address: string,
  ) {}

  /** Sends `request`, lines of HTTP. Rejects if the connection breaks off before the answer is complete. */
  ask(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
      this.chunks = [];
      this.received = 0;
      this.expected = null;
      this.socket ??= this.open();
      this.socket.write(request);
    });
  }

  close(): void {
    this.socket?.destroy();
    this.socket = null;
  }

  private open(): TLSSocket {
    const { port, certificate } = this.target;
    trusted ??= createSecureContext({ ca: certificate });
    const address = { host: '127.0.0.1', port, localAddress: this.address };
    const socket = connect({ ...address, servername: 'localhost', secureContext: trusted });
    socket.setNoDelay();
    const lose = (error: Error) => {
      if (this.socket !== socket) return;
      this.socket = null;
      this.take()?.reject(error);
    };
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', lose);
    socket.on('close', () => lose(new Error('The connection was closed.')));
    return socket;
  }

  private take(): Asked | null {
    const { asked } = this;
    this.asked = null;
    return asked;
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.received += chunk.length;
    if (this.expected === null && !this.readHead()) return;
    const isWhole =
      this.expected === CHUNKED
        ? chunk.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK)
        : this.received >= (this.expected ?? 0);
    if (!isWhole) return;
    const status = Number(this.head.slice(9, 12));
    const retryAfter = /\r\nretry-after: (\d+)/i.exec(this.head)?.[1];
    const body = Buffer.concat(this.chunks)
      .subarray(this.head.length + 4)
      .toString();
    if (/\r\nconnection: close/i.test(this.head)) this.close();
    this.take()?.resolve({ status, retryAfter: retryAfter ? Number(retryAfter) : null, body });
  }

  private readHead(): boolean {
    const all = Buffer.concat(this.chunks);
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.head = all.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(this.head)?.[1];
    this.expected = length === undefined ? CHUNKED : end + 4 + Number(length);
    return true;
  }
}

const CHUNKED = -1;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** A request as a browser sends it. */
export function requestText(
  path: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): string {
  const text = body && JSON.stringify(body);
  const lines = {
    host: 'localhost',
    'accept-encoding': 'gzip, deflate, br, zstd',
    ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
    ...headers,
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${text ? 'POST' : 'GET'} ${path} HTTP/1.1\r\n${head.join('')}\r\n${text ?? ''}`;
}

const MAY_COME_BACK = ', with a time to come back';

/** The name to count an unexpected answer under. */
export const answerName = (
  asked: string,
  { status, retryAfter }: Pick<Answer, 'status' | 'retryAfter'>,
): string => `${asked} ${status}${retryAfter === null ? '' : MAY_COME_BACK}`;

/** Whether answers of that name neither succeed nor say when to retry. */
export const isBroken = (name: string): boolean => !name.endsWith(MAY_COME_BACK);
