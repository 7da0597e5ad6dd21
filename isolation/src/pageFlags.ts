import type { PageFlags } from '@nzuko/contract';

import type { RemoteUnderTest } from './remoteUnderTest';

const OFF = ':off';

/** The remote's flags by the conditions, or else as declared for visitors outside a flag's share. */
export function pageFlags({ flags = {} }: RemoteUnderTest, asked: readonly string[]): PageFlags {
  return Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => {
      if (asked.includes(name)) return [name, true];
      if (asked.includes(`${name}${OFF}`)) return [name, false];
      return [name, flag.default || (flag.roles ?? false)];
    }),
  );
}

/** The options for a flag: as declared, or switched. */
export const flagChoices = (name: string) => [
  { value: '', label: 'as declared' },
  { value: name, label: 'on' },
  { value: `${name}${OFF}`, label: 'off' },
];
