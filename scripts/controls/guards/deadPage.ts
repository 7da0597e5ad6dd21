import type { Guard } from '../guard';

/** The guards that mend fault 9. */
export const deadPage: Guard[] = [
  {
    protects: 'the nav bar works after a second, whatever the page’s remote does',
    file: 'shell/src/bootstrap.tsx',
    remove: 'await Promise.race([firstScreen, patience]);',
    replace: 'await (markup ? firstScreen : Promise.race([firstScreen, patience]));',
    test: {
      runner: 'jest',
      file: 'shell/src/bootstrap.test.tsx',
      name: 'on a prerendered page the nav bar works after a second, even if its remote hangs',
    },
  },
  {
    protects: 'what the server rendered stays readable while its remote is missing',
    file: 'shell/src/screen/RemoteScreen.tsx',
    remove: 'if (markup?.address === address) {',
    replace: 'if (markup?.address === address && !route) {',
    test: {
      runner: 'jest',
      file: 'shell/src/prerendered/KeptScreen.test.tsx',
      name: 'the frame is React’s, the screen stays readable, and its controls are left alone at first',
    },
  },
  {
    protects: 'a button that can’t work is disabled, and says why',
    file: 'shell/src/prerendered/KeptScreen.tsx',
    remove: 'if (isStalled) disableControls(markup.element, reasonId);',
    replace: '',
    test: {
      runner: 'jest',
      file: 'shell/src/prerendered/KeptScreen.test.tsx',
      name: 'after 4 s a banner says that it is slow, and every button is disabled with the reason',
    },
  },
  {
    protects: 'a click that can’t be carried out is dropped, not carried out later',
    file: 'shell/src/prerendered/KeptScreen.tsx',
    remove: 'if (hasFailed) dropPress(markup.element);',
    replace: '',
    test: {
      runner: 'jest',
      file: 'shell/src/prerendered/KeptScreen.test.tsx',
      name: 'a click is dropped, and the page says so, when the load fails',
    },
  },
  {
    protects: 'a load that hangs fails after 15 s in total',
    file: 'shell/src/remotes/loadInTime.ts',
    remove: 'backoff === undefined ? timeLeft() : Math.min(TRY_TIMEOUT_MS, timeLeft())',
    replace: 'LOAD_TIMEOUT_MS',
    test: {
      runner: 'jest',
      file: 'shell/src/remotes/screenLoads.test.ts',
      name: 'fails after 15 s in total, after three attempts',
    },
  },
  {
    protects: 'Try Again doesn’t wait for a load that hangs',
    file: 'shell/src/remotes/screenLoads.ts',
    remove: 'restart: (route: Loadable): Promise<void> => begin(route, true),',
    replace:
      'restart: (route: Loadable): Promise<void> => underWay.get(keyOf(route)) ?? begin(route, true),',
    test: {
      runner: 'jest',
      file: 'shell/src/remotes/screenLoads.test.ts',
      name: 'starts a new one at once, with its full time',
    },
  },
  {
    protects: 'a load that finishes late doesn’t mount the screen a second time',
    file: 'shell/src/remotes/screenLoads.ts',
    remove: 'if (!isLoading()) return;',
    replace: '',
    test: {
      runner: 'jest',
      file: 'shell/src/remotes/screenLoads.test.ts',
      name: 'takes the screen from whichever load finishes first, and keeps it when the other one finishes',
    },
  },
  {
    protects: 'a retry’s chunks don’t wait for the ones that hang',
    file: 'webpack.shared.js',
    remove: 'new RetriedChunksPlugin(),',
    replace: '',
    test: {
      runner: 'browser',
      file: 'e2e/tests/remoteHangs.spec.ts',
      name: 'a visitor at / gets the screen on the second attempt when its chunk hangs once',
    },
  },
];
