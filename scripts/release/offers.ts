import type { FlagOffer, FlagSetting, RegisteredRemote, Registry } from '@nzuko/contract';

import { settingText } from './flagCommand';

const inOrder = (order?: number) => (order === undefined ? [] : [`order ${order}`]);

const whoGets = ({ default: isOn, share, roles, link }: FlagOffer) => [
  isOn ? 'on' : 'off',
  ...(share === undefined ? [] : [`on for ${share} %`]),
  ...(roles ? [`on for ${roles.join(', ')}`] : []),
  ...(link ? ['by link'] : []),
];

const asSet = (setting?: FlagSetting) => (setting ? [`SET TO ${settingText(setting)}`] : []);

/** Lines about a remote's nav entries, slots, flags and events, with operators' settings of the flags. */
export const offersOf = (
  {
    nav = [],
    slots = {},
    flags = {},
    events = {},
  }: Pick<RegisteredRemote, 'nav' | 'slots' | 'flags' | 'events'>,
  settings: Registry['flags'] = {},
): string[] =>
  [
    ...nav.map(({ label, path, access, roles, order }) => [
      'nav',
      label,
      path,
      roles?.join(', ') ?? access,
      ...inOrder(order),
    ]),
    ...Object.entries(slots).map(([name, { module, access, order }]) => [
      'slot',
      name,
      module,
      access,
      ...inOrder(order),
    ]),
    ...Object.entries(flags).map(([name, flag]) => [
      'flag',
      name,
      ...whoGets(flag),
      ...asSet(settings[name]),
      flag.about,
    ]),
    ...Object.entries(events).flatMap(([direction, names]) =>
      names.map((name) => [direction, name]),
    ),
  ].map((parts) => parts.join('  '));
