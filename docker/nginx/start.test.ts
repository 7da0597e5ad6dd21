import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
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
let replicaPort: number;
let stops: (() => unknown)[];

async function until(holds: () => boolean | Promise<boolean>) {
  while (!(await holds())) await wait(200);
}

/** A replica of the page server and of the API, on its own address of this machine. */
async function startReplica(host: string) {
  const server = createServer({ keepAliveTimeout: 72_000 }, ({ headers }, response) => {
    replica.calls.push(headers);
    response.end(host);
  });
  const replica = { server, calls: [] as IncomingHttpHeaders[], connections: 0 };
  server.on('connection', () => (replica.connections += 1));
  await new Promise<void>((resolve) => server.listen(replicaPort, host, resolve));
  stops.push(() => stopReplica(replica));
  return replica;
}

async function stopReplica({ server }: { server: Server }) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** Makes a name server answer with these addresses, or with nothing, as when it is down. */
const nameReplicas = (...addresses: string[]) =>
  writeFileSync(
    path.join(folder, 'replicas'),
    addresses.map((each) => `${each} STREAM\n`).join(''),
  );

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
    ...{ shell: `shell:${replicaPort}`, api: `api:${replicaPort}` },
  });
  stops.push(nginx.stop);
  return nginx;
}

interface Call {
  pathname?: string;
  method?: string;
  agent?: Agent | false;
}

/** Asks for a path, on a connection of its own unless `agent` has one: a reload closes idle ones. */
const call = ({ pathname = '/api/', method = 'GET', agent = false }: Call = {}) =>
  new Promise<{ status: number; by: string; retryAfter?: string }>((resolve, reject) => {
    request(
      { host: '127.0.0.1', port, path: pathname, method, agent, rejectUnauthorized: false },
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
      '#!/bin/sh\nprintf . >> "${0%/*}/look-ups"\ncat "${0%/*}/replicas" 2> /dev/null\n',
      { mode: 0o755 },
    );
    writeFileSync(path.join(folder, 'look-ups'), '');
    [port, replicaPort] = [await freePort(), await freePort()];
  });
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('keeps its connections to the replicas, and asks them in turn', async () => {
    const replicas = [await startReplica('127.0.4.1'), await startReplica('127.0.4.2')];
    nameReplicas('127.0.4.1', '127.0.4.2');
    await startProxy();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    stops.push(() => agent.destroy());
    for (let times = 0; times < 20; times += 1) await call({ agent });
    expect(replicas.map(({ calls }) => calls.length)).toEqual([10, 10]);
    expect(replicas.map(({ connections }) => connections)).toEqual([1, 1]);
  });

  test('asks for files as for pages: on kept connections, with the visitor’s host and the request’s id', async () => {
    const replica = await startReplica('127.0.4.1');
    nameReplicas('127.0.4.1');
    await startProxy();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    stops.push(() => agent.destroy());
    for (const pathname of ['/', '/assets/main.js', '/remotes/mfe_events/1.0.0/entry.js']) {
      await call({ pathname, agent });
    }
    expect(replica.calls.map(({ host }) => host)).toEqual(Array(3).fill(`127.0.0.1:${port}`));
    expect(replica.calls.map((headers) => headers['x-request-id'])).toEqual(
      Array(3).fill(expect.stringMatching(/^[\da-f]{32}$/)),
    );
    expect(replica.connections).toBe(1);
  });

  test('finds replicas that join or leave within seconds, and no call fails meanwhile', async () => {
    await startReplica('127.0.4.1');
    nameReplicas('127.0.4.1');
    await startProxy();
    expect(await askedReplicas()).toEqual(['127.0.4.1']);
    await startReplica('127.0.4.2');
    nameReplicas('127.0.4.1', '127.0.4.2');
    await untilAsked('127.0.4.1', '127.0.4.2');
    nameReplicas('127.0.4.2');
    await untilAsked('127.0.4.2');
  });

  test('says when to try again until it finds a replica, which it keeps while names can’t be looked up', async () => {
    await startReplica('127.0.4.1');
    await startProxy();
    expect(await call()).toMatchObject({ status: 503, retryAfter: '5' });
    nameReplicas('127.0.4.1');
    await untilLookedUp();
    await until(async () => (await call()).status === 200);
    nameReplicas();
    await untilLookedUp();
    expect(await askedReplicas()).toEqual(['127.0.4.1']);
  });

  test('asks the next replica when one is gone, and that one again once it is back', async () => {
    const dying = await startReplica('127.0.4.1');
    await startReplica('127.0.4.2');
    nameReplicas('127.0.4.1', '127.0.4.2');
    await startProxy();
    expect(await askedReplicas()).toEqual(['127.0.4.1', '127.0.4.2']);
    await stopReplica(dying);
    expect(await askedReplicas()).toEqual(['127.0.4.2']);
    // Nothing was sent to the one that is gone, so nothing is done twice.
    expect(await call({ method: 'POST' })).toMatchObject({ status: 200, by: '127.0.4.2' });
    await startReplica('127.0.4.1');
    expect(await askedReplicas()).toEqual(['127.0.4.1', '127.0.4.2']);
  });

  test('leaves nothing running once it is stopped', async () => {
    nameReplicas('127.0.4.1');
    const nginx = await startProxy();
    await nginx.stop();
    await until(() => ownProcesses().length === 0);
  });
});
