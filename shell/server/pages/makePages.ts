import { createHash } from 'node:crypto';

import type { LiveRoute } from '@nzuko/contract';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

import type { ServerConfig } from '../config';
import { browserSavesData, saverChoiceOf, savesDataFor } from '../dataSaver';
import { flagsOnServer } from '../flags';
import type { PageRegistry } from '../pageRegistry';
import { remotePages } from '../remotePages';
import type { RenderingProcesses } from '../rendering/renderingProcesses';
import { renderPage } from '../renderPage';
import type { ShellBuild } from '../shellBuild';
import { passFor } from '../staging';
import { PageCache, type Keepable } from './pageCache';
import { renderedQuery } from './renderedQuery';
import { makeTemplate, type PageTemplate, type SlotValues } from './pageTemplate';

/** A page may also depend on the time, since events end. So its markup is made again after this long. */
const MARKUP_MS = 60_000;
/** A separate cache for pages with a query: anyone can invent new ones, which mustn't push out the others. */
const QUERIED_BYTES = 16 * 1024 * 1024;
/** While the API or a program fails, the last whole page is sent for this long. */
const OUTAGE_MS = 30_000;

/** A page as it is sent to everyone who asks for it. */
export interface Page extends Keepable {
  template: PageTemplate;
  status: number;
  /** When its data was read, in milliseconds since 1970. */
  readAt: number;
  /** Identifies its data. */
  content: string | null;
  /** When its markup was made. */
  madeAt: number;
}

export interface IncomingPage {
  request: FastifyRequest;
  registry: PageRegistry;
  route: LiveRoute | undefined;
  params: Record<string, string>;
  pathname: string;
  query: URLSearchParams;
}

interface Parts {
  config: ServerConfig;
  build: ShellBuild;
  rendering: RenderingProcesses;
  log: FastifyBaseLogger;
}

const digests = new WeakMap<PageRegistry, string>();

/** Identifies the releases that a page is made of. */
function digestOf(registry: PageRegistry): string {
  const known = digests.get(registry);
  if (known) return known;
  const digest = createHash('sha256').update(registry.text).digest('base64');
  digests.set(registry, digest);
  return digest;
}

/** The site's settings, and the visitor's choice of Data Saver, as a page is written with them. */
const settingsOf = (
  { telemetryEvery, allowOverride, isStaging }: ServerConfig,
  request: FastifyRequest,
) => ({
  browserSavesData: browserSavesData(request),
  saverChoice: saverChoiceOf(request),
  savesData: savesDataFor(request),
  telemetryEvery,
  allowOverride,
  isStaging,
});

/**
 * Makes pages, each once for everyone: a page depends on its path, on the query parameters named by its route, on the releases
 * and on Data Saver, and on nothing else in the request.
 */
export function makePages({ config, build, rendering, log }: Parts) {
  const remotePage = remotePages(config, rendering, log);
  const failed = (error: unknown) => log.error({ err: error }, 'a page was not renewed');
  const pages = new PageCache<Page>(failed);
  const queriedPages = new PageCache<Page>(failed, QUERIED_BYTES);

  /** False for paths that are a secret, and on a staging site, where pages are read with the visitor's own pass. */
  const isKept = (route: LiveRoute | undefined) => !route?.private && !config.isStaging;

  const make = async (
    { request, registry, route, params, pathname }: IncomingPage,
    query: string | null,
    last: Page | null,
  ): Promise<Page> => {
    // Clients choose the Host header, and caches and link previews would keep it.
    const canonicalUrl = `${config.publicUrl}${pathname}${query ? `?${query}` : ''}`;
    const settings = settingsOf(config, request);
    const { savesData } = settings;
    const now = Date.now();
    const known = last && now - last.madeAt < MARKUP_MS ? last.content : null;
    const pass = passFor(config, request);
    const { nav } = registry;
    const flags = flagsOnServer(registry.flags);
    const asked = { pathname, query, params, canonicalUrl, savesData, nav, flags, pass, known };
    const { reading, prerendered, content, isRead, isIncomplete } = await remotePage(route, asked);
    if (last && isIncomplete && now - last.readAt < OUTAGE_MS) return last;
    const readAt = reading?.status === 200 ? reading.data.readAt : now;
    if (last && known !== null && content === known) return { ...last, readAt };
    const keep = isIncomplete ? 'never' : isRead ? 'checked' : 'fixed';
    const write = (marks: SlotValues) =>
      renderPage({
        ...marks,
        route,
        registry,
        build,
        found: reading?.status === 200 ? reading : null,
        prerendered,
        canonicalUrl,
        ...settings,
      });
    // Not for pages of which anyone can request any number, such as `/nothing-here`, which has no markup.
    const isOne = prerendered !== null && Object.keys(params).length === 0;
    const isLasting = keep === 'fixed' && isOne && isKept(route);
    const template = await makeTemplate(write, isLasting ? 'smallest' : 'quick');
    const status = reading?.status ?? 200;
    return { template, status, readAt, content, madeAt: now, size: template.size, keep };
  };

  return (asked: IncomingPage): Promise<Page> => {
    const { request, registry, route, pathname } = asked;
    const query = renderedQuery(route, asked.query);
    if (!isKept(route)) return make(asked, query, null);
    const saving = `${saverChoiceOf(request)} ${browserSavesData(request)}`;
    const cache = query === '' ? pages : queriedPages;
    // Neither a path nor a query has spaces.
    const key = `${digestOf(registry)} ${saving} ${pathname} ${query ?? ' plain'}`;
    return cache.get(key, (last) => make(asked, query, last));
  };
}
