import { liveRegistryOf, type LiveRegistry } from '@nzuko/contract';
import { hasUnsavedWork, productName, toast, type ToastHandle } from '@nzuko/shared-ui';

import { isOverrideAsked } from '../override/asked';

const LOOK_EVERY_MS = 5 * 60_000;
const LOOK_TIMEOUT_MS = 10_000;

/** The versions of the shell and all remotes in a registry, as one string; null if there are none. */
function versionsIn({ routes, shell }: LiveRegistry): string | null {
  const remotes = new Set(routes.map(({ remote }) => `${remote.name}@${remote.version}`));
  return remotes.size === 0 ? null : [`shell@${shell}`, ...[...remotes].sort()].join(' ');
}

async function versionsNow(): Promise<string | null> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    });
    return answer.ok ? versionsIn(liveRegistryOf(await answer.json())) : null;
  } catch {
    // Offline, or the server is restarting: the next check tries again.
    return null;
  }
}

/**
 * Offers a reload when a remote or the shell has another live version than the page was loaded with. Checks every five
 * minutes and when the page comes to the front; never offers while there is unsaved work, nor beside a remote from the
 * developer's machine, which is no release. Returns a function that stops it.
 */
export function offerUpdates(registry: LiveRegistry): () => void {
  const own = versionsIn(registry);
  let offered = own;
  let offer: ToastHandle | null = null;

  const look = async () => {
    if (document.visibilityState === 'hidden' || isOverrideAsked()) return;
    const now = await versionsNow();
    if (now === null || now === offered || hasUnsavedWork()) return;
    offered = now;
    offer?.dismiss();
    // Rolled back: the page's own versions are live again.
    if (now === own) return;
    offer = toast({
      title: `A new version of ${productName} is ready`,
      description: 'Reload the page to use it. You’ll stay on this page.',
      durationMs: Infinity,
      action: { label: 'Reload', onClick: () => location.reload() },
    });
  };

  const handleVisible = () => void look();
  const timer = setInterval(handleVisible, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', handleVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleVisible);
  };
}
