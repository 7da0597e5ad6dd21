import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Sits between an API and its database, and can lose a response on the way. */
export interface DatabaseProxy {
  url: string;
  /**
   * Waits for a connection to send these words in this order, ignoring case. Passes the last one on, then cuts the connection
   * instead of returning the response.
   */
  loseResponseTo(words: string[], options?: { staysDown?: boolean }): void;
  /** Accepts connections again. */
  comeBack(): void;
  /** How many responses were lost. */
  lost(): number;
  close(): Promise<void>;
}

export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let awaited: { words: string[]; staysDown: boolean } | null = null;
  let isDown = false;
  let lost = 0;
  const cutAll = () => sockets.forEach((socket) => socket.destroy());

  const server = createServer((client) => {
    if (isDown) return void client.destroy();
    const database = connect(Number(target.port), target.hostname);
    let said = 0;
    let isDoomed = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.on('data', (bytes) => {
      // A transaction in one round trip sends everything in one message.
      const text = bytes.toString('latin1').toLowerCase();
      const isSaid = (word = '') => word !== '' && text.includes(word.toLowerCase());
      while (isSaid(awaited?.words[said])) said += 1;
      isDoomed = said > 0 && said === awaited?.words.length;
      database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (!isDoomed) return void client.write(bytes);
      isDoomed = false;
      isDown = awaited?.staysDown ?? false;
      awaited = null;
      lost += 1;
      if (isDown) cutAll();
      else client.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    loseResponseTo: (words, { staysDown = false } = {}) => (awaited = { words, staysDown }),
    comeBack: () => (isDown = false),
    lost: () => lost,
    async close() {
      const closed = new Promise((done) => server.close(done));
      cutAll();
      await closed;
    },
  };
}
