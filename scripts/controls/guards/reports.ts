import type { Guard } from '../guard';

const folder = 'api/src/events/reports';
const reports = `${folder}/reports.test.ts`;

/** The guards of reported events (decision 0106). */
export const reportGuards: Guard[] = [
  {
    protects: 'a case is handled once',
    file: `${folder}/handle-case.ts`,
    remove: 'if (!isOpen) throw alreadyHandled(row);',
    replace: 'if (id < 0 && !isOpen) throw alreadyHandled(row);',
    test: {
      runner: 'jest',
      file: reports,
      name: 'of administrators who act at once, dismissing, one does it',
    },
  },
  {
    protects: 'two administrators wait for each other on a case',
    file: `${folder}/cases-repository.ts`,
    remove: '    .forUpdate()\n',
    replace: '',
    test: {
      runner: 'jest',
      file: reports,
      name: 'of administrators who act at once, dismissing, one does it',
    },
  },
  {
    protects: 'nobody learns who has reported an event',
    file: `${folder}/reports-service.ts`,
    remove: 'is_repeated: actor !== null && !isNew',
    replace: 'is_repeated: !isNew',
    test: {
      runner: 'jest',
      file: reports,
      name: 'keeps one report per person while the case is open, and says so to accounts alone',
    },
  },
  {
    protects: 'mail to an address that anybody may have entered holds nothing of others',
    file: `${folder}/cases-repository.ts`,
    remove: 'CASE WHEN users.email_verified_at IS NOT NULL THEN',
    replace: 'CASE WHEN report.id > 0 THEN',
    test: {
      runner: 'jest',
      file: reports,
      name: 'tells those who reported, each once, and nothing of the decision',
    },
  },
];
