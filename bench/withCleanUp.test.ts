import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

const program = path.join(__dirname, 'testing/interruptible.ts');

/** What it says, and its exit code. Ctrl-C is pressed once it has begun. */
async function run(way: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, way], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'close');
  const said: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    if (line === 'begun') child.kill('SIGINT');
  });
  const [code] = (await ended) as [number | null];
  return { said, code };
}

const cleaned = ['browser closed', 'database stopped', 'folder removed'];

test('Ctrl-C ends a benchmark once all that it uses is cleaned up, last first', async () => {
  expect(await run('goes on')).toEqual({ said: ['begun', ...cleaned], code: 130 });
});

test('a benchmark that fails is cleaned up the same way', async () => {
  expect(await run('fails')).toEqual({ said: cleaned, code: 1 });
});
