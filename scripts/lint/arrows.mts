import type { OxlintOverride } from 'oxlint';

// The arrows of the house: shell and mfe-* → shared-ui → shared-auth → contract ← api; nothing imports api. They are patterns,
// so a new remote is guarded from the day its folder appears.
const remotes = {
  regex: '(^|/)mfe-',
  message: 'A remote is loaded at run time from the registry; nobody imports it.',
};
const shell = {
  regex: '(^|/)shell(/|$)',
  message:
    'Only the shell knows the shell. What a screen needs comes from shared-ui and shared-auth.',
};
const allButNavBar = {
  group: ['**/shell', '**/shell/**', '!**/shell/src/frame/NavBar'],
  message: 'The harness shows the shell’s nav bar, and knows nothing else of the shell.',
};
const api = {
  regex: '^api(/|$)|^(\\.\\./)+api/(src|openapi)',
  message: 'The API is only reached over HTTP.',
};
const browserSide = {
  regex: '^@nzuko/(shared-|contract$|contract/(read-contract|testing)$)',
  message:
    'The API imports the rules of text and the brand of contract; its types and limits are generated from the API.',
};
const deepShared = {
  regex: '^@nzuko/[\\w-]+/src/|^(\\.\\./)+(contract|shared-\\w+)(/|$)',
  message: 'Import a shared package by its name: a second path makes a second store.',
};
const ground =
  'contract is the ground floor: it imports nothing of ours, no React and no API of Node.';
const groundFloor = (...allowed: string[]) => [
  { regex: '^(\\.\\./)+(shared-|mfe-|shell/|api/src)', message: ground },
  // Must come last, so that no later pattern forbids an import that an exception (!) allows.
  { group: ['**', '!./**', '!../**', '!#*', '!#*/**', ...allowed], message: ground },
];
const sharedUi = {
  regex: '^@nzuko/shared-ui(/|$)',
  message: 'shared-ui builds on shared-auth, not the reverse.',
};
const facades = {
  regex: '(^|/)(react-router(-dom)?|styled-components|zustand)(/|$)|^@radix-ui/',
  message: 'Import it from shared-ui, whose one copy every remote shares (docs/decisions/0002).',
};
const http = {
  regex: '(^|/)axios(/|$)',
  message: 'The one HTTP client is `http` of shared-auth.',
};

const fromOutside =
  'From outside, the shell and the API are started; nothing is imported from inside them.';
const scripts = {
  regex: '^(\\.\\./)+scripts/',
  message: 'Scripts build and start the shell and the API; neither needs them, nor do their tests.',
};
const insides = { regex: '^(\\.\\./)+(shell|api)/src/', message: fromOutside };
const insidesButTesting = {
  group: ['**/shell/src/**', '**/api/src/**', '!**/api/src/testing/**', '!**/api/src/sandbox/**'],
  message: `${fromOutside} But the servers that tests put around the API (its testing folder, the sandbox) are there for all.`,
};
const measures = {
  regex: '^(\\.\\./)+(bench|e2e)/',
  message: 'What checks the site builds on scripts, not the reverse.',
};
const sdk = {
  regex: '^(\\.\\./)+sdk/',
  message: 'The SDK builds on scripts, not the reverse.',
};
const bench = {
  regex: '^(\\.\\./)+bench/',
  message: 'Benchmarks use what the browser tests have, not the reverse.',
};
const repositoryByPath = {
  regex: '^(\\.\\./)+(contract|federation|isolation|scripts|sdk|shared-\\w+)(/|$)',
  message: 'An example has what any team has: the published packages, by their names.',
};

type Pattern = { group: string[]; message: string } | { regex: string; message: string };

/** Regular expressions are Rust’s, without lookahead. They ignore case, as some file systems do; groups always do. */
const forbid = (...patterns: Pattern[]): OxlintOverride['rules'] => ({
  'no-restricted-imports': [
    'error',
    { patterns: patterns.map((p) => ('regex' in p ? { ...p, regex: `(?i)${p.regex}` } : p)) },
  ],
});

// The API's floors, from the ground up: a room imports rooms below its own, only by their index.ts, and the platform.
const floors = [['platform'], ['accounts'], ['events'], ['money'], ['sales'], ['door', 'mail']];
const roof = [
  'access',
  'admin',
  'app',
  'backup',
  'dev',
  'isolation',
  'openapi',
  'parts',
  'sandbox',
  'seed',
  'server',
  'testing',
];

const anyOf = (names: string[]) => `^(\\.\\./)+(${names.join('|')})`;

