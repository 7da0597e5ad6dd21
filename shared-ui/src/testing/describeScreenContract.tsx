import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http as route, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import type { User } from '@nzuko/contract';
import { http, sessionStore } from '@nzuko/shared-auth';
import { signInAs, tokenEndingIn } from '@nzuko/shared-auth/testing';

import { watchForLeaks } from './watchForLeaks';

/** A rendered screen, as returned by `renderAt`. */
interface Shown {
  unmount: () => void;
  router: { state: { location: { pathname: string; search: string } }; dispose: () => void };
}

/** A screen and the host that renders it. */
export interface ScreenInHost {
  /** The signed-in user; a visitor by default. */
  as?: User;
  show: () => Shown;
  /** The heading that shows that the screen has rendered. */
  heading: string | RegExp;
  /** A control that navigates, and its destination. */
  leave: { by: 'link' | 'button'; name: string | RegExp; to: string };
  /** For a screen that shows toasts: how to trigger one, and its text. */
  toast?: { when: (user: UserEvent) => Promise<unknown>; says: string | RegExp };
}

/**
 * The contract between a screen and its host, as tests. Remotes run them with their own screens in a fake shell; the shell
 * runs them with a fake screen.
 */
export function describeScreenContract(name: string, server: SetupServer, host: ScreenInHost) {
  const begin = () => {
    if (host.as) signInAs(host.as);
    return { ...host.show(), user: userEvent.setup() };
  };
  const heading = () => screen.findByRole('heading', { level: 1, name: host.heading });

  describe(`${name} keeps the contract:`, () => {
    test('it comes, and goes without leaving a listener or a timer behind', async () => {
      // The first mount leaves things that stay for the page's lifetime: lazy parts and React's own listeners.
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
