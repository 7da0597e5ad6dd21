import { SettingsError } from '../shell/server/settingsReader';
import { ExplainedError } from './explainedError';

/** A failure as text: only the message if it is an explained one, else the stack. */
export function printedFailure(error: unknown): string {
  if (error instanceof ExplainedError || error instanceof SettingsError) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}

/** Runs a command. A failure is printed and ends the process with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(printedFailure(error));
    process.exit(1);
  });
}
