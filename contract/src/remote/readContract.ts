import Ajv, { type ErrorObject } from 'ajv';
// By the package's own import name, since Node loads this file directly.
import { clashOf } from '#nav-entries';

import schema from '../../remote.schema.json' with { type: 'json' };
import type { RemoteContract } from './remoteContract';

/** A fault in a contract: its place, as a JSON pointer, and its message. */
export interface ContractFault {
  pointer: string;
  message: string;
}

const matchesSchema = new Ajv({ allErrors: true, verbose: true }).compile<RemoteContract>(schema);

function pathsNamedTwice({ routes }: RemoteContract): ContractFault[] {
  const paths = routes.map((route) => route.path);
  return paths.flatMap((path, index) =>
    paths.indexOf(path) === index
      ? []
      : [{ pointer: `/routes/${index}/path`, message: `${path} is named twice` }],
  );
}

/** Entries that the site's nav bar would refuse, whichever others are in it. */
function wrongNav({ routes, redirects = {}, nav = [] }: RemoteContract): ContractFault[] {
  return nav.flatMap((entry, index) => {
    const { label, path, access } = entry;
    const fault = (field: string, message: string) => ({
      pointer: `/nav/${index}/${field}`,
      message,
    });
    const route = routes.find((each) => each.path === (redirects[path] ?? path));
    if (!route) return [fault('path', `${path} is no page of this remote`)];
    if (route.access === 'guest' && access !== 'guest')
      return [fault('access', `members may not open ${path}`)];
    const clash = clashOf(entry, nav.slice(0, index));
    return clash ? [fault('label', `the nav bar says “${label}” already`)] : [];
  });
}

/** A name says whose flag it is, so no two remotes can have the same. */
function flagsOfOthers({ name, flags = {} }: RemoteContract): ContractFault[] {
  const prefix = `${name.slice('mfe_'.length).replaceAll('_', '-')}.`;
  return Object.keys(flags)
    .filter((flag) => !flag.startsWith(prefix))
    .map((flag) => ({ pointer: `/flags/${flag}`, message: `does not begin with ${prefix}` }));
}

/** Both are exposed under these names, so one would hide the other. */
function modulesThatAreScreens({ routes, slots = {} }: RemoteContract): ContractFault[] {
  const screens = routes.map((route) => route.screen);
  return Object.entries(slots).flatMap(([name, { module }]) =>
    screens.includes(module)
      ? [{ pointer: `/slots/${name}/module`, message: `${module} is a screen` }]
      : [],
  );
}

/** Words a schema error, with the allowed values. */
function sentenceOf({ keyword, message = '', params, data }: ErrorObject): string {
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'enum') return `must be one of ${params.allowedValues.join(', ')}`;
  const isPath = keyword === 'pattern' && params.pattern.startsWith('^/');
  if (isPath && !String(data).startsWith('/')) return 'must begin with /';
  return 'additionalProperty' in params ? `${message} (${params.additionalProperty})` : message;
}

/** The faults of a parsed `remote.json`: whatever its schema refuses, and names that are taken. */
function faultsOf(value: unknown): ContractFault[] {
  if (matchesSchema(value)) {
    return [pathsNamedTwice, modulesThatAreScreens, wrongNav, flagsOfOthers].flatMap((check) =>
      check(value),
    );
  }
  return (matchesSchema.errors ?? []).map((error) => ({
    pointer: error.instancePath,
    message: sentenceOf(error),
  }));
}

/** A parsed `remote.json` as a contract, or null together with its faults. Not for pages: it bundles a validator. */
export function readContract(value: unknown): {
  contract: RemoteContract | null;
  faults: ContractFault[];
} {
  const faults = faultsOf(value);
  return { contract: faults.length === 0 ? (value as RemoteContract) : null, faults };
}
