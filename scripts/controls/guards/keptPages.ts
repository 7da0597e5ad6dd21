import type { Guard } from '../guard';

const file = 'shell/server/pages/makePages.ts';
const tests = 'shell/server/pages/pages.test.ts';

/** The guards of pages that are kept and sent to many (decision 0082). */
export const keptPages: Guard[] = [
  {
    protects: 'no two answers have the same nonce',
    file: 'shell/server/pages/sendPage.ts',
    remove: 'const nonce = newNonce();',
    replace: 'const nonce = (globalThis as { once?: string }).once ??= newNonce();',
    test: {
      runner: 'jest',
      file: tests,
      name: 'has a nonce of its own, everywhere in it and nowhere else',
    },
  },
  {
    protects: 'a kept page does not outlive its release',
    file,
    remove: '${digestOf(registry)} ${saving}',
    replace: '${saving}',
    test: {
      runner: 'jest',
      file: tests,
      name: 'does not outlive its release, in either direction',
    },
  },
  {
    protects: 'a page whose path is a secret is not kept',
    file,
    remove: '!route?.private && ',
    replace: '',
    test: {
      runner: 'jest',
      file: tests,
      name: 'a page whose path is a secret is made for each who asks, and not kept',
    },
  },
  {
    protects: 'a page that lacks a part is not kept',
    file,
    remove: "isIncomplete ? 'never' : isRead",
    replace: 'isRead',
    test: {
      runner: 'jest',
      file: tests,
      name: 'that can’t be read is plain for now, and whole as soon as it can be',
    },
  },
  {
    protects: 'a program that never ends is ended',
    file: 'shell/server/rendering/renderingProcess.ts',
    remove: "setTimeout(() => child.kill('SIGKILL'), STUCK_MS)",
    replace: "setTimeout(() => child.kill('SIGKILL'), STUCK_MS * 1_000)",
    test: {
      runner: 'jest',
      file: tests,
      name: 'loop: its page is plain, other pages are answered, and other remotes’ rendered',
    },
  },
  {
    protects: 'each release has a process of its own',
    file: 'shell/server/rendering/renderingProcesses.ts',
    remove: 'const release = path.dirname(file);',
    replace: "const release = path.join(path.dirname(file), '../../one');",
    test: {
      runner: 'jest',
      file: tests,
      name: 'loop: its page is plain, other pages are answered, and other remotes’ rendered',
    },
  },
  {
    protects: 'a program that keeps more and more in memory is ended',
    file: 'shell/server/rendering/renderingProcess.ts',
    remove: '`--max-old-space-size=${MEMORY_MB}`',
    replace: '`--max-old-space-size=${MEMORY_MB * 100}`',
    test: {
      runner: 'jest',
      file: 'shell/server/rendering/renderingProcess.test.ts',
      name: 'a program that keeps more and more in memory ends before it takes the machine’s',
    },
  },
];
