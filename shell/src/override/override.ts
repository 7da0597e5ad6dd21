import { liveRegistryOf, readNav, type LiveRegistry, type RegisteredRemote } from '@nzuko/contract';

import { OVERRIDE } from './asked';

const ANSWER_TIMEOUT_MS = 5_000;

/** An override that can't be used, with a message for the developer. */
export class OverrideError extends Error {}

/** A remote in the registry and the local origin that serves it instead. */
export interface Override {
  name: string;
  origin: string;
}

/**
 * The requested override as text. One in the URL is moved to session storage, so that a copied link or a reload after the
 * reset doesn't bring it back.
 */
export function takeAsked(): string {
  const url = new URL(location.href);
  const inUrl = url.searchParams.get(OVERRIDE);
  if (inUrl !== null) {
    sessionStorage.setItem(OVERRIDE, inUrl);
    url.searchParams.delete(OVERRIDE);
    history.replaceState(history.state, '', url);
  }
  return sessionStorage.getItem(OVERRIDE) ?? localStorage.getItem(OVERRIDE) ?? '';
}

/** Removes the override; the next page load uses the released remotes. */
export function forgetOverride(): void {
  sessionStorage.removeItem(OVERRIDE);
  localStorage.removeItem(OVERRIDE);
}

/** Reads `mfe_events@http://localhost:3001`. Throws OverrideError unless it is a remote on this machine. */
export function parseOverride(text: string): Override {
  const [, name, address] = /^(mfe_[a-z0-9_]+)@(.+)$/.exec(text) ?? [];
  if (!name || !address || !URL.canParse(address)) {
    throw new OverrideError(`“${text}” is not of the form mfe_events@http://localhost:3001.`);
  }
  const { protocol, hostname, origin } = new URL(address);
  if (protocol !== 'http:' || hostname !== 'localhost') {
    throw new OverrideError(`Only http://localhost can stand in for a release, not ${address}.`);
  }
  return { name, origin };
}

async function readJson<Content>(origin: string, file: string): Promise<Content> {
  try {
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    const answer = await fetch(`${origin}/${file}`, { cache: 'no-store', signal });
    if (answer.ok) return (await answer.json()) as Content;
    throw new Error(`status ${answer.status}`);
  } catch (error) {
    throw new OverrideError(`${origin} does not serve a remote: ${file} could not be read.`, {
      cause: error,
    });
  }
}

/**
 * The registry with one remote replaced by the local one, as described by its local `remote.json` and manifest. Throws
 * OverrideError if that remote can't be used.
 */
export async function applyOverride(
  registry: LiveRegistry,
  { name, origin }: Override,
): Promise<LiveRegistry> {
  const names = [...new Set(registry.routes.map(({ remote }) => remote.name))];
  if (!names.includes(name)) {
    throw new OverrideError(`There is no remote ${name}; one of: ${names.join(', ')}.`);
  }
  const [contract, manifest] = await Promise.all([
    readJson<Pick<RegisteredRemote, 'name' | 'contract' | 'routes' | 'nav'>>(origin, 'remote.json'),
    readJson<{ metaData: { remoteEntry: { path: string; name: string } } }>(
      origin,
      'mf-manifest.json',
    ),
  ]);
  if (contract.name !== name) throw new OverrideError(`${origin} serves ${contract.name}.`);
  const { path, name: file } = manifest.metaData.remoteEntry;
  const local: RegisteredRemote = {
    ...contract,
    version: 'local',
    entry: `${origin}/${path}${file}`,
    integrity: '',
    screens: {},
  };
  const reading = liveRegistryOf({ remotes: [local] }, origin);
  if (reading.faults.length > 0) {
    throw new OverrideError(`${origin} cannot be used: ${reading.faults.join('; ')}.`);
  }
  const others = registry.routes.filter(({ remote }) => remote.name !== name);
  const taken = new Set(others.map((route) => route.path));
  const remotes = [...new Set(others.map(({ remote }) => remote)), local];
  return {
    ...registry,
    nav: readNav(remotes).entries,
    routes: [...others, ...reading.routes.filter((route) => !taken.has(route.path))],
    redirects: { ...registry.redirects, ...reading.redirects },
  };
}
