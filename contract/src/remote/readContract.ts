import Ajv from 'ajv';

import schema from '../../remote.schema.json' with { type: 'json' };
import type { RemoteContract } from './remoteContract';

/** What is wrong with a contract: where, as a JSON pointer, and what. */
export interface ContractFault {
  pointer: string;
  message: string;
}

const matchesSchema = new Ajv({ allErrors: true }).compile<RemoteContract>(schema);

function pathsNamedTwice({ routes }: RemoteContract): ContractFault[] {
  const paths = routes.map((route) => route.path);
  return paths.flatMap((path, index) =>
    paths.indexOf(path) === index
      ? []
      : [{ pointer: `/routes/${index}/path`, message: `${path} is named twice` }],
  );
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

/** The faults of a parsed `remote.json`: whatever its schema refuses, and names that are taken. */
function faultsOf(value: unknown): ContractFault[] {
  if (matchesSchema(value)) return [...pathsNamedTwice(value), ...modulesThatAreScreens(value)];
  return (matchesSchema.errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${params.additionalProperty})` : '';
    return { pointer: instancePath, message: `${message}${extra}` };
  });
}

/** A parsed `remote.json` as a contract, or null together with its faults. Not for pages: it brings a validator. */
export function readContract(value: unknown): {
  contract: RemoteContract | null;
  faults: ContractFault[];
} {
  const faults = faultsOf(value);
  return { contract: faults.length === 0 ? (value as RemoteContract) : null, faults };
}
