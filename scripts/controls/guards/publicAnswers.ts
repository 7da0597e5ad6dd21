import type { Guard } from '../guard';

const tests = 'api/src/platform/http/sharedAnswers.test.ts';

/** The guards of answers made once for all visitors (decision 0083). */
export const publicAnswers: Guard[] = [
  {
    protects: 'an answer is not older than the last commit when its request began',
    file: 'api/src/platform/http/sharedAnswers.ts',
    remove: 'snapshot === current && ',
    replace: 'current && ',
    test: {
      runner: 'jest',
      file: tests,
      name: 'is never older than the last commit when its request began, however many ask meanwhile',
    },
  },
  {
    protects: 'those who come while an answer is read wait for the next one',
    file: 'api/src/platform/http/sharedRun.ts',
    remove: '    waiting = null;\n    const run = work();',
    replace: '    const run = work().finally(() => (waiting = null));',
    test: {
      runner: 'jest',
      file: tests,
      name: 'lets nobody who comes after a commit share an answer that was read before it',
    },
  },
  {
    protects: 'a signed-in person’s own answer is not everyone’s',
    file: 'api/src/events/public-events-routes.ts',
    remove: 'if (actor) return keepPrivate(reply).send(await service.get(actor, params.id));',
    replace: '',
    test: {
      runner: 'jest',
      file: 'api/src/events/public-answers.test.ts',
      name: 'keeps a saved event to the one who saved it',
    },
  },
];
