import type { Guard } from '../guard';

/** The guards of Data Saver (decision 0075), and of the scroll position after Back. */
export const lowData: Guard[] = [
  {
    protects: 'the page server sends no picture to those who save data',
    file: 'shell/server/rendering/renderTask.ts',
    remove: 'render({ url, data: reading.data.value, savesData, flags })',
    replace: 'render({ url, data: reading.data.value, flags })',
    test: {
      runner: 'jest',
      file: 'shell/server/dataSaver.test.ts',
      name: 'a page that is rendered on request has no picture to fetch',
    },
  },
  {
    protects: 'no cache gives a visitor the page of one who saves data',
    file: 'shell/server/pages/pageRoutes.ts',
    remove: '`${SAVER_HEADERS}, Accept-Encoding`',
    replace: "'Accept-Encoding'",
    test: {
      runner: 'jest',
      file: 'shell/server/dataSaver.test.ts',
      name: 'caches tell the pages apart, compressed ones too',
    },
  },
  {
    protects: 'no visitor gets the kept page of one who saves data',
    file: 'shell/server/pages/makePages.ts',
    remove: '${saving} ${pathname}',
    replace: '${pathname}',
    test: {
      runner: 'jest',
      file: 'shell/server/pages/pages.test.ts',
      name: 'those who save data and those who don’t have pages of their own',
    },
  },
  {
    protects: 'no screen is fetched in advance for those who save data',
    file: 'shell/src/remotes/prefetchOnIntent.ts',
    remove: 'if (isSavingData()) return;',
    replace: '',
    test: {
      runner: 'jest',
      file: 'shell/src/remotes/prefetchOnIntent.test.ts',
      name: 'in Data Saver mode nothing loads in advance',
    },
  },
  {
    protects: 'Back leads to where one left a page whose content is still on its way',
    file: 'shared-ui/src/router/standAt.ts',
    remove: 'growth.observe(document.body);',
    replace: '',
    test: {
      runner: 'jest',
      file: 'shared-ui/src/router/standAt.test.ts',
      name: 'a page whose content is on its way is scrolled again until it is tall enough',
    },
  },
];
