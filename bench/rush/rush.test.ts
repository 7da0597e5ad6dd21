import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { repository } from '../../scripts/paths';
import { which } from '../../scripts/systemPackage';
import { isBroken, type Target } from './httpsClient';
import type { OthersResult, OthersTask, Use } from './others';
import { inOwnProcess } from './ownProcess';
import type { VisitorsResult, VisitorsTask } from './visitors';

// openssl makes the certificate; a machine without it can't run the rush either.
const ifPossible = which('openssl') ? describe : describe.skip;

let folder: string;
let answer: (response: ServerResponse, count: number) => void;
let server: Server;
let target: Target;

const send = (response: ServerResponse, status: number, headers = {}) =>
  response.writeHead(status, { 'content-length': 2, ...headers }).end('ok');

const visit = () =>
  inOwnProcess<VisitorsTask, VisitorsResult>('visitors', { target, path: '/events/1', seconds: 1 });
const useRest = (uses: Use[], tokens = ['one']) =>
  inOwnProcess<OthersTask, OthersResult>('others', { target, seconds: 1, tokens, uses });
const list: Use = { name: 'list', path: '/api/events/' };

ifPossible('the rush', () => {
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'rush-'));
    const selfSigned = path.join(repository, 'docker/nginx/selfSigned.sh');
    execFileSync(selfSigned, [folder, 'https://localhost'], { stdio: 'ignore' });
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const certificate = read('fullchain.pem');
    server = createServer({ cert: certificate, key: read('privkey.pem') }, (request, response) => {
      request.resume();
      count += 1;
      answer(response, count);
    });
    let count = 0;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    target = { port: (server.address() as AddressInfo).port, certificate };
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  describe('visitors of the event', () => {
    test('who get no page but an error count as asked, whatever the error says', async () => {
      answer = (response, count) =>
        count % 2 ? send(response, 503, { 'retry-after': '2' }) : send(response, 404);
      const { asked, pages, broken } = await visit();
      expect(pages).toBe(0);
      expect(Object.keys(broken).sort()).toEqual([
        'page 404',
        'page 503, with a time to come back',
      ]);
      expect(Object.values(broken).reduce((sum, times) => sum + times)).toBe(asked);
    });

    test('who still wait at the end are waited for', async () => {
      answer = (response) => setTimeout(() => send(response, 200), 1_500);
      const { asked, pages, broken } = await visit();
      expect(asked).toBeGreaterThan(0);
      expect(pages).toBe(asked);
      expect(broken).toEqual({});
    });
  });

  describe('those who use the rest of the site', () => {
    test('come back later only if the answer says when', async () => {
      answer = (response, count) =>
        count % 2 ? send(response, 429, { 'retry-after': '2' }) : send(response, 409);
      const { broken, times } = await useRest([list]);
      expect(times).toEqual({});
      expect(Object.keys(broken).sort()).toEqual([
        'list 409',
        'list 429, with a time to come back',
      ]);
      expect(Object.keys(broken).filter(isBroken)).toEqual(['list 409']);
    });

    test('wait from the moment at which they wanted something, also for their turn', async () => {
      let isStalled = true;
      answer = (response) => {
        const wait = isStalled ? 1_000 : 0;
        isStalled = false;
        setTimeout(() => send(response, 200), wait);
      };
      const { broken, times } = await useRest([list]);
      expect(broken).toEqual({});
      // Twenty in one second; those of its first half waited more than half a second.
      expect(times.list).toHaveLength(20);
      expect(times.list?.filter((ms) => ms > 500).length).toBeGreaterThanOrEqual(10);
    });
  });
});
