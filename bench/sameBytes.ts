// The baseline for answers over HTTP: Node's own server, sending given bytes. Benchmarks start it as a separate process.
import { createServer } from 'node:http';

import type { RecordedAnswer } from './recordedAnswers';

let answers = new Map<string | undefined, RecordedAnswer & { bytes: Buffer }>();

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) return void response.writeHead(request.url === '/' ? 200 : 404).end();
  response.writeHead(answer.status, answer.headers).end(answer.bytes);
});

process.on('message', (recorded: RecordedAnswer[]) => {
  answers = new Map(
    recorded.map((answer) => [
      answer.path,
      { ...answer, bytes: Buffer.from(answer.body, 'base64') },
    ]),
  );
});
process.once('SIGTERM', () => process.exit());
// The benchmark is gone, perhaps killed.
process.once('disconnect', () => process.exit());
server.listen(Number(process.env.PORT), '127.0.0.1');
