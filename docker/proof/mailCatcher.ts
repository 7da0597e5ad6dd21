import { createServer, type Server } from 'node:net';

/** Accepts every mail by SMTP and keeps its source text. */
export function startMailCatcher(host: string, port: number): { mails: string[]; server: Server } {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let waiting = '';
    socket.on('error', () => undefined);
    socket.setEncoding('utf8').write('220 catcher\r\n');
    socket.on('data', (chunk: string) => {
      waiting += chunk;
      const end = isData ? '\r\n.\r\n' : '\r\n';
      for (
        let at = waiting.indexOf(end);
        at >= 0;
        at = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = waiting.slice(0, at);
        waiting = waiting.slice(at + (isData ? 5 : 2));
        if (isData) {
          mails.push(line);
          isData = false;
          socket.write('250 kept\r\n');
        } else if (/^DATA/i.test(line)) {
          isData = true;
          socket.write('354 go on\r\n');
        } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      }
    });
  }).listen(port, host);
  return { mails, server };
}
