import { fire, medianLoad, type Load } from './api/load';
import { freePort } from '../scripts/freePort';
import { startServer } from '../scripts/startServer';
import { pickEvent } from './event';
import { atLeast, type Figure } from './figures';
import { median } from './median';
import { processorSeconds } from './processorTime';
import { startSameBytes } from './recordedAnswers';
import { startSeededApi } from './seededApi';
import { withCleanUp } from './withCleanUp';

const CONNECTIONS = 32;
const GOAL = 0.5;
/** As every browser sends over HTTPS. */
const AS_BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

interface Cost extends Load {
  /** The server's processor time per answer in µs, without the load generator's. */
  processor: number;
}

interface Compared {
  /** Bytes of the first page. */
  size: number;
  site: Cost[];
  bare: Cost[];
}

/** Filters of the catalogue as visitors combine them. */
const FILTERS = ['Technology', 'Business', 'Music', 'Workshop'].flatMap((category) =>
  ['', 'price=free', 'price=paid', 'city=Lagos', 'page=2', 'search=a'].map((more) =>
    new URLSearchParams(`category=${category}&${more}`).toString(),
  ),
);

/**
 * Measures how many pages per second one page server answers with, and alternately a bare Node server that sends the same
 * bytes. Both, the API and the load generator share this machine.
 */
export async function benchHtml(options: string[]): Promise<Figure[]> {
  const [rounds, seconds] = options.includes('--quick') ? [3, 2] : [7, 4];
  return withCleanUp(async (later) => {
    const { api } = await startSeededApi(later);
    const site = await startServer(['--import', 'tsx', 'shell/server/server.ts'], {
      url: `http://127.0.0.1:${await freePort()}`,
      ready: '/registry.json',
      env: { PATH: process.env.PATH, API_URL: api.url, NODE_ENV: 'production' },
    });
    later(site.stop);
    const pages: Record<string, string[]> = {
      'an event': [`/events/${await pickEvent(api.url)}`],
      '/': ['/'],
      '/login': ['/login'],
      '/events': ['/events'],
      '/events, 24 filters in turn': FILTERS.map((query) => `/events?${query}`),
    };
    const bare = await startSameBytes(site.url, Object.values(pages).flat(), AS_BROWSER);
    later(bare.stop);
    const sizeOf = (path: string | undefined) =>
      Buffer.from(bare.answers.find((answer) => answer.path === path)?.body ?? '', 'base64').length;

    const loads = new Map<string, Compared>(
      Object.entries(pages).map(([label, [first]]) => [
        label,
        { size: sizeOf(first), site: [], bare: [] },
      ]),
    );
    console.error(`  warming up, then ${rounds} rounds`);
    for (let round = -1; round < rounds; round += 1) {
      for (const [page, results] of loads) {
        const sides = ['site', 'bare'] as const;
        // Alternates the order, so that neither always goes first.
        for (const side of round % 2 ? sides : [...sides].reverse()) {
          const { url, pid } = side === 'site' ? site : bare;
          const paths = pages[page] ?? [];
          let asked = 0;
          const before = processorSeconds(pid);
          const load = await fire({
            url,
            seconds,
            connections: CONNECTIONS,
            status: 200,
            next: () => ({ path: paths[(asked += 1) % paths.length] ?? '/', headers: AS_BROWSER }),
          });
          const used = processorSeconds(pid) - before;
          const processor = (used / (load.perSecond * seconds)) * 1e6;
          if (round >= 0) results[side].push({ ...load, processor });
        }
      }
    }
    return report(loads, rounds);
  });
}

function report(loads: Map<string, Compared>, rounds: number): Figure[] {
  const cell = (value: number, digits: number) => value.toFixed(digits).padStart(10);
  console.log(
    `HTML, asked for with br: medians of ${rounds} rounds, ${CONNECTIONS} connections\n\n${''.padEnd(42)}per second    p50 ms    p99 ms  µs of processor`,
  );
  return [...loads].map(([page, { size, site, bare }]) => {
    const [ours, ceiling] = [medianLoad(site), medianLoad(bare)];
    for (const [label, load, costs] of [
      [`${page} (${size} bytes)`, ours, site],
      ['  bare server, same bytes', ceiling, bare],
    ] as const) {
      const processor = median(costs.map((cost) => cost.processor));
      console.log(
        label.padEnd(42) +
          cell(load.perSecond, 0) +
          cell(load.p50, 1) +
          cell(load.p99, 1) +
          cell(processor, 0),
      );
    }
    return atLeast(`${page}: per second / bare server`, ours.perSecond / ceiling.perSecond, GOAL);
  });
}
