import { accountScenarios } from './accounts';
import { doorScenarios } from './door';
import { eventScenarios } from './events';
import { organizingScenarios } from './organizing';
import type { Scenario } from './scenario';
import { ticketScenarios } from './tickets';

export type { Caller, Scenario, Stage } from './scenario';

/** What the fake and the real API must answer alike, in this order, on one world each. */
export const scenarios: readonly Scenario[] = [
  ...accountScenarios,
  ...eventScenarios,
  ...ticketScenarios,
  ...doorScenarios,
  ...organizingScenarios,
];