const byIndex = 'Another room is imported by its index.ts.';
/** For code above the rooms, some of it beside them (`./`): it may import each by its index.ts. */
const insideRooms = {
  regex: `^(\\.\\./|\\./)+(${floors.slice(1).flat().join('|')})/`,
  message: byIndex,
};

const arrowsOfRoom = (room: string): OxlintOverride => {
  const floor = floors.findIndex((rooms) => rooms.includes(room));
  const notBelow = [
    ...floors
      .slice(floor)
      .flat()
      .filter((name) => name !== room),
    ...roof,
  ];
  const below = floors.slice(1, floor).flat();
  const upwards = {
    regex: `${anyOf(notBelow)}(/|$)`,
    message: `api/src/${room} may import what is below it (docs/ARCHITECTURE.md). Let the room above hand it in, as parts.ts does.`,
  };
  const inside = {
    regex: `${anyOf(below)}/`,
    message: byIndex,
  };
  return {
    files: [`api/src/${room}/**`],
    excludeFiles: ['**/*.test.ts'],
    rules: forbid(
      remotes,
      shell,
      browserSide,
      deepShared,
      http,
      scripts,
      upwards,
      ...(below.length ? [inside] : []),
    ),
  };
};

// The shell's floors, from the ground up.
const shellFloors = ['remotes', 'prerendered', 'frame', 'screen', 'routing'];

const arrowsInShell = (folder: string, floor: number): OxlintOverride => ({
  files: [`shell/src/${folder}/**`],
  excludeFiles: ['**/*.test.{ts,tsx}'],
  rules: forbid(remotes, api, deepShared, facades, http, scripts, {
    regex: `${anyOf(shellFloors.slice(floor + 1))}/`,
    message: `shell/src/${folder} may import what is below it: ${shellFloors.join(', ')}, from the ground up.`,
  }),
});

/** In order of precedence: for each file, only the last match applies. */
export const arrows: OxlintOverride[] = [
  { files: ['contract/**'], rules: forbid(...groundFloor('!ajv')) },
  {
    files: ['contract/**/*.test.ts'],
    rules: forbid(...groundFloor('!csv-parse', '!csv-parse/**')),
  },
  {
    files: ['scripts/**'],
    rules: forbid(remotes, insidesButTesting, measures, sdk),
  },
  {
    files: ['bench/**'],
    // The yardstick, the shell and a screen as one bundle without federation, and databases full of people and sales.
    excludeFiles: ['bench/oneBundle/**', 'bench/api/**'],
    rules: forbid(remotes, insides),
  },
  {
    files: ['e2e/**'],
    // The walk opens every tab of the dashboard: a separate list could miss one.
    excludeFiles: ['e2e/walk/screens.ts'],
    rules: forbid(remotes, insidesButTesting, deepShared, bench),
  },
  {
    files: ['docker/**'],
    // They compare these files with the settings that the API reads, and with its metrics.
    excludeFiles: ['docker/settings.test.ts', 'docker/prometheus/alerts.test.ts'],
    rules: forbid(remotes, insidesButTesting, deepShared),
  },
  { files: ['sdk/**'], rules: forbid(remotes, shell, insides, deepShared) },
  // It reads the shared packages' versions, but imports none of them.
  { files: ['federation/**'], rules: forbid(remotes, shell, insides) },
  { files: ['examples/**'], rules: forbid(remotes, shell, api, repositoryByPath, facades, http) },
  { files: ['shared-auth/**'], rules: forbid(remotes, shell, api, sharedUi) },
  { files: ['shared-ui/**'], rules: forbid(remotes, shell, api, http) },
  {
    files: ['isolation/**'],
    rules: forbid(remotes, api, deepShared, facades, http, allButNavBar),
  },
  { files: ['mfe-*/**'], rules: forbid(remotes, shell, api, deepShared, facades, http) },
  { files: ['shell/src/**'], rules: forbid(remotes, api, deepShared, facades, http, scripts) },
  ...shellFloors.slice(0, -1).map(arrowsInShell),
  {
    files: ['shell/inline/**', 'shell/worker/**'],
    rules: forbid(remotes, api, deepShared, facades, http, scripts),
  },
  { files: ['shell/prerender/**'], rules: forbid(remotes, api, deepShared, http, scripts) },
  { files: ['shell/server/**'], rules: forbid(remotes, api, http, scripts) },
  { files: ['api/**'], rules: forbid(remotes, shell, browserSide, deepShared, http, scripts) },
  {
    files: ['api/src/**'],
    excludeFiles: ['api/src/testing/**', '**/*.test.ts'],
    rules: forbid(remotes, shell, browserSide, deepShared, http, scripts, insideRooms),
  },
  ...floors.flat().map(arrowsOfRoom),
];
