import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { LiveRoute, NavEntry, PageReading } from '@nzuko/contract';
import type { FastifyBaseLogger } from 'fastify';

import type { ServerConfig } from './config';
import { withNavEntries } from './navMarkup';
import type { RenderingProcesses } from './rendering/renderingProcesses';
import type { RenderTask } from './rendering/renderTask';
import { programFile } from './screenPrograms';

/** The markup in a page's first HTML, its styles, and preload links. */
export interface Prerendered {
  html: string;
  css: string;
  preloads?: string[];
}

/** A screen rendered by its build; `saving` for visitors in Data Saver mode. */
interface BuiltScreen extends Prerendered {
  saving?: Prerendered;
}

interface Frame extends Prerendered {
  before: string;
  after: string;
  /** The placeholder in `before` for the remotes' links in the nav bar. */
  entry: string;
}

/** A remote's contribution to a page's first HTML. */
interface RemotePage {
  reading: PageReading | null;
  prerendered: Prerendered | null;
  /** Identifies the page's data; null if none was read, or if a part is missing. */
  content: string | null;
  /** True if the screen's program reads the page, which may then differ a moment later. */
  isRead: boolean;
  /** True if the remote failed to provide a part. */
  isIncomplete: boolean;
}

/** A visitor's request for a page. */
export interface Asked extends Omit<RenderTask, 'file' | 'url' | 'apiUrl' | 'query'> {
  pathname: string;
  /** The part of the URL's query that the page is rendered from; null if it isn't rendered. */
  query: string | null;
  /** The remotes' nav entries. */
  nav: readonly NavEntry[];
}

const NOTHING: RemotePage = {
  reading: null,
  prerendered: null,
  content: null,
  isRead: false,
  isIncomplete: false,
};

/** React emits a preload link before the markup for each eager picture; move those to the head, where they load sooner. */
function withPreloads({ html, css }: Prerendered): Prerendered {
  const links = /^(?:<link rel="preload"[^>]*>)+/.exec(html)?.[0] ?? '';
  return { html: html.slice(links.length), css, preloads: links.match(/<link[^>]*>/g) ?? [] };
}

/** Where a page is, for the nav bar in its frame. */
type Place = Pick<Asked, 'nav' | 'pathname'>;

/** Reads files of builds, which are immutable, so each is read once. */
function buildReader() {
  const files = new Map<string, Promise<unknown>>();
  return <Content>(...steps: string[]): Promise<Content> => {
    const file = path.join(...steps);
    const known = files.get(file);
    if (known) return known as Promise<Content>;
    const reading = readFile(file, 'utf8').then((text) => JSON.parse(text) as unknown);
    files.set(file, reading);
    // Such as when too many files are open; the next page tries again.
    reading.catch(() => files.delete(file));
    return reading as Promise<Content>;
  };
}

const inFrame = (frame: Frame, screen: Prerendered, place: Place): Prerendered => ({
  html: withNavEntries(frame.before, frame.entry, place) + screen.html + frame.after,
  css: frame.css + screen.css,
  preloads: screen.preloads,
});

/** True if every flag has its declared default, as in the build's own rendering. */
const isAsBuilt = ({ remote }: LiveRoute, flags: Asked['flags']) =>
  Object.entries(remote.flags ?? {}).every(([name, flag]) => flags[name] === flag.default);

/**
 * Asks the remote of a page's screen for its part of the first HTML: markup from its build, or a program that reads the page
 * and renders it now, in a process of its release. The shell's frame is put around the markup.
 */
export function remotePages(
  config: ServerConfig,
  rendering: Pick<RenderingProcesses, 'render'>,
  log: FastifyBaseLogger,
): (route: LiveRoute | undefined, asked: Asked) => Promise<RemotePage> {
  const read = buildReader();
  const framed = async (screen: Prerendered, place: Place) =>
    inFrame(await read<Frame>(config.shellDirectory, 'frame.json'), withPreloads(screen), place);
  const report = ({ path: pattern, remote }: LiveRoute, part: string, error: unknown) => {
    // The route's pattern, since a path may be a secret.
    const source = { route: pattern, remote: remote.name, version: remote.version };
    log.error({ err: error, ...source }, `a remote could not give the page's ${part}`);
  };
  const built = async (
    route: LiveRoute,
    { savesData, ...place }: Place & Pick<Asked, 'savesData'>,
  ): Promise<RemotePage> => {
    const { name, version } = route.remote;
    try {
      const file = `${route.screen}.prerendered.json`;
      const screen = await read<BuiltScreen>(config.releasesDirectory, name, version, file);
      const chosen = (savesData ? screen.saving : null) ?? screen;
      return { ...NOTHING, prerendered: await framed(chosen, place) };
    } catch (error) {
      report(route, 'markup', error);
      return { ...NOTHING, isIncomplete: true };
    }
  };
  return async (route, { pathname, query, nav, ...asked }) => {
    if (!route?.available || query === null) return NOTHING;
    const place = { pathname, nav };
    if (route.prerender && !isAsBuilt(route, asked.flags)) return NOTHING;
    if (route.prerender) return built(route, { ...place, savesData: asked.savesData });
    const file = programFile(config.releasesDirectory, route);
    if (!file) return NOTHING;
    const url = query === '' ? pathname : `${pathname}?${query}`;
    const task = { ...asked, file, url, query, apiUrl: config.apiUrl };
    try {
      const { reading, content, screen, failures } = await rendering.render(task);
      for (const { part, error } of failures)
        report(route, part, Object.assign(new Error(), error));
      const prerendered = screen && (await framed(screen, place));
      const isIncomplete = failures.length > 0;
      return { reading, prerendered, content, isRead: reading !== null, isIncomplete };
    } catch (error) {
      report(route, 'rendering', error);
      return { ...NOTHING, isIncomplete: true };
    }
  };
}
