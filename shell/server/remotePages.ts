import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LiveRoute, PageReading } from 'contract';
import type { FastifyRequest } from 'fastify';

import type { ServerConfig } from './config';
import { savesDataFor } from './dataSaver';
import type { FindProgram } from './screenPrograms';
import { withVisitorApi } from './visitorApi';

/** After this long a page is sent without what its remote would have read: its scripts read it anyway. */
const DEADLINE_MS = 500;

/** The markup in a page's first HTML, its styles, and preload links. */
export interface Prerendered {
  html: string;
  css: string;
  preloads?: string[];
}

/** What a build has rendered; `saving` for visitors who ask to use little data. */
interface BuiltScreen extends Prerendered {
  saving?: Prerendered;
}

interface Frame extends Prerendered {
  before: string;
  after: string;
}

/** What the remote of a page's screen gives to the first HTML. */
export interface RemotePage {
  reading: PageReading | null;
  prerendered: Prerendered | null;
}

/** What a visitor asked for. */
interface Asked {
  request: FastifyRequest;
  params: Record<string, string>;
  canonicalUrl: string;
}

/** React emits a preload link before the markup for each eager picture; move those to the head, where they load sooner. */
function withPreloads({ html, css }: Prerendered): Prerendered {
  const links = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? '';
  return { html: html.slice(links.length), css, preloads: links.match(/<link[^>]*>/g) ?? [] };
}

/** A remote's program may fail or hang; without its part the page is plain, and its scripts do the rest. */
async function orNull<Part>(
  { request }: Asked,
  { path: pattern, remote }: LiveRoute,
  part: string,
  make: () => Part | Promise<Part>,
): Promise<Part | null> {
  try {
    return await make();
  } catch (error) {
    // The route's pattern, since a path may be a secret.
    const source = { route: pattern, remote: remote.name, version: remote.version };
    request.log.error({ err: error, ...source }, `a remote could not give the page's ${part}`);
    return null;
  }
}

/**
 * Asks the remote of a page's screen for its part of the first HTML: markup from its build, or a program that reads the page
 * and renders it now. The shell's frame is put around the markup. Builds are immutable, so each file is read once.
 */
export function remotePages(
  config: ServerConfig,
  programOf: FindProgram,
): (route: LiveRoute | undefined, asked: Asked) => Promise<RemotePage> {
  const files = new Map<string, Promise<unknown>>();
  const read = <Content>(...steps: string[]): Promise<Content> => {
    const file = path.join(...steps);
    const known =
      files.get(file) ?? readFile(file, 'utf8').then((text) => JSON.parse(text) as unknown);
    files.set(file, known);
    return known as Promise<Content>;
  };
  const framed = async (screen: Prerendered): Promise<Prerendered> => {
    const frame = await read<Frame>(config.shellDirectory, 'frame.json');
    return {
      html: frame.before + screen.html + frame.after,
      css: frame.css + screen.css,
      preloads: screen.preloads,
    };
  };
  return async (route, asked) => {
    const nothing = { reading: null, prerendered: null };
    if (!route?.available) return nothing;
    const { name, version } = route.remote;
    const { request, params, canonicalUrl } = asked;
    const savesData = savesDataFor(request);
    if (route.prerender) {
      const file = `${route.screen}.prerendered.json`;
      const markup = async () => {
        const screen = await read<BuiltScreen>(config.releasesDirectory, name, version, file);
        return framed((savesData ? screen.saving : null) ?? screen);
      };
      return { ...nothing, prerendered: await orNull(asked, route, 'markup', markup) };
    }
    const program = await orNull(asked, route, 'program', () => programOf(route));
    const { readPage, render } = program ?? {};
    if (!readPage || !render) return nothing;
    const reading = await orNull(asked, route, 'content', () =>
      withVisitorApi(config, request, DEADLINE_MS, (callApi) =>
        readPage({ params, canonicalUrl, callApi }),
      ),
    );
    if (reading?.status !== 200) return { reading, prerendered: null };
    const markup = () =>
      framed(withPreloads(render({ url: request.url, data: reading.data.value, savesData })));
    return { reading, prerendered: await orNull(asked, route, 'markup', markup) };
  };
}
