import type { RegisteredRemote } from '@nzuko/contract';

/** What a remote gives to the site beside its screens, a line for each thing. */
export const offersOf = ({
  nav = [],
  slots = {},
}: Pick<RegisteredRemote, 'nav' | 'slots'>): string[] => {
  const inOrder = (order?: number) => (order === undefined ? [] : [`order ${order}`]);
  return [
    ...nav.map(({ label, path, access, roles, order }) =>
      ['nav', label, path, roles?.join(', ') ?? access, ...inOrder(order)].join('  '),
    ),
    ...Object.entries(slots).map(([name, { module, access, order }]) =>
      ['slot', name, module, access, ...inOrder(order)].join('  '),
    ),
  ];
};
