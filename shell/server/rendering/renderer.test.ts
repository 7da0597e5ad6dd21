import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { Task, TaskMessage } from './renderer';

const task: Task = {
  kind: 'page',
  file: 'no-such-program.js',
  params: {},
  query: '',
  canonicalUrl: 'https://nzuko.example/',
  url: '/',
  savesData: false,
  flags: {},
  apiUrl: 'http://127.0.0.1:1',
  pass: {},
  known: null,
};

test('Ctrl-C reaches the rendering process too, which works on until the page server is gone', async () => {
  const child = fork(path.join(__dirname, 'renderer.ts'), { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  await once(child, 'message');
  child.kill('SIGINT');
  child.kill('SIGTERM');
  const answered = once(child, 'message');
  child.send({ id: 1, task } satisfies TaskMessage);
  expect(await Promise.race([answered, ended])).toMatchObject([{ id: 1 }, undefined]);
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});
