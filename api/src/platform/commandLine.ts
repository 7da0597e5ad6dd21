import { parseArgs, type ParseArgsConfig } from 'node:util';
import { SettingsError } from './config/settingsError';

/** A reason not to go on that the message explains: no stack trace. */
export class Refusal extends Error {}

export type Say = (line: string) => void;

/**
 * What was typed behind a command.
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
