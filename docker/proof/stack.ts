// `sudo unshare --net --mount npx tsx docker/proof/stack.ts`: the images that images.ts has built, run together as
// in compose.yaml, with two replicas of the API. A ticket is bought and paid for through nginx, a replica is killed, nginx is
// reloaded under load, all remotes are delivered twice. It runs in its own network, so that every part has its real port.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startBucketServer } from '../../api/src/testing/bucketServer';
import { startTestCluster } from '../../api/src/testing/cluster';
import { remoteFolders } from '../../scripts/paths';
import { proofFolder } from './buildah';
import { composeServices, type ComposeService } from './composeFile';
import { startContainer } from './containers';
import { startMailCatcher } from './mailCatcher';
import { addresses, nameServices } from './network';
import { call, callJson } from './site';

const PASSWORD = 'Demo1234';
const stops: (() => unknown)[] = [];

const say = (line: string) => console.log(`ok  ${line}`);

async function until<Value>(
  what: string,
  look: () => Promise<Value | undefined> | Value | undefined,
) {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = await look();
    if (found) return found;
    await wait(500);
  }
  throw new Error(`${what} did not happen`);
}

async function startAll(mailsAt: string) {
  rmSync(path.join(proofFolder, 'volumes'), { recursive: true, force: true });
  nameServices();
  const cluster = await startTestCluster();
  stops.push(() => cluster.stop());
  const bucket = await startBucketServer({ nzuko: 'nzuko-inside' });
  stops.push(() => bucket.close());
  const catcher = startMailCatcher(mailsAt, 1025);
  stops.push(() => catcher.server.close());
  const settings = { DATABASE_URL: cluster.urlOf('postgres'), S3_ENDPOINT: bucket.url };
  const services = composeServices(settings);
  const start = (name: string, address: string, as = name, more = {}, from = services) => {
    const container = startContainer(as, from[name] as ComposeService, address, more);
    stops.push(() => container.stop());
    return container;
  };
  const sandbox = start('sandbox', addresses.sandbox);
  await sandbox.healthy();
  // Both at once, so that they compete to migrate and seed.
  const replicas = addresses.api.map((address, index) =>
    start('api', address, `api-${index + 1}`, { SEED_DEMO: 'true' }),
  );
  const deliveries = remoteFolders().map((remote) => {
    const alone = composeServices({ ...settings, REMOTE: remote.slice('mfe-'.length) });
    return start('remotes', '127.0.0.1', remote, {}, alone);
  });
  for (const { ended } of deliveries) assert.equal(await ended, 0);
  say(`${deliveries.length} remotes delivered at the same time`);
  const shell = start('shell', addresses.shell);
  // Docker gives its pipes to the container's user; here root owns them.
  const nginx = start('nginx', '127.0.0.1', 'nginx', { ACCESS_LOG: '/run/nginx/access.log' });
  for (const container of [...replicas, shell, nginx]) await container.healthy();
  return { replicas, nginx, bucket, mails: catcher.mails, services };
}

async function tokenOf(email: string): Promise<string> {
  const json = { email, password: PASSWORD };
  return (await callJson<{ access: string }>('/api/auth/token/', { json })).access;
}

/** A new user buys a ticket, pays, and gets it by mail. */
async function buyTicket(mails: string[]): Promise<void> {
  const organizer = await tokenOf('organizer@demo.test');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
  const event = await callJson<{ id: number }>('/api/events/', {
    token: organizer,
    json: {
      title: 'A night behind the proxy',
      description: 'An event that the proof sells a ticket of.',
      location: 'Civic Tower, Victoria Island, Lagos',
      category: 'Technology',
      start_date: days(20),
      end_date: days(20.2),
      max_attendees: 5,
      ticket_price: '5000',
      status: 'PUBLISHED',
    },
  });
  const name = `buyer${Date.now()}`;
  const email = `${name}@example.test`;
  await callJson('/api/auth/register/', {
    json: {
      first_name: 'Amara',
      last_name: 'Eze',
      username: name,
      email,
      role: 'ATTENDEE',
      password: PASSWORD,
      password2: PASSWORD,
    },
  });
  const token = await tokenOf(email);
  const ticket = await callJson<{ id: number }>('/api/tickets/purchase/', {
    token,
    json: { event_id: event.id, ticket_type: 'STANDARD' },
  });
  const payment = await callJson<{ authorization_url: string; reference: string }>(
    '/api/payments/initiate/',
    { token, json: { ticket_id: ticket.id } },
  );
  const checkout = new URL(payment.authorization_url);
  assert.equal(checkout.origin, 'https://localhost:8443');
  const paid = await call(checkout.pathname, { form: { outcome: 'pay' } });
  assert.equal(paid.status, 303);
  const state = await until('the settlement', async () => {
    const { status } = await callJson<{ status: string }>(`/api/payments/${payment.reference}/`, {
      token,
    });
    return /paid|success|confirmed/i.test(status) ? status : undefined;
  });
  say(`a ticket is bought and paid through nginx: ${state}`);
  await until('the mail', () => mails.some((mail) => mail.includes(email) && /ticket/i.test(mail)));
  say('its mail has arrived');
}

