import type { Guard } from '../guard';

const test = {
  runner: 'browser',
  file: 'e2e/tests/dev.spec.ts',
  name: 'a source change shows in the open page at once; one that fails to build is shown over it until it is mended',
} as const;

/** The guards of `npm run dev`: the page follows its sources without asking. */
export const devServer: Guard[] = [
  {
    protects: 'a syntax error is shown in the open page',
    file: 'shell/src/override/followRebuilds.ts',
    remove: 'onFault(JSON.parse(data) as string),',
    replace: 'void data,',
    test,
  },
  {
    protects: 'a page that is loaded later shows it too',
    file: 'scripts/dev/remoteServer.ts',
    remove: "${fault === null ? '' : news()}",
    replace: '',
    test,
  },
  {
    protects:
      'a form half filled in does not ask whether to leave the site, each time a source is saved',
    file: 'shell/src/override/followRebuilds.ts',
    remove: 'BeforeUnloadEvent.prototype.preventDefault = () => undefined;',
    replace: '',
    test,
  },
];
