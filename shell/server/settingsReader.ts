import { isIP } from 'node:net';

/** Names of proxies' addresses that Fastify's `trustProxy` knows. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Settings that the page server can't run with. */
export class SettingsError extends Error {
  constructor(problems: string[]) {
    const lines = problems.map((problem) => `  - ${problem}`);
    super(['The page server does not start. These settings are wrong:', ...lines].join('\n'));
  }
}

interface Limits {
  minimum: number;
  maximum: number;
  /** By default a number must be whole. */
  mayBeFraction?: boolean;
}

/**
 * Reads settings from environment variables; an empty one counts as unset. A wrong one gets its default until `check` throws a
 * sentence about each, worded as the API's are (decision 0043).
 */
export class SettingsReader {
  private readonly problems: string[] = [];

  constructor(private readonly environment: NodeJS.ProcessEnv) {}

  text(name: string, preset: string): string {
    return this.environment[name] || preset;
  }

  number(name: string, preset: number, { minimum, maximum, mayBeFraction }: Limits): number {
    const pattern = mayBeFraction ? /^\d+(\.\d+)?$/ : /^\d+$/;
    const kind = mayBeFraction ? 'number' : 'whole number';
    const isFit = (text: string) =>
      pattern.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    const must = `be a ${kind} from ${minimum} to ${maximum}`;
    return Number(this.fit(name, isFit, must) ?? preset);
  }

  choice<Choice extends string>(name: string, preset: Choice, choices: readonly Choice[]): Choice {
    const isFit = (text: string) => choices.some((choice) => choice === text);
    return (this.fit(name, isFit, `be one of ${choices.join(', ')}`) as Choice | null) ?? preset;
  }

  /** An http(s) URL. */
  address(name: string, preset: string): string {
    const isFit = (text: string) => URL.canParse(text) && /^https?:\/\//i.test(text);
    return this.fit(name, isFit, `be an address such as ${preset}`) ?? preset;
  }

  /** Addresses of proxies, their ranges, or names of ranges, separated by commas. */
  proxies(name: string, preset: string): string {
    const isProxy = (text: string) => PROXY_RANGES.includes(text) || isIP(text.split('/')[0] ?? '');
    const isFit = (text: string) => text.split(',').every((part) => isProxy(part.trim()));
    return this.fit(name, isFit, `be addresses or one of ${PROXY_RANGES.join(', ')}`) ?? preset;
  }

  check(): void {
    if (this.problems.length > 0) throw new SettingsError(this.problems);
  }

  private fit(name: string, isFit: (text: string) => boolean, must: string): string | null {
    const text = this.environment[name];
    if (!text) return null;
    if (isFit(text)) return text;
    this.problems.push(`${name} must ${must}, not "${text}"`);
    return null;
  }
}
