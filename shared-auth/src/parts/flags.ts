import type { PageFlags, Role } from '@nzuko/contract';
// Imported by package name, like a remote does: a relative path would bundle a second copy of the session.
import { useSession } from '@nzuko/shared-auth';

// Every remote bundles a copy of this file, so it also runs in a shell from before flags. The page server writes the page's flags
// into its HTML, with the registry; whatever renders a screen elsewhere (the page server itself, the isolation page, tests) sets
// them here.
const key = Symbol.for('nzuko.flags');
const page = globalThis as { [key]?: PageFlags };

/** Sets the page's flags in place of those in its HTML; null takes that back. */
export function provideFlags(flags: PageFlags | null): void {
  if (flags) page[key] = flags;
  else delete page[key];
}

function flagsInHtml(): PageFlags {
  try {
    const text = document.getElementById('registry')?.textContent ?? '{}';
    return (JSON.parse(text) as { flags?: PageFlags }).flags ?? {};
  } catch {
    // The shell reports a registry that can't be read.
    return {};
  }
}

/** Whether a flag is on for a visitor, `null`, or for a member with this role. */
export function isFlagOn(name: string, role: Role | null, otherwise: boolean): boolean {
  const flag = (page[key] ??= flagsInHtml())[name];
  return Array.isArray(flag) ? role !== null && flag.includes(role) : (flag ?? otherwise);
}

/**
 * Whether one of the remote's own flags is on for whoever sees the page. `otherwise` is its `default` in `remote.json`, which holds
 * in shells from before flags. It can only change with the session: whatever is switched shows with the next page load.
 */
export const useFlag = (name: string, otherwise = false): boolean =>
  isFlagOn(
    name,
    useSession(({ user }) => user?.role ?? null),
    otherwise,
  );
