import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../clock';
import type { Database } from '../database/schema';
import { countReport, type Figures } from './figures-of-report';
import { addFigures } from './release-figures-repository';
import type { TelemetryReport } from './telemetry-schemas';

/** Anyone can make up versions: between two writes, only this many count. */
const MOST_RELEASES = 40;

/** Counts browsers' reports on each release in memory, and adds them to the database, where all processes' counts meet. */
export class ReleaseFigures {
  private counted = new Map<string, Figures>();
  private written = Promise.resolve();

  constructor(
    private readonly db: Kysely<Database>,
    private readonly now: Clock,
    private readonly log: FastifyBaseLogger,
  ) {}

  add(report: TelemetryReport): void {
    countReport(report, (remote, version) => this.figuresOf(`${remote} ${version}`));
  }

  private figuresOf(release: string): Figures | null {
    const known = this.counted.get(release);
    if (known) return known;
    if (this.counted.size >= MOST_RELEASES) return null;
    const figures: Figures = new Map();
    this.counted.set(release, figures);
    return figures;
  }

  /** Writes the counts, after any write under way, so that whoever reads next sees all of them. */
  write(): Promise<void> {
    this.written = this.written.then(() => this.writeCounted());
    return this.written;
  }

  /** If the database doesn't answer, the counts are lost: they aren't worth a queue. */
  private async writeCounted(): Promise<void> {
    const rows = [...this.counted].flatMap(([release, figures]) => {
      const [remote = '', version = ''] = release.split(' ');
      return [...figures].map(([figure, amount]) => ({ remote, version, figure, amount }));
    });
    this.counted = new Map();
    if (rows.length === 0) return;
    try {
      await addFigures(this.db, rows, this.now());
    } catch (error) {
      this.log.warn({ err: error, rows: rows.length }, 'figures of releases were not written');
    }
  }
}
