import { render, screen } from '@testing-library/react';
import { liveRegistryOf } from '@nzuko/contract';
import { buildRegistered } from '@nzuko/contract/testing';
import { setupServer } from 'msw/node';
import { onSessionExpired } from '@nzuko/shared-auth';
import { buildUser, resetSession } from '@nzuko/shared-auth/testing';
import { createMemoryRouter, Link, RouterProvider, toast } from '@nzuko/shared-ui';
import { describeScreenContract, resetUi } from '@nzuko/shared-ui/testing';

import { createScreenLoads } from './remotes/screenLoads';
import { buildRoutes } from './routing/createAppRouter';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  resetSession();
  resetUi();
  onSessionExpired(() => undefined);
  window.scrollTo = jest.fn();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

/** A fake remote: all it knows of the shell are the singletons. */
function TalksScreen() {
  return (
    <>
      <h1>Talks</h1>
      <Link to="/speakers">All speakers</Link>
      <button type="button" onClick={() => toast({ title: 'Talk saved' })}>
        Save
      </button>
    </>
  );
}

const remotes = [
  buildRegistered({
    name: 'mfe_talks',
    routes: [
      ['/', './Talks'],
      ['/speakers', './Speakers'],
    ],
  }),
];

describeScreenContract('The shell with a remote’s screen', server, {
  as: buildUser(),
  show: () => {
    const loads = createScreenLoads(() => Promise.resolve(TalksScreen));
    const router = createMemoryRouter(buildRoutes(liveRegistryOf({ remotes }), loads));
    return { ...render(<RouterProvider router={router} />), router };
  },
  heading: 'Talks',
  leave: { by: 'link', name: 'All speakers', to: '/speakers' },
  toast: {
    when: (user) => user.click(screen.getByRole('button', { name: 'Save' })),
    says: 'Talk saved',
  },
});
