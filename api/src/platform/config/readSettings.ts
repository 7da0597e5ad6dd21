import { Value } from 'typebox/value';
import { settingsSchema, type Settings } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The keywords of `settingKinds.ts`. */
interface Setting {
  type?: string;
  default?: unknown;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  examples?: string[];
  items?: Setting;
}

/**
 * Reads the settings from environment variables; an empty one counts as unset. Problems are collected and reported together;
 * meanwhile the default is used, or the wrong value where there is none.
 */
export function readSettings(environment: Environment): {
  settings: Settings;
  problems: string[];
} {
  const problems: string[] = [];
  const read = ([name, setting]: [string, Setting]) => {
    const text = environment[name];
    if (!text) return [name, setting.default] as const;
    const value = valueOf(setting, text);
    if (Value.Check(setting, value)) return [name, value] as const;
    problems.push(`${name} must ${requirement(setting, text)}`);
    return [name, setting.default ?? value] as const;
  };
  const all = Object.entries(settingsSchema.properties as Record<string, Setting>);
  return { settings: Object.fromEntries(all.map(read)) as Settings, problems };
}

/** The text as its setting's type, or unchanged if it isn't one. */
function valueOf(setting: Setting, text: string): unknown {
  if (setting.type === 'integer' && /^\d+$/.test(text)) return Number(text);
  if (setting.type === 'boolean' && /^(true|false)$/.test(text)) return text === 'true';
  if (setting.type === 'array') return splitList(text);
  return setting.examples ? text.replace(/\/+$/, '') : text;
}

/** The entries of a comma-separated list. */
export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Repeats the value only where it can't be a secret or hold one. */
function requirement(setting: Setting, text: string): string {
  const { type, minimum, maximum, examples, minLength = setting.items?.minLength } = setting;
  if (type === 'integer') {
    return `be a whole number from ${minimum} to ${maximum}, not "${text}"`;
  }
  if (examples) return `be an address such as ${examples[0]}`;
  if (minLength) return `have at least ${minLength} characters`;
  return `be one of ${(setting.enum ?? [true, false]).join(', ')}, not "${text}"`;
}
