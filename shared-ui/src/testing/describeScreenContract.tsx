import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { http, sessionStore, type User } from 'shared-auth';
import { signInAs, tokenEndingIn } from 'shared-auth/testing';

import { watchForLeaks } from './watchForLeaks';

/** A screen inside a host, as `renderAt` returns it. */
interface Shown {
  unmount: () => void;
  router: { state: { location: { pathname: string; search: string } }; dispose: () => void };
}

/** One screen and the host that shows it. */
export interface ScreenInHost {
  /** Whom the session belongs to; a visitor unless told. */
  as?: User;
  show: () => Shown;
  /** The heading that tells that the screen stands. */
  heading: string | RegExp;
  /** What of the screen leads to another page, and to which. */
  leave: { by: 'link' | 'button'; name: string | RegExp; to: string };
  /** For a screen that shows toasts: what somebody does to get one, and its words. */
  toast?: { when: (user: UserEvent) => Promise<unknown>; says: string | RegExp };
}

/**
 * What the contract asks of a screen and of its host, as tests. A remote runs them with its own screens in a host that
 * stands for the shell; the shell runs them with a screen that stands for a remote's.
 */
export function describeScreenContract(name: string, server: SetupServer, host: ScreenInHost) {
  const begin = () => {
    if (host.as) signInAs(host.as);
    return { ...host.show(), user: userEvent.setup() };
  };
  const heading = () => screen.findByRole('heading', { level: 1, name: host.heading });

  describe(`${name} keeps the contract:`, () => {
    test('it comes, and goes without leaving a listener or a timer behind', async () => {
      // The first time brings what stays for the page's life: parts that load on demand, React's own listeners.
      const first = begin();
      await heading();
      first.unmount();
      const watch = watchForLeaks();
      try {
        const { unmount, router } = begin();
        await heading();
        unmount();
        router.dispose();
        expect(watch.leaks()).toEqual([]);
      } finally {
        watch.stop();
      }
    });

    test('it leads on by the router of its host', async () => {
      const { by, name, to } = host.leave;
      const { router, user } = begin();
      await heading();
      await user.click(await screen.findByRole(by, { name }));
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(to);
    });

    const { toast, as } = host;
    if (toast) {
      test('its toasts show in its host', async () => {
        const { user } = begin();
        await heading();
        await toast.when(user);
        const toasts = within(await screen.findByRole('region', { name: /notifications/i }));
        expect(await toasts.findByText(toast.says)).toBeVisible();
      });
    }

    if (as) {
      test('it stays as it is while the session’s token is renewed', async () => {
        const fresh = tokenEndingIn(3600);
        const asked: (string | null)[] = [];
        server.use(
          route.post('/api/auth/token/refresh/', () => HttpResponse.json({ access: fresh })),
          route.get('/api/auth/profile/', ({ request }) => {
            asked.push(request.headers.get('Authorization'));
            return HttpResponse.json(as);
          }),
        );
        begin();
        const before = await heading();
        localStorage.setItem('event_access_token', tokenEndingIn(5));
        await http.get('/auth/profile/');
        await waitFor(() => expect(asked).toContain(`Bearer ${fresh}`));
        expect(sessionStore.getState().status).toBe('authenticated');
        expect(await heading()).toBe(before);
      });
    }
  });
}
