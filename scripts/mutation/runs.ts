/** Files that are mutated together, and the tests that must notice. */
export interface MutationRun {
  group: 'money' | 'seats' | 'session' | 'guards' | 'release';
  /** The project of jest.config.js whose environment the tests need. */
  project: string;
  mutate: string[];
  tests: string[];
}

const inFolder = (folder: string, ...files: string[]) => files.map((file) => `${folder}/${file}`);

// The files in which a wrong sign or a missing condition costs money, sells a seat twice, lets somebody in, or breaks a
// release. Queries are left out: the database refuses most of their mutants, which says little about the tests.
export const runs: Record<string, MutationRun> = {
  // Conversion of amounts between text and kobo, totals, and checks of the provider's answer.
  'money-pages': {
    group: 'money',
    project: 'mfe-events',
    mutate: [
      'mfe-dashboard/src/money/kobo.ts',
      'mfe-events/src/screens/event-detail/orderTotal.ts',
      'shared-ui/src/format/money.ts',
    ],
    tests: [
      'mfe-dashboard/src/money/kobo.test.ts',
      'mfe-events/src/screens/event-detail/orderTotal.test.ts',
      'shared-ui/src/format/money.test.ts',
    ],
  },
  'money-rules': {
    group: 'money',
    project: 'api',
    mutate: [
      'api/src/platform/money.ts',
      ...inFolder('api/src/sales', 'payments/payment-verdict.ts', 'disputes/dispute-verdict.ts'),
    ],
    tests: [
      'api/src/platform/money.test.ts',
      ...inFolder(
        'api/src/sales',
        'payments/payment-verdict.test.ts',
        'disputes/dispute-verdict.test.ts',
      ),
    ],
  },
  // Refunds: how much of an order goes back, once.
  'money-refunds': {
    group: 'money',
    project: 'api',
    mutate: inFolder('api/src/sales', 'orders/cancellation.ts', 'payments/refund-queue.ts'),
    tests: [
      ...inFolder(
        'api/src/sales',
        'orders/holds.test.ts',
        'refunds/kept-fees.test.ts',
        'refunds/refund-policy.test.ts',
      ),
      'api/src/money/ledger/ledger.test.ts',
    ],
  },
  'seats-rules': {
    group: 'seats',
    project: 'api',
    mutate: inFolder('api/src/sales/orders', 'order-rules.ts', 'order-plan.ts'),
    tests: inFolder('api/src/sales/orders', 'order-rules.test.ts'),
  },
  // Holds and their ends, on PostgreSQL.
  'seats-holds': {
    group: 'seats',
    project: 'api',
    mutate: inFolder('api/src/sales/orders', 'free-seats.ts', 'order-endings.ts', 'place-order.ts'),
    tests: inFolder(
      'api/src/sales/orders',
      '{capacity,erased-buyer,holds,seat-lock,unpaid-seats}.test.ts',
    ),
  },
  'session-tokens': {
    group: 'session',
    project: 'shared-auth',
    mutate: inFolder(
      'shared-auth/src',
      'tokens/{tokenRules,safeStorage}.ts',
      'session/{decideAccess,profileCache}.ts',
    ),
    tests: inFolder(
      'shared-auth/src',
      'tokens/*.test.ts',
      'session/{decideAccess,profileCache}.test.ts',
    ),
  },
  'session-http': {
    group: 'session',
    project: 'shared-auth',
    mutate: inFolder(
      'shared-auth/src',
      'tokens/tokenStorage.ts',
      'http/{client,refreshAccess,sessionEnd}.ts',
    ),
    tests: inFolder('shared-auth/src', 'http/*.test.ts'),
  },
  'session-state': {
    group: 'session',
    project: 'shared-auth',
    mutate: inFolder('shared-auth/src/session', '{session,followOtherTabs}.ts'),
    tests: inFolder(
      'shared-auth/src',
      'session/*.test.ts',
      'storage/*.test.ts',
      'http/client.test.ts',
    ),
  },
  guards: {
    group: 'guards',
    project: 'shell',
    mutate: ['shell/src/routing/Guard.tsx'],
    // Not the router's tests, which would wait seconds for content that a mutant never shows: these fail at once.
    tests: ['shell/src/routing/Guard.test.tsx'],
  },
  // Three runs, since each mutant costs all tests of its run. None includes the tests of imports and screens, which would
  // bundle and render for each mutant: without them the score can only be lower.
  'release-checks': {
    group: 'release',
    project: 'scripts',
    mutate: inFolder('scripts/release', '{registeredRemote,releaseFiles,verifyRelease}.ts'),
    tests: ['scripts/release/{registry,releaseFiles,verifyRelease}.test.ts'],
  },
  'release-registry': {
    group: 'release',
    project: 'scripts',
    mutate: inFolder(
      'scripts/release',
      '{activateReleases,activateSources,changeRegistry,registryFile,registryLock,releaseHistory,repairRegistry}.ts',
    ),
    tests: [
      'scripts/release/{activateSources,atOnce,flags,registry,repairRegistry,versions}.test.ts',
    ],
  },
  'release-commands': {
    group: 'release',
    project: 'scripts',
    mutate: ['scripts/release/commands.ts'],
    tests: ['scripts/release/{atOnce,commands,goingLive,publications,versions}.test.ts'],
  },
  'release-server': {
    group: 'release',
    project: 'shell-server',
    mutate: ['shell/server/{canaries,pageRegistry,visitorRegistries,watchRegistryFile}.ts'],
    tests: ['shell/server/{canaries,endedCanaries,flags,visitorRegistries}.test.ts'],
  },
};
