import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../platform/config/config';
import { loadConfig } from '../platform/config/loadConfig';
import { SettingsError } from '../platform/config/settingsError';

/** A reason not to go on that the message explains: no stack trace. */
export class Refusal extends Error {}

interface Call {
  folder: string;
  config: Config;
  force: boolean;
  say: (line: string) => void;
}

/** Runs a command on one folder. A failure is printed and ends the process with 1. */
export function runCommand(usage: string, work: (call: Call) => Promise<void>): void {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const run = async () => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [named, ...rest] = positionals;
    if (!named || rest.length > 0) throw new Refusal(`Usage: npm run ${usage}`);
    // npm runs scripts in the repository, wherever it was called.
    const folder = resolve(process.env.INIT_CWD ?? '', named);
    await work({ folder, config: loadConfig(), force: values.force, say });
  };
  run().catch((error: unknown) => {
    const isExplained = error instanceof Refusal || error instanceof SettingsError;
    process.stderr.write(
      `${isExplained ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exitCode = 1;
  });
}
