import type { FlagSetting, Registry } from '@nzuko/contract';

import { changeRegistry } from './changeRegistry';
import type { HistoryEntry } from './historyEntry';
import { ReleaseError } from './releaseError';

/** A setting in words; without one, the remote's own declaration applies. */
export function settingText(setting: FlagSetting | undefined): string {
  if (!setting) return 'as declared';
  return setting.share === 0 ? 'off' : setting.share === 100 ? 'on' : `${setting.share} %`;
}

/** A percentage, with or without its sign; NaN if there is none. */
export const shareOf = (text: string): number => Number(text.replace(/%$/, '') || NaN);

/** Parses `on`, `off`, `10` or `10%`; undefined for `reset`. */
function settingOf(asked: string): FlagSetting | undefined {
  if (asked === 'reset') return undefined;
  const share = asked === 'on' ? 100 : asked === 'off' ? 0 : shareOf(asked);
  if (share >= 0 && share <= 100) return { share };
  throw new ReleaseError(
    `“${asked}” is not a setting for a flag: use on, off, a percentage or reset.`,
  );
}

/** The live or tried remote that has the flag, or the one whose flag was set once. */
function ownerOf({ remotes, canaries = [], flags = {} }: Registry, name: string): string {
  const declared = [...remotes, ...canaries.map(({ remote }) => remote)].flatMap((remote) =>
    Object.keys(remote.flags ?? {}).map((flag) => ({ flag, remote: remote.name })),
  );
  const owner = declared.find(({ flag }) => flag === name)?.remote;
  if (owner) return owner;
  if (name in flags) return `mfe_${name.split('.')[0]?.replaceAll('-', '_')}`;
  const known = [...new Set(declared.map(({ flag }) => flag))];
  throw new ReleaseError(
    `No live remote has a flag “${name}”${known.length > 0 ? `; one of: ${known.join(', ')}` : ''}.`,
  );
}

/**
 * Switches a flag on or off for everybody or on for a share of visitors, whatever its remote declares; `reset` undoes that. It
 * applies from the next page load on, and to later releases too. Resolves with no entry if that is its setting already.
 */
export function setFlag(name: string, asked: string, directory?: string): Promise<HistoryEntry[]> {
  const setting = settingOf(asked);
  return changeRegistry((registry) => {
    const { [name]: before, ...others } = registry.flags ?? {};
    // Keeps the order of keys, since only a registry with the same text counts as unchanged.
    const flags = setting ? { ...registry.flags, [name]: setting } : others;
    const { flags: _before, ...rest } = registry;
    const remote = ownerOf(registry, name);
    const [from, to] = [before, setting].map(settingText) as [string, string];
    return {
      registry: Object.keys(flags).length > 0 ? { ...registry, flags } : rest,
      entries: [{ action: 'flag', remote, flag: name, from, to }],
    };
  }, directory);
}
