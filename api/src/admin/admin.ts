// `npm run admin -- <email address>` makes somebody an administrator; `npm run admin -- reconcile` compares the books with the
// payment provider now; `npm run admin -- two-step-off <email address>` lets somebody in who has lost their second step;
// `npm run admin -- demote <email address>` takes an administrator's rights away (docs/operations.md).
import { readArguments, Refusal, runProgram } from '../platform/commandLine';
import { loadConfig } from '../platform/config/loadConfig';
import { makeLogger } from '../platform/http/logging';
import { askForReconciliation } from './askForReconciliation';
import { demoteAdministrator } from './demoteAdministrator';
import { makeAdministrator } from './makeAdministrator';
import { switchTwoStepOff } from './switchTwoStepOff';

const USAGE =
  'Usage: npm run admin -- <email address>, or: npm run admin -- reconcile, or: npm run admin -- two-step-off <email address>, or: npm run admin -- demote <email address>';

const ACTS = new Map([
  ['two-step-off', switchTwoStepOff],
  ['demote', demoteAdministrator],
]);

runProgram(async (say) => {
  const { positionals } = readArguments(USAGE, {});
  const act = ACTS.get(positionals[0] ?? '');
  const [address, ...rest] = act ? positionals.slice(1) : positionals;
  if (!address || rest.length > 0) throw new Refusal(USAGE);
  if (address === 'reconcile' && !act) return askForReconciliation(loadConfig(), say);
  // Whatever the site's LOG_LEVEL, these must be logged.
  const log = makeLogger('info');
  if (act) return act({ config: loadConfig(), address, log, say });
  const { PUBLIC_URL, PORT } = process.env;
  // `npm start` serves the site on PORT.
  const site = PORT && !PUBLIC_URL ? { PUBLIC_URL: `http://localhost:${PORT}` } : {};
  const config = loadConfig({ ...process.env, ...site });
  await makeAdministrator({ config, isAddressKnown: Boolean(PUBLIC_URL), address, log, say });
});
