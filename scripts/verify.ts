// `npm run verify`: types, lint, import rules, format, unused code.
import { runChecks } from './checks';

void runChecks().then(({ failed }) => process.exit(failed === 0 ? 0 : 1));
