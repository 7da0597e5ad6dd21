import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

const program = path.join(__dirname, 'testing/interruptible.ts');

/** Runs the program, and presses Ctrl-C once it has begun; resolves with its output, errors and exit code. */
async function run(way: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, way], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  const said: string[] = [];
  const errors = text(child.stderr);
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(line);
    if (line === 'begun') child.kill('SIGINT');
  });
  const [code] = (await ended) as [number | null];
  return { said, errors: await errors, code };
}

const cleaned = ['browser closed', 'database stopped', 'folder removed'];

test('Ctrl-C ends a benchmark once all that it uses is cleaned up, last first', async () => {
  expect(await run('goes on')).toMatchObject({ said: ['begun', ...cleaned], code: 130 });
});

test('a benchmark that fails is cleaned up the same way', async () => {
  expect(await run('fails')).toMatchObject({ said: cleaned, code: 1 });
});

test('why a benchmark failed is printed, and what couldn’t be cleaned up', async () => {
  const { errors } = await run('fails');
  expect(errors).toContain('It failed: Error: A page is wrong.');
  expect(errors).toContain('It was gone already.');
});
