import type { Guard } from '../guard';

const routes = 'api/src/events/pictures/pictures-routes.ts';
const tests = 'api/src/events/pictures/pictures.test.ts';

/** The guards of pictures to share (decision 0074). */
export const sharePictures: Guard[] = [
  {
    protects: 'thousands of asks for pictures can’t fill the memory',
    file: 'api/src/platform/turns.ts',
    remove: 'if (this.waiting.length >= this.maxWaiting) throw new UnavailableError();',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'at once for many pictures are refused in part, and hold up nobody else',
    },
  },
  {
    protects: 'one address can’t have pictures drawn all the time',
    file: routes,
    remove: 'if (!service.isKnown(picture)) await countDrawing(request);',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'for pictures not drawn yet are counted by address, others aren’t',
    },
  },
  {
    protects: 'no cache keeps a draft’s picture',
    file: routes,
    remove: "if (facts.status === 'DRAFT') return 'private, no-store';",
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'of a draft is its organizer’s, and kept by nobody',
    },
  },
  {
    protects: 'a picture from before an edit isn’t kept as the new one',
    file: routes,
    remove: 'return asked === version ?',
    replace: 'return asked ?',
    test: {
      runner: 'jest',
      file: tests,
      name: 'may be kept for a day at the address of its version, and elsewhere only if asked again',
    },
  },
];
