import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readContract } from '@nzuko/contract/read-contract';
import type { RemoteContract } from '@nzuko/contract';

import { moduleFiles } from '../../scripts/build/screenFile.js';

/** A remote's folder, as read from disk. */
export interface RemoteSources {
  directory: string;
  contract: RemoteContract;
  /** From package.json. */
  version: string;
  /** The `repository` of package.json, by which the site tells whose remote it is. */
  repository: string;
  /** By screen or slot module, its file: `./SpeakerList` is `./src/screens/speaker-list/SpeakerListScreen.tsx`. */
  screens: Record<string, string>;
}

function json(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** Reads a remote's contract and package; throws a sentence about any fault. */
export function remoteSources(directory: string): RemoteSources {
  const { contract, faults } = readContract(json(path.join(directory, 'remote.json')));
  if (!contract) {
    const words = faults.map(({ pointer, message }) => `remote.json: ${pointer || '/'} ${message}`);
    throw new Error(words.join('\n'));
  }
  const { version, repository } = json(path.join(directory, 'package.json')) as {
    version?: string;
    repository?: string | { url?: string };
  };
  const url = typeof repository === 'string' ? repository : repository?.url;
  if (!version || !url) throw new Error('package.json needs a version and a repository.');
  const screens = moduleFiles(contract);
  for (const [screen, file] of Object.entries(screens)) {
    if (!existsSync(path.join(directory, file))) throw new Error(`${screen} has no file ${file}.`);
  }
  return { directory, contract, version, repository: url, screens };
}
