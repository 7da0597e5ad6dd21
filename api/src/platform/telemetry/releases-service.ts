import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { HOUR_MS } from '../durations';
import { VITALS } from './figures-of-report';
import * as repository from './release-figures-repository';
import type { Canary, ReleaseHealth, ReleaseHealthList } from './releases-schemas';

/** The live version is judged by the pages of this many hours. */
const LIVE_HOURS = 24;
/** Fewer failed pages prove nothing: a visitor's own connection fails, too. */
const FEWEST_FAILED = 10;

interface Tries {
  tries: number;
  failed: number;
}

const shareOf = ({ tries, failed }: Tries) => (tries === 0 ? 0 : (failed / tries) * 100);
const percent = (tries: Tries) => `${shareOf(tries).toFixed(1)}%`;

/** The health of remotes' releases, as browsers report it. */
export class ReleasesService {
  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** The releases that pages have reported in the last `hours`. */
  async list(hours: number): Promise<ReleaseHealthList> {
    const since = new Date(this.now().getTime() - hours * HOUR_MS);
    const [releases, ended] = await Promise.all([
      repository.sumFigures(this.db, since),
      repository.listEnded(this.db, since),
    ]);
    return {
      results: releases.map((release) => {
        const end = ended.find(
          ({ remote, version }) => remote === release.remote && version === release.version,
        );
        return presentHealth(release, end?.detail ?? null);
      }),
    };
  }

  /**
   * Says whether a canary has ended, and ends it if it fails on more pages than the live version, by more than `margin`
   * percentage points. A canary that has ended stays ended; beginning again makes another one.
   *
   * @returns why it has ended, or null.
   */
  async judge({ remote, version, live, begun_at, margin }: Canary): Promise<string | null> {
    const now = this.now();
    const canary = { remote, version, begun_at: new Date(begun_at) };
    const known = await repository.readEnded(this.db, canary, now);
    if (known !== undefined) return known;
    const dayAgo = new Date(now.getTime() - LIVE_HOURS * HOUR_MS);
    const [tried, before] = await Promise.all([
      repository.countTries(this.db, canary, canary.begun_at),
      repository.countTries(this.db, { remote, version: live }, dayAgo),
    ]);
    if (tried.failed < FEWEST_FAILED || shareOf(tried) <= shareOf(before) + margin) return null;
    const detail = `${version} failed on ${percent(tried)} of its pages, and ${live} on ${percent(before)}`;
    if (await repository.endCanary(this.db, canary, { detail, at: now })) {
      this.log.error({ remote, version, live, detail }, 'a canary has ended itself');
    }
    return detail;
  }
}

const FAILED = 'failed:';

function presentHealth(
  {
    first_seen,
    last_seen,
    figures,
    ...release
  }: Awaited<ReturnType<typeof repository.sumFigures>>[number],
  ended: string | null,
): ReleaseHealth {
  const of = (figure: string) => figures[figure] ?? 0;
  return {
    ...release,
    first_seen: first_seen.toISOString(),
    last_seen: last_seen.toISOString(),
    loads: of('loads'),
    slow_loads: of('slow'),
    failed_pages: of('failed'),
    failures: Object.fromEntries(
      Object.entries(figures).flatMap(([figure, amount]) =>
        figure.startsWith(FAILED) ? [[figure.slice(FAILED.length), amount]] : [],
      ),
    ),
    vitals: VITALS.filter((name) => of(name) > 0).map((name) => ({
      name,
      pages: of(name),
      good: of(`${name}:good`),
      poor: of(`${name}:poor`),
    })),
    ended,
  };
}
