import { createServer, type AddressInfo, type Socket } from 'node:net';

/** How far a session got: before the greeting, before the reply to RCPT, before the reply to the message, and after it. */
export type MailStage = 'greeting' | 'rcpt' | 'text' | 'accepted';

export interface MailServer {
  smtpUrl: string;
  /** Every message that arrived completely, whether accepted or not. */
  texts: string[];
  /** The number of open sessions. */
  open(): number;
  /** Awaited at each stage of each session. */
  at: (stage: MailStage) => Promise<void> | void;
  /** The reply to a message. */
  verdict: string;
  close(): Promise<void>;
}

/** A real SMTP server, as slow and unreliable as a test needs. */
export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const listener = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    void converse(socket, mailServer);
  });
  await new Promise<void>((listening) => listener.listen(0, '127.0.0.1', listening));
  const mailServer: MailServer = {
    smtpUrl: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    texts: [],
    open: () => sockets.size,
    at: () => undefined,
    verdict: '250 kept',
    async close() {
      const closed = new Promise((done) => listener.close(done));
      sockets.forEach((socket) => socket.destroy());
      await closed;
    },
  };
  return mailServer;
}

async function converse(socket: Socket, server: MailServer): Promise<void> {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  try {
    await server.at('greeting');
    say('220 test');
    let text: string | null = null;
    for await (const line of lines(socket)) {
      if (text !== null) {
        if (line !== '.') {
          text += `${line}\n`;
          continue;
        }
        server.texts.push(text);
        text = null;
        await server.at('text');
        say(server.verdict);
        await server.at('accepted');
      } else if (line.startsWith('RCPT')) {
        await server.at('rcpt');
        say('250 fine');
      } else if (line.startsWith('DATA')) {
        text = '';
        say('354 go on');
      } else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
      else say('250 fine');
    }
  } catch {
    // The client is gone, so there is nobody left to reply to.
    socket.destroy();
  }
}

async function* lines(socket: Socket): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of socket) {
    const all = (rest + String(chunk)).split('\r\n');
    rest = all.pop() ?? '';
    yield* all;
  }
}
