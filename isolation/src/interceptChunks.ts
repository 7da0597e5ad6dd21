import type { Conditions } from './conditions';
import { breaksChunks, delayOf, effectOnChunk } from './failures';
import { canChunksFail, type RemoteUnderTest } from './remoteUnderTest';

/** A sentence for the reader if their link asks for failing chunks where these can't fail; otherwise null. */
export function problemOfChunks(
  { fail }: Pick<Conditions, 'fail'>,
  remote: Pick<RemoteUnderTest, 'type'>,
): string | null {
  if (canChunksFail(remote) || !fail.some(breaksChunks)) return null;
  return 'The chunks of this remote can’t be made to fail: it is an ES module, and the browser loads its chunks by itself. They are loaded as usual.';
}

/**
 * Intercepts the remote's chunks: breaks and delays their scripts by `network`'s current values. The entry, without which there
 * is no remote, is loaded as usual.
 */
export function interceptChunks(network: Pick<Conditions, 'fail'>, remote: RemoteUnderTest): void {
  const entry = new URL(remote.entry, document.baseURI).href;
  const folder = new URL('.', entry).href;
  const append = document.head.appendChild.bind(document.head);

  document.head.appendChild = <Child extends Node>(child: Child): Child => {
    const source = child instanceof HTMLScriptElement ? child.src : '';
    const isChunk = source.startsWith(folder) && source !== entry;
    const effect = isChunk ? effectOnChunk(source.slice(folder.length), network.fail) : null;
    if (effect === null) return append(child);
    void delayOf(effect).then(() => {
      if (typeof effect === 'number') child.dispatchEvent(new Event('error'));
      else append(child);
    });
    return child;
  };
}
