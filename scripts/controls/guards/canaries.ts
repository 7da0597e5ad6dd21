import type { Guard } from '../guard';

const judged = { runner: 'jest', file: 'api/src/platform/telemetry/releases.test.ts' } as const;
const service = 'api/src/platform/telemetry/releases-service.ts';

/** The guards of canaries, which end by themselves and never by accident (decision 0104). */
export const canaries: Guard[] = [
  {
    protects: 'visitors are off a canary that has ended',
    file: 'shell/server/visitorRegistries.ts',
    remove: 'registry.canaries?.filter((canary) => !hasEnded(canary)) ?? []',
    replace: 'registry.canaries ?? []',
    test: {
      runner: 'jest',
      file: 'shell/server/endedCanaries.test.ts',
      name: 'once the API says that it has ended, every visitor gets the live version, without a cookie',
    },
  },
  {
    protects: 'a canary that fails more often than the live version ends',
    file: service,
    remove: 'shareOf(tried) <= shareOf(before) + margin',
    replace: 'shareOf(tried) <= shareOf(before) + margin + 100',
    test: {
      ...judged,
      name: 'goes on while it fails as rarely as the live version, and ends when it fails more often',
    },
  },
  {
    protects: 'a canary goes on if the live version fails as often',
    file: service,
    remove: 'shareOf(tried) <= shareOf(before) + margin',
    replace: 'shareOf(tried) <= margin',
    test: { ...judged, name: 'goes on if the live version fails as often' },
  },
  {
    protects: 'a few bad connections do not end a canary',
    file: service,
    remove: 'tried.failed < FEWEST_FAILED || ',
    replace: '',
    test: { ...judged, name: 'does not end over a few bad connections' },
  },
  {
    protects: 'one of several page servers says that a canary has ended',
    file: 'api/src/platform/telemetry/release-figures-repository.ts',
    remove: 'return Number(written) > 0;',
    replace: 'return Number(written) >= 0;',
    test: {
      ...judged,
      name: 'is ended once when two page servers ask at the same moment, and stays ended when it recovers',
    },
  },
];
