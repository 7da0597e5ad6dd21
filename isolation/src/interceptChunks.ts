import type { Conditions } from './conditions';
import { delayOf, effectOnChunk } from './failures';
import type { RemoteUnderTest } from './remoteUnderTest';

/**
 * Stands between the remote and its chunks: breaks and delays their scripts as `network` says at the time. The entry, without which
 * there is no remote, is loaded as usual.
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
