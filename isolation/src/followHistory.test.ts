import { createMemoryRouter } from '@nzuko/shared-ui';
import { waitFor } from '@testing-library/react';

import { followHistory } from './followHistory';

let stop: () => void;
afterEach(() => stop());

/** A router at `/events` that writes its path into the link. */
function start() {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/events'] });
  const path = () => router.state.location.pathname;
  stop = followHistory(router, () => `?route=${path()}`);
  const expectAt = (route: string) =>
    waitFor(() => expect([path(), location.search]).toEqual([route, `?route=${route}`]));
  return { router, expectAt };
}

test('Back and Forward of the browser move between screens, each under its own link', async () => {
  const { router, expectAt } = start();
  await router.navigate('/events/1');
  await router.navigate('/events/2');
  await router.navigate('/events/3', { replace: true });
  await expectAt('/events/3');
  history.back();
  await expectAt('/events/1');
  history.back();
  await expectAt('/events');
  history.go(2);
  await expectAt('/events/3');
});

test('a screen’s own step back is the browser’s', async () => {
  const { router, expectAt } = start();
  await router.navigate('/events/1');
  await router.navigate('/events/2');
  await router.navigate(-1);
  await expectAt('/events/1');
  history.forward();
  await expectAt('/events/2');
});

test('a form that asks first is left by Back only once it agrees', async () => {
  const { router, expectAt } = start();
  await router.navigate('/events/create-event');
  router.getBlocker('form', () => true);
  history.back();
  await waitFor(() => expect(router.state.blockers.get('form')?.state).toBe('blocked'));
  await expectAt('/events/create-event');
  router.state.blockers.get('form')?.proceed?.();
  await expectAt('/events');
});
