// `npm run admin -- <email address>` makes somebody an administrator; `npm run admin -- reconcile` has the books compared with
// the payment provider now (docs/operations.md).
import { parseArgs } from 'node:util';
import { Refusal, runProgram } from '../platform/commandLine';
import { loadConfig } from '../platform/config/loadConfig';
import { makeLogger } from '../platform/http/logging';
import { askForReconciliation } from './askForReconciliation';
import { makeAdministrator } from './makeAdministrator';

runProgram(async (say) => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [address, ...rest] = positionals;
  if (!address || rest.length > 0)
    throw new Refusal('Usage: npm run admin -- <email address>, or: npm run admin -- reconcile');
  if (address === 'reconcile') return askForReconciliation(loadConfig(), say);
  // Whatever the site's LOG_LEVEL: nobody becomes an administrator in silence.
  const log = makeLogger('info');
  await makeAdministrator({ config: loadConfig(), address, log, say });
});
