import { resolve } from 'node:path';
import { readArguments, Refusal, runProgram, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { loadConfig } from '../platform/config/loadConfig';

interface Call {
  folder: string;
  config: Config;
  force: boolean;
  say: Say;
}

/** Runs a command on one folder. */
export function runCommand(call: string, work: (call: Call) => Promise<void>): void {
  runProgram(async (say) => {
    const usage = `Usage: npm run ${call}`;
    const { positionals, values } = readArguments(usage, {
      force: { type: 'boolean', default: false },
    });
    const [named, ...rest] = positionals;
    if (!named || rest.length > 0) throw new Refusal(usage);
    // npm runs scripts in the repository, wherever it was called from.
    const folder = resolve(process.env.INIT_CWD ?? '', named);
    await work({ folder, config: loadConfig(), force: values.force, say });
  });
}
