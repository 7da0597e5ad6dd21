import { directory } from './testing/ownReleases';

import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { repository } from '../paths';
import { recordRelease } from './changeRegistry';
import { activate, retire, rollback } from './commands';
import { readRegistryFile } from './registryFile';
import { withRegistryLock } from './registryLock';
import { ReleaseError } from './releaseError';
import { readHistory } from './releaseHistory';
import { writeRelease } from './testing/writeRelease';

const talks = (version: string) => ({ name: 'mfe_talks', version });
const rivals = (version: string) => ({ name: 'mfe_rivals', version });
const history = path.join(directory, 'history.jsonl');
const live = () => readRegistryFile().remotes.map(({ name, version }) => `${name}@${version}`);
const routes = (...paths: string[]) => ({
  contract: {
    routes: paths.map((at) => ({
      path: at,
      screen: './Talks',
      access: 'everyone',
      title: 'Talks',
    })),
  },
});

beforeEach(() => {
  mkdirSync(directory, { recursive: true });
  for (const version of ['1.0.0', '1.1.0']) writeRelease(talks(version), directory);
});
afterEach(() => rmSync(directory, { recursive: true }));

/**
 * Another process, which holds the registry's lock and doesn't release it. Its timer refers to `resolve`: otherwise the promise
 * would be unreachable, and the lock would be garbage-collected with it.
 */
