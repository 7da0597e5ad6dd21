import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

import { repository } from '../../scripts/paths';

/** The parts of a service that the proof reads. */
export interface ComposeService {
  image: string;
  environment?: Record<string, string | number>;
  volumes?: string[];
}

/** `${NAME:-default}` as Compose fills it in, the innermost first. */
function fillIn(text: string, settings: Record<string, string>): string {
  const filled = text.replace(
    /\$\{([A-Z0-9_]+)(?::?-([^${}]*))?\}/g,
    (_all, name: string, fallback = '') => settings[name] ?? fallback,
  );
  return filled === text ? text : fillIn(filled, settings);
}

/** The services of compose.yaml, with these settings in .env. */
export function composeServices(settings: Record<string, string>): Record<string, ComposeService> {
  const text = readFileSync(path.join(repository, 'compose.yaml'), 'utf8');
  const compose = parse(text, { merge: true }) as { services: Record<string, ComposeService> };
  // As Compose does: variables are filled in after parsing, so that an empty value stays a string.
  return JSON.parse(JSON.stringify(compose.services), (_key, value: unknown) =>
    typeof value === 'string' ? fillIn(value, settings) : value,
  ) as Record<string, ComposeService>;
}
