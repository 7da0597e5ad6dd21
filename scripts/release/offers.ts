import type { RegisteredRemote } from '@nzuko/contract';

/** What a remote gives to the site beside its screens, a line for each thing. */
export const offersOf = ({ slots = {} }: Pick<RegisteredRemote, 'slots'>): string[] =>
  Object.entries(slots).map(([name, { module, access, order }]) =>
    ['slot', name, module, access, ...(order === undefined ? [] : [`order ${order}`])].join('  '),
  );