/** Keeps calling until stopped; resolves with the number of successes, and the failures. */
function load(pathname: string, workers: number) {
  const failures: string[] = [];
  let answered = 0;
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      const answer = await call(pathname).catch((error: Error) => error);
      if (answer instanceof Error) failures.push(answer.message);
      else if (answer.status !== 200) failures.push(String(answer.status));
      else answered += 1;
      await wait(20);
    }
  };
  const all = Promise.all(Array.from({ length: workers }, work));
  return async () => {
    isOver = true;
    await all;
    return { answered, failures };
  };
}

async function underLoad(what: string, pathname: string, work: () => Promise<void>): Promise<void> {
  const end = load(pathname, 4);
  await wait(1_000);
  await work();
  await wait(2_000);
  const { answered, failures } = await end();
  assert.deepEqual(failures, []);
  assert.ok(answered > 20);
  say(`${what}: ${answered} calls of ${pathname} answered, none failed`);
}

async function lookAround(): Promise<void> {
  const page = await call('/');
  assert.equal(page.status, 200);
  assert.match(String(page.headers['content-security-policy']), /nonce-/);
  assert.equal(page.headers['strict-transport-security'], 'max-age=31536000');
  assert.equal(page.headers['x-content-type-options'], 'nosniff');
  say('the landing page, with its headers');
  const registry = await callJson<{ remotes: { entry: string }[] }>('/registry.json');
  const file = registry.remotes[0]?.entry ?? '';
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await call(file, { headers: { 'accept-encoding': encoding } });
    assert.equal(headers['content-encoding'], encoding);
    assert.match(String(headers['cache-control']), /immutable/);
  }
  say('a remote’s entry in brotli and in gzip, immutable');
  assert.equal((await call('/api/metrics')).status, 404);
  assert.equal((await call('/api/dev/outbox')).status, 404);
  say('metrics and the outbox are not for the outside');
  const tries = [];
  for (let index = 0; index < 12; index += 1) {
    const json = { email: 'nobody@example.test', password: 'Wrong1234' };
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    tries.push((await call('/api/auth/token/', { json, headers })).status);
  }
  assert.equal(tries.at(-1), 429);
  say('twelve tries with twelve claimed addresses count as one address');
}

async function deliverAgain(services: Record<string, ComposeService>): Promise<void> {
  const registry = async () => (await call('/registry.json')).text;
  const before = await registry();
  const again = startContainer('mfe-all', services.remotes as ComposeService, '');
  assert.equal(await again.ended, 0);
  assert.equal(await registry(), before);
  say('a second delivery of the same versions, all in one image, changes nothing');
}

async function main(): Promise<void> {
  const { replicas, nginx, bucket, mails, services } = await startAll(addresses.mail);
  await lookAround();
  assert.ok(bucket.objects.size > 0);
  assert.deepEqual(bucket.refusals, []);
  say(`${bucket.objects.size} pictures in the bucket`);
  await buyTicket(mails);
  await underLoad('nginx reloaded three times', '/api/health/live/', async () => {
    for (let times = 0; times < 3; times += 1) {
      const before = nginx.processes();
      nginx.signal('SIGHUP');
      await until('the reload', () => nginx.processes().some((pid) => !before.includes(pid)));
    }
  });
  await underLoad('a replica of the API killed', '/api/events/', async () => {
    replicas[0]?.signal('SIGKILL');
    await replicas[0]?.ended;
  });
  await buyTicket(mails);
  await deliverAgain(services);
}

async function end(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
  process.exit();
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => void end());
