import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { freePort } from '../../scripts/freePort';
import { hasNginx } from '../testing/findNginx';
import { startNginx } from '../testing/startNginx';

// Those who want to run the rush benchmark have it installed; it also comes with GitHub's machines.
const ifPossible = hasNginx() ? describe : describe.skip;

let folder: string;
let port: number;
let apiPort: number;
let stops: (() => unknown)[];

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await wait(200);
}

/** An API on its own address of this machine. */
async function startApi(host: string) {
  const server = createServer({ keepAliveTimeout: 72_000 }, (_request, response) => {
    replica.calls += 1;
    response.end(host);
  });
  const replica = { server, calls: 0, connections: 0 };
  server.on('connection', () => (replica.connections += 1));
  await new Promise<void>((resolve) => server.listen(apiPort, host, resolve));
  stops.push(() => stopApi(replica));
  return replica;
}

async function stopApi({ server }: { server: Server }) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Makes a name server answer the name `api` with these addresses, or with nothing, as when it is down. */
const nameApis = (...addresses: string[]) =>
  writeFileSync(path.join(folder, 'api'), addresses.map((each) => `${each} STREAM api\n`).join(''));

/** Waits until the names have been looked up again, and whatever was found is known. */
async function untilLookedUp() {
  const lookUps = () => readFileSync(path.join(folder, 'look-ups'), 'utf8').length;
  // Two names; the look-up that is under way may have begun before.
  const enough = lookUps() + 4;
  await until(() => lookUps() >= enough);
}

/** The processes of this proxy. */
const ownProcesses = () =>
  readdirSync('/proc').filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`RUN=${folder}\0`);
    } catch {
      // No process, or gone since.
      return false;
    }
  });

async function startProxy() {
  const nginx = await startNginx(folder, {
    ...{ port, publicUrl: `https://localhost:${port}`, commands: folder },
    ...{ shell: 'shell:3000', api: `api:${apiPort}` },
  });
  stops.push(nginx.stop);
  return nginx;
}

/** Calls the API, on a connection of its own unless `agent` has one: a reload closes idle ones. */
const call = ({ method = 'GET', agent = false }: { method?: string; agent?: Agent | false } = {}) =>
  new Promise<{ status: number; by: string; retryAfter?: string }>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: '/api/', method, agent, rejectUnauthorized: false },
      (answer) => {
        let by = '';
        answer.setEncoding('utf8').on('data', (text: string) => (by += text));
        const { statusCode: status = 0, headers } = answer;
        answer.on('end', () => resolve({ status, by, retryAfter: headers['retry-after'] }));
      },
    )
      .on('error', reject)
      .end();
  });

/** Who answers ten calls one after another. */
async function askedReplicas() {
  const asked = new Set<string>();
  for (let times = 0; times < 10; times += 1) {
    const { status, by } = await call();
    expect(status).toBe(200);
    asked.add(by);
  }
  return [...asked].sort();
}

/** Calls until exactly these replicas answer. No call may fail. */
const untilAsked = (...hosts: string[]) =>
  until(async () => String(await askedReplicas()) === String(hosts));

ifPossible('the proxy', () => {
  beforeEach(async () => {
    stops = [];
    folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
    // Its workers run as another user if this is root.
    chmodSync(folder, 0o755);
    writeFileSync(
      path.join(folder, 'getent'),
      '#!/bin/sh\nprintf . >> "${0%/*}/look-ups"\ncat "${0%/*}/$3" 2> /dev/null\n',
      { mode: 0o755 },
    );
    writeFileSync(path.join(folder, 'look-ups'), '');
    [port, apiPort] = [await freePort(), await freePort()];
  });
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps its connections to the replicas, and asks them in turn', async () => {
    const replicas = [await startApi('127.0.4.1'), await startApi('127.0.4.2')];
    nameApis('127.0.4.1', '127.0.4.2');
    await startProxy();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    stops.push(() => agent.destroy());
    for (let times = 0; times < 20; times += 1) await call({ agent });
    expect(replicas.map(({ calls }) => calls)).toEqual([10, 10]);
    expect(replicas.map(({ connections }) => connections)).toEqual([1, 1]);
  });

  test('finds replicas that join or leave within seconds, and no call fails meanwhile', async () => {
    await startApi('127.0.4.1');
    nameApis('127.0.4.1');
    await startProxy();
    expect(await askedReplicas()).toEqual(['127.0.4.1']);
    await startApi('127.0.4.2');
    nameApis('127.0.4.1', '127.0.4.2');
    await untilAsked('127.0.4.1', '127.0.4.2');
    nameApis('127.0.4.2');
    await untilAsked('127.0.4.2');
  });

  test('says when to try again until it finds a replica, which it keeps while names can’t be looked up', async () => {
    await startApi('127.0.4.1');
    await startProxy();
    expect(await call()).toMatchObject({ status: 503, retryAfter: '5' });
    nameApis('127.0.4.1');
    await untilLookedUp();
    await until(async () => (await call()).status === 200);
    nameApis();
    await untilLookedUp();
    expect(await askedReplicas()).toEqual(['127.0.4.1']);
  });

  test('asks the next replica when one is gone, and that one again once it is back', async () => {
    const dying = await startApi('127.0.4.1');
    await startApi('127.0.4.2');
    nameApis('127.0.4.1', '127.0.4.2');
    await startProxy();
    expect(await askedReplicas()).toEqual(['127.0.4.1', '127.0.4.2']);
    await stopApi(dying);
    expect(await askedReplicas()).toEqual(['127.0.4.2']);
    // Nothing was sent to the one that is gone, so nothing is done twice.
    expect(await call({ method: 'POST' })).toMatchObject({ status: 200, by: '127.0.4.2' });
    await startApi('127.0.4.1');
    expect(await askedReplicas()).toEqual(['127.0.4.1', '127.0.4.2']);
  });

  test('leaves nothing running once it is stopped', async () => {
    nameApis('127.0.4.1');
    const nginx = await startProxy();
    await nginx.stop();
    await until(() => ownProcesses().length === 0);
  });
});
