import { hasUnsavedWork, productName, toast, type ToastHandle } from 'shared-ui';

import { readRegistry, type RegistryReading } from '../registry/readRegistry';

const LOOK_EVERY_MS = 5 * 60_000;
const LOOK_TIMEOUT_MS = 10_000;

/** Which version of each remote, and of the shell, a registry names, as one text; null when it names none. */
function versionsIn({ routes, shell }: RegistryReading): string | null {
  const remotes = new Set(routes.map(({ remote }) => `${remote.name}@${remote.version}`));
  return remotes.size === 0 ? null : [`shell@${shell}`, ...[...remotes].sort()].join(' ');
}

async function versionsNow(): Promise<string | null> {
  try {
    const answer = await fetch('/registry.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
    });
    return answer.ok ? versionsIn(readRegistry(await answer.json())) : null;
  } catch {
    // Offline, or a server that restarts: the next look asks again.
    return null;
  }
}

/**
 * From now on, offers a reload when another version of a remote or of the shell is live than those that this page was
 * loaded with: it keeps its own until then. Looks when the page comes to the front and every five minutes; never asks while something is
 * unsaved. Returns the way to stop.
 */
export function offerUpdates(registry: RegistryReading): () => void {
  const own = versionsIn(registry);
  let offered = own;
  let offer: ToastHandle | null = null;

  const look = async () => {
    if (document.visibilityState === 'hidden') return;
    const now = await versionsNow();
    if (now === null || now === offered || hasUnsavedWork()) return;
    offered = now;
    offer?.dismiss();
    // Taken back: what this page has is what is live.
    if (now === own) return;
    offer = toast({
      title: `A new version of ${productName} is ready`,
      description: 'Reload the page to use it. You stay where you are.',
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
