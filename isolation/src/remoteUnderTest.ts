import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteContract } from '@nzuko/contract';
import type { ComponentType } from 'react';

/** The page's data about its remote: contract and entry. */
export interface RemoteUnderTest extends RemoteContract {
  version: string;
  /** Relative to the page, so that any server can serve both. */
  entry: string;
  /** As in the registry. */
  type?: 'module';
}

/** Reads the remote that this page shows. */
export function readRemoteUnderTest(): RemoteUnderTest {
  return JSON.parse(document.getElementById('remote')?.textContent ?? '') as RemoteUnderTest;
}

/** Whether the remote's chunks are scripts, which can be made to fail; an ES module's are loaded by the browser itself. */
export const canChunksFail = ({ type }: Pick<RemoteUnderTest, 'type'>): boolean =>
  type !== 'module';

const registered = new Set<string>();

/** Loads a screen from the remote's build, as the shell does; rejects with the federation runtime's own words. */
export async function loadScreen(remote: RemoteUnderTest, screen: string): Promise<ComponentType> {
  const { name, type } = remote;
  const entry = new URL(remote.entry, document.baseURI).href;
  if (!registered.has(name)) registerRemotes([{ name, entry, type }]);
  registered.add(name);
  const module = await loadRemote<{ default: ComponentType }>(`${name}/${screen.slice(2)}`);
  if (!module) throw new Error(`${name} has no ${screen}`);
  return module.default;
}
