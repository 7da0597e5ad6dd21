import { spawn } from 'node:child_process';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import fastifyStatic from '@fastify/static';
import fastify from 'fastify';

import type { Report } from '../build/buildApp';
import { repository } from '../paths';

/** A remote under development, served to pages that use it instead of the released one. */
interface RemoteServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Strips a terminal's colours and the compiler's own stack, which says nothing about the sources. */
const readable = (fault: string) =>
  stripVTControlCharacters(fault).replace(/\s*Stack backtrace:(\n +(\d+: |at ).*)+/g, '');

/**
 * Rebuilds the remote in `directory` (absolute) on every source change, and serves the build with `remote.json` and the
 * stream `/changes`, which sends each build's number, or its error. Resolves after the first build, even if it failed.
 */
export async function serveRemote(
  directory: string,
  { port, report }: { port: number; report: Report },
): Promise<RemoteServer> {
  // Of this port alone: each build clears its folder, and the same remote may be served twice.
  const output = path.join(repository, '.cache/dev', String(port), path.basename(directory));
  const listeners = new Set<ServerResponse>();
  // A page that reconnects to a restarted server must see a different number.
  let build = Date.now();
  let fault: string | null = null;
  const news = () =>
    fault === null ? `data: ${build}\n\n` : `event: fault\ndata: ${JSON.stringify(fault)}\n\n`;

  const child = spawn(
    process.execPath,
    [
      path.join(repository, 'scripts/build/watchWebpack.js'),
      path.join(directory, 'webpack.config.js'),
    ],
    {
      // Its standard output only repeats the report.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'development', BUILD_OUTPUT: output },
    },
  );
  const firstBuild = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The build ended by itself (code ${code}).`)));
  });
  const tell = (problem: string | null) => {
    fault = problem;
    if (fault === null) build += 1;
    report(fault === null ? 'built' : `does not build; the page keeps the last build:\n${fault}`);
    listeners.forEach((response) => response.write(news()));
  };
  child.on('message', (outcome: { fault: string | null }) =>
    tell(outcome.fault && readable(outcome.fault)),
  );

  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
  });
  await app.register(fastifyStatic, { root: output, index: false, cacheControl: false });
  app.get('/remote.json', (_request, reply) => reply.sendFile('remote.json', directory));
  app.get('/changes', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
      'content-type': 'text/event-stream',
    });
    // The number first: it identifies the build that the page has.
    reply.raw.write(`retry: 500\ndata: ${build}\n\n${fault === null ? '' : news()}`);
    listeners.add(reply.raw);
    request.raw.on('close', () => listeners.delete(reply.raw));
  });

  const stop = async () => {
    child.removeAllListeners('exit');
    child.kill();
    await app.close();
  };
  try {
    await firstBuild;
    child.once('exit', (code, signal) =>
      tell(`The build ended by itself (${signal ?? `code ${code}`}). Start the command again.`),
    );
    await app.listen({ host: 'localhost', port });
  } catch (error) {
    await stop();
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  return { origin: `http://localhost:${address.port}`, stop };
}
