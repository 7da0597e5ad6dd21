import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import type * as MswNode from 'msw/node';
import * as React from 'react';

// As in production, styled-components adds rules to the style sheet: if it added text, jsdom would parse all of it each time.
process.env.SC_DISABLE_SPEEDY = 'false';

// React records where each element was created, only for its warnings, which took a fifth of the time of a test that fills in a
// form. It stops after ten thousand elements a second; this pretends that they have been created.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
});

// jsdom, unlike browsers, doesn't tell how a page was loaded. On the prototype, where fake timers look for it.
(Performance.prototype as Partial<Performance>).getEntriesByType ??= () => [];

const { getElementError } = getConfig();

configure({
  // Screens can take long to appear on a busy machine, and none of our tests measures time.
  asyncUtilTimeout: 5_000,
  // While a test waits for something, each failed query would print the page in vain; only the last one should.
  getElementError: (message, container) => {
    const config = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
    if (!config._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
});

/** Calls that no test expected: MSW only rejects them, which a screen may take for a lost connection. */
const unexpectedCalls: string[] = [];

// oxlint-disable-next-line no-restricted-properties -- it stays the real one, and each of its servers is listened to
jest.mock('msw/node', () => {
  const msw = jest.requireActual<typeof MswNode>('msw/node');
  return {
    ...msw,
    setupServer: (...handlers: Parameters<typeof msw.setupServer>) => {
      const server = msw.setupServer(...handlers);
      server.events.on('request:unhandled', ({ request: { method, url } }) => {
        unexpectedCalls.push(`${method} ${url}`);
      });
      return server;
    },
  };
});

afterEach(() => expect(unexpectedCalls.splice(0)).toEqual([]));