async function otherHolder() {
  const program = `
    const { withRegistryLock } = await import('./scripts/release/registryLock.ts');
    await withRegistryLock(process.env.RELEASES_DIR, () => {
      process.stdout.write('held');
      return new Promise((resolve) => setTimeout(resolve, 3_600_000));
    });`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program],
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve) => child.stdout.once('data', () => resolve()));
  return {
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

describe('two commands at the same time', () => {
  test('cannot both give a path to their remote', async () => {
    writeRelease(rivals('1.0.0'), directory, routes('/talks'));
    // Each one's check takes longer than the other takes to start.
    const both = [activate(talks('1.0.0')), activate(rivals('1.0.0'))];
    const states = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(states.sort()).toEqual(['fulfilled', 'rejected']);
    expect(live()).toHaveLength(1);
  });

  test('wait for each other, however long a check takes', async () => {
    const order: string[] = [];
    let next: Promise<unknown> = Promise.resolve();
    await withRegistryLock(directory, async () => {
      next = activate(talks('1.0.0')).then(() => order.push('next'));
      // By the time this one gives up, the one before has tried in vain too.
      await expect(withRegistryLock(directory, async () => undefined, 0)).rejects.toThrow();
      order.push('slow');
    });
    await next;
    expect(order).toEqual(['slow', 'next']);
  });

  test('tell who holds the registry, if that takes too long', async () => {
    await withRegistryLock(directory, async () => {
      await expect(withRegistryLock(directory, async () => undefined, 0)).rejects.toThrow(
        new RegExp(`changing the registry .*: Ada, process ${process.pid} on \\S+, since \\d{4}-`),
      );
    });
  });

  test('do not know who it is, if that one has not said so yet', async () => {
    const other = new DatabaseSync(path.join(directory, '.registry.lock'));
    other.exec('BEGIN EXCLUSIVE');
    await expect(withRegistryLock(directory, async () => undefined, 0)).rejects.toThrow(
      new ReleaseError(
        'Somebody else is changing the registry and does not finish: unknown. Try again, or stop that process: its lock ends with it.',
      ),
    );
    other.close();
  });

  test('a lock that cannot be used is not taken for one that somebody holds', async () => {
    writeFileSync(path.join(directory, '.registry.lock'), 'no lock '.repeat(100));
    const work = jest.fn(async () => undefined);
    await expect(withRegistryLock(directory, work, 0)).rejects.toThrow('file is not a database');
    expect(work).not.toHaveBeenCalled();
  });

  test('a change that fails lets go of the registry', async () => {
    await expect(activate(talks('9.9.9'))).rejects.toThrow('is not published');
    // Without waiting: even a lock left to the garbage collector is released some time.
    expect(await withRegistryLock(directory, async () => 'free', 0)).toBe('free');
    await activate(talks('1.0.0'));
    expect(live()).toEqual(['mfe_talks@1.0.0']);
  });
});

describe('a command that is killed', () => {
  test('holds nobody up, even if another process has its number now', async () => {
    const other = await otherHolder();
    try {
      const waiting = withRegistryLock(directory, async () => 'free', 0);
      await expect(waiting).rejects.toThrow('Somebody else is changing the registry');
    } finally {
      await other.kill();
    }
    expect(await withRegistryLock(directory, async () => 'free', 0)).toBe('free');
  });

  test('between the registry and its history loses no entry', async () => {
    await activate(talks('1.0.0'));
    await activate(talks('1.1.0'));
    // After a kill, the registry is replaced, and the trail has the beginning of the last line, or nothing.
    const [first = '', second = ''] = readFileSync(history, 'utf8').split('\n');
    for (const half of [second.slice(0, 40), '']) {
      writeFileSync(history, `${first}\n${half}`);
      expect(readHistory().map(({ to }) => to)).toEqual(['1.0.0', '1.1.0']);
    }
    const [entry] = await rollback('mfe_talks');
    expect(entry?.to).toBe('1.0.0');
    expect(readHistory().map(({ to }) => to)).toEqual(['1.0.0', '1.1.0', '1.0.0']);
  });

  test('leaves half a line that spoils no other one', async () => {
    await activate(talks('1.0.0'));
    appendFileSync(history, '{"at":"2031');
    // The registry doesn't contain this entry, so it can't replace the line.
    await recordRelease({ action: 'publish', remote: 'mfe_talks', from: '1.0.0', to: '1.1.0' });
    await activate(talks('1.1.0'));
    expect(readHistory().map(({ action, to }) => `${action} ${to}`)).toEqual([
      'activate 1.0.0',
      'publish 1.1.0',
      'activate 1.1.0',
    ]);
    expect((await rollback('mfe_talks'))[0]?.to).toBe('1.0.0');
  });
});

describe('what is live already', () => {
  test('can be activated again without a trace, so that a rollback still goes back', async () => {
    await activate(talks('1.0.0'));
    await activate(talks('1.1.0'));
    expect(await activate(talks('1.1.0'))).toEqual([]);
    expect(readHistory()).toHaveLength(2);
    expect((await rollback('mfe_talks'))[0]?.to).toBe('1.0.0');
  });

  test('does not keep a rollback from going back where an older trail says it went live twice', async () => {
    await activate(talks('1.0.0'));
    const [entry] = await activate(talks('1.1.0'));
    const again = { ...entry, at: new Date().toISOString(), from: '1.1.0' };
    appendFileSync(history, `${JSON.stringify(again)}\n`);
    expect((await rollback('mfe_talks'))[0]?.to).toBe('1.0.0');
  });
});

describe('several remotes', () => {
  beforeEach(async () => {
    writeRelease(talks('2.0.0'), directory, routes('/talks', '/schedule'));
    writeRelease(rivals('2.0.0'), directory, routes('/rivals'));
    writeRelease(talks('2.1.0'), directory, routes('/talks'));
    writeRelease(rivals('2.1.0'), directory, routes('/rivals', '/schedule'));
    await activate(talks('2.0.0'), rivals('2.0.0'));
  });

  test('go live in one step, so a path can move from one to the other and back', async () => {
    await expect(activate(rivals('2.1.0'))).rejects.toThrow('/schedule is taken');
    expect(await activate(rivals('2.1.0'), talks('2.1.0'))).toHaveLength(2);
    expect(live()).toEqual(['mfe_rivals@2.1.0', 'mfe_talks@2.1.0']);
    await activate(talks('2.0.0'), rivals('2.0.0'));
    expect(live()).toEqual(['mfe_rivals@2.0.0', 'mfe_talks@2.0.0']);
  });

  test('stay as they are if one of them may not go live', async () => {
    await expect(activate(talks('2.1.0'), rivals('9.9.9'))).rejects.toThrow(
      'mfe_rivals@9.9.9 is not published',
    );
    expect(live()).toEqual(['mfe_rivals@2.0.0', 'mfe_talks@2.0.0']);
    expect(readHistory()).toHaveLength(2);
  });

  test('cannot be one remote in two versions', async () => {
    await expect(activate(talks('2.1.0'), talks('2.0.0'))).rejects.toThrow(
      'mfe_talks is named twice.',
    );
  });

  test('can leave the site, and come back', async () => {
    expect(await retire('mfe_rivals')).toMatchObject([{ from: '2.0.0', to: null }]);
    expect(live()).toEqual(['mfe_talks@2.0.0']);
    await expect(retire('mfe_rivals')).rejects.toThrow('mfe_rivals is not live.');
    await activate(rivals('2.0.0'));
    expect(live()).toEqual(['mfe_rivals@2.0.0', 'mfe_talks@2.0.0']);
  });
});
