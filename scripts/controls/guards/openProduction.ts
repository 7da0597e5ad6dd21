import type { Guard } from '../guard';

/** The guards that mend fault 6: production without settings is open. */
export const openProduction: Guard[] = [
  {
    protects: 'a public site does not start with stand-ins or publicly known secrets',
    file: 'api/src/platform/config/loadConfig.ts',
    remove: 'problems.push(...problemsOfExposure(config, environment));',
    replace: 'problems.push(...problemsOfExposure(config, environment).slice(99));',
    test: {
      runner: 'jest',
      file: 'api/src/platform/config/exposure.test.ts',
      name: 'does not start with only its URL set, and lists all settings at once',
    },
  },
  {
    protects: 'listening on all interfaces makes a site public, whatever PUBLIC_URL says',
    file: 'api/src/platform/config/loadConfig.ts',
    remove: '!isLoopback(settings.PUBLISH_ON ?? settings.HOST) ||',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/platform/config/exposure.test.ts',
      name: 'does not start with a local URL while listening on all interfaces, and lists all settings at once',
    },
  },
  {
    protects: 'the outbox and the sandbox’s checkout are not served to strangers behind a proxy',
    file: 'api/src/platform/http/thisMachineOnly.ts',
    remove: 'if (!isLoopback(hostname) || !isNearby(ip)) throw new NotFoundError();',
    replace: 'if (!hostname || !ip || !isLoopback || !isNearby) throw new NotFoundError();',
    test: {
      runner: 'jest',
      file: 'api/src/dev/dev-routes.test.ts',
      name: 'are hidden from a stranger behind a proxy',
    },
  },
  {
    protects: 'a staging site refuses a live key',
    file: 'api/src/platform/config/exposure.ts',
    remove: '...(staging ? stagingProblems(config) : []),',
    replace: '...(staging ? stagingProblems(config).slice(1) : []),',
    test: {
      runner: 'jest',
      file: 'api/src/platform/config/exposure.test.ts',
      name: 'does not start with STAGING=on, no password and a live key, and lists all settings at once',
    },
  },
  {
    protects: 'the API of a staging site asks for its password',
    file: 'api/src/platform/staging/staging-gate.ts',
    remove: 'if (!password.isIn(authorization)) throw refusal(request);',
    replace: 'if (authorization === "none") throw refusal(request);',
    test: {
      runner: 'jest',
      file: 'api/src/platform/staging/staging.test.ts',
      name: 'asks for its password at /api/dev/outbox',
    },
  },
  {
    protects: 'the pages of a staging site ask for its password',
    file: 'shell/server/app.ts',
    remove: 'if (config.isStaging) guardStaging(app, config.apiUrl);',
    replace: "if (config.apiUrl === '') guardStaging(app, config.apiUrl);",
    test: {
      runner: 'jest',
      file: 'shell/server/staging.test.ts',
      name: '/ asks for the password',
    },
  },
];
