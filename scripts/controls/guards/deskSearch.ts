import type { Guard } from '../guard';

const folder = 'api/src/sales/desk-search';

/** The guards of administrators' searches and views (decision 0105). */
export const deskSearch: Guard[] = [
  {
    protects: 'an administrator who looks at an account is in the record',
    file: `${folder}/desk-detail-service.ts`,
    remove:
      "      await recordLook(trx, actor, { action: 'account_looked_at', account: id }, at);\n",
    replace: '',
    test: {
      runner: 'jest',
      file: `${folder}/desk-detail.test.ts`,
      name: 'an account is in the record, once for a screen that is read again',
    },
  },
  {
    protects: 'only administrators find people',
    file: `${folder}/desk-search-routes.ts`,
    remove: "guards.oneOf(['ADMIN'])",
    replace: 'guards.member',
    test: {
      runner: 'jest',
      file: `${folder}/desk-detail.test.ts`,
      name: 'is for administrators alone, and so is what they search by',
    },
  },
  {
    protects: 'a search takes wildcards literally',
    file: 'api/src/platform/database/likePatterns.ts',
    remove: 'export const containing = (word: string) => `%${escapeLike(word)}%`;',
    replace: 'export const containing = (word: string) => `%${word || escapeLike(word)}%`;',
    test: {
      runner: 'jest',
      file: `${folder}/desk-search.test.ts`,
      name: 'a search of accounts takes wildcards literally, and an unknown word finds nothing',
    },
  },
];
