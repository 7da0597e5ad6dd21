import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SettingsError } from './config/settingsError';

/** Stops a command for a reason that its message explains, so it needs no stack trace. */
export class Refusal extends Error {}

export type Say = (line: string) => void;

/**
 * Parses a command's arguments.
 *
 * @throws Refusal with the command's usage for an option that it doesn't have, such as `--help`.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
) {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    throw new Refusal(usage);
  }
}

/** Runs a command. A failure is printed and ends the process with 1. */
export function runProgram(work: (say: Say) => Promise<void>): void {
  const say: Say = (line) => void process.stdout.write(`${line}\n`);
  work(say).catch((error: unknown) => {
    const isExplained = error instanceof Refusal || error instanceof SettingsError;
    process.stderr.write(
      `${isExplained ? error.message : ((error as Error).stack ?? String(error))}\n`,
    );
    process.exitCode = 1;
  });
}
