import Ajv from 'ajv';

import schema from '../../remote.schema.json' with { type: 'json' };
import type { RemoteContract } from './remoteContract';

/** What is wrong with a contract: where, as a JSON pointer, and what. */
export interface ContractFault {
  pointer: string;
  message: string;
}

const matchesSchema = new Ajv({ allErrors: true }).compile<RemoteContract>(schema);

/** The faults of a parsed `remote.json`: whatever its schema refuses, and a path that is named twice. */
function faultsOf(value: unknown): ContractFault[] {
  if (matchesSchema(value)) {
    const paths = value.routes.map((route) => route.path);
    return paths.flatMap((path, index) =>
      paths.indexOf(path) === index
        ? []
        : [{ pointer: `/routes/${index}/path`, message: `${path} is named twice` }],
    );
  }
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
