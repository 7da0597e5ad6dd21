import { isFields, isText } from './fields';
import type { Registry } from './registry';

const isRemote = (value: unknown) =>
  isFields(value) && isText(value.name) && isText(value.version) && isFields(value.screens);
const isCanary = (value: unknown) =>
  isFields(value) &&
  isRemote(value.remote) &&
  Number(value.share) > 0 &&
  Number(value.share) <= 100;

const isSetting = (value: unknown) =>
  isFields(value) && Number(value.share) >= 0 && Number(value.share) <= 100;

function faultOf(registry: unknown): string | null {
  if (!isFields(registry)) return 'is not an object';
  const { contract, remotes, canaries = [], flags = {} } = registry;
  if (contract !== 1) return `has the contract ${JSON.stringify(contract)}, not 1`;
  if (!Array.isArray(remotes) || !remotes.every(isRemote)) return 'has no sound list of remotes';
  if (!Array.isArray(canaries) || !canaries.every(isCanary)) return 'has no sound list of canaries';
  if (!isFields(flags) || !Object.values(flags).every(isSetting))
    return 'has unsound settings of flags';
  return null;
}

function parsed(text: string): unknown {
  if (text.trim() === '') throw new Error('is empty');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error('is not whole', { cause: error });
  }
}

/**
 * The registry in a file's text. Throws if the file can't be used as a whole, with the rest of the sentence "the registry …":
 * then the last good one stays in use. Faults of single remotes are left to `liveRegistryOf`.
 */
export function parseRegistry(text: string): Registry {
  const registry = parsed(text);
  const fault = faultOf(registry);
  if (fault) throw new Error(fault);
  return registry as Registry;
}
