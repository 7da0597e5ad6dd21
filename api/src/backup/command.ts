import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, runProgram, type Say } from '../platform/commandLine';
import type { Config } from '../platform/config/config';
import { loadConfig } from '../platform/config/loadConfig';

interface Call {
  folder: string;
  config: Config;
  force: boolean;
  say: Say;
}

/** Runs a command on one folder. */
export function runCommand(usage: string, work: (call: Call) => Promise<void>): void {
  runProgram(async (say) => {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [named, ...rest] = positionals;
    if (!named || rest.length > 0) throw new Refusal(`Usage: npm run ${usage}`);
    // npm runs scripts in the repository, wherever it was called.
    const folder = resolve(process.env.INIT_CWD ?? '', named);
    await work({ folder, config: loadConfig(), force: values.force, say });
  });
}
