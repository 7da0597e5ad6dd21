import type { ReleaseHealth } from '../../../api/releasesApi';
import { codeWords } from '../../../text/codeWords';

/** "Events" for `mfe_events`. */
export const nameOfRemote = (remote: string): string => codeWords(remote.replace(/^mfe_/, ''));

const percent = new Intl.NumberFormat('en-NG', { style: 'percent', maximumFractionDigits: 1 });

/** "2.5%" for 1 of 40, "Under 0.1%" if it would round to zero, and a dash if `whole` is zero. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–';
  const share = part / whole;
  return share > 0 && share < 0.001 ? 'Under 0.1%' : percent.format(share);
}

/** Share of pages rated good by a web vital; a dash without data. */
export function vitalText({ vitals }: ReleaseHealth, name: string): string {
  const vital = vitals.find((each) => each.name === name);
  return vital ? shareText(vital.good, vital.pages) : '–';
}

const KINDS: Record<string, string> = {
  network: 'no connection',
  http: 'file missing',
  timeout: 'too slow',
  evaluation: 'script error',
  contract: 'broken contract',
  version: 'wrong version',
  unavailable: 'unavailable',
  render: 'broke on screen',
};

/** "3 too slow, 1 broke on screen", the most frequent first. */
export const failureWords = (failures: ReleaseHealth['failures']): string =>
  Object.entries(failures)
    .sort(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${count} ${KINDS[kind] ?? kind}`)
    .join(', ');
