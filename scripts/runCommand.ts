import { SettingsError } from '../shell/server/settingsReader';
import { ExplainedError } from './explainedError';

/** Such as for a port that was free at the start, and taken while the site was built. */
const isRefusedPort = (error: unknown): error is Error =>
  error instanceof Error && 'syscall' in error && error.syscall === 'listen';

/** A failure as text: only the message if that says enough, else the stack. */
export function printedFailure(error: unknown): string {
  const isExplained = error instanceof ExplainedError || error instanceof SettingsError;
  if (isExplained || isRefusedPort(error)) return error.message;
  return (error instanceof Error && error.stack) || String(error);
}

/** Runs a command. A failure is printed and ends the process with 1. */
export function runCommand(command: () => Promise<void>): void {
  command().catch((error: unknown) => {
    console.error(printedFailure(error));
    process.exit(1);
  });
}
