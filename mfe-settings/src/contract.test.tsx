import { screen, within } from '@testing-library/react';
import { http as route, HttpResponse } from 'msw';
import { buildUser } from '@nzuko/shared-auth/testing';
import { ToastArea } from '@nzuko/shared-ui';
import { describeScreenContract, renderAt } from '@nzuko/shared-ui/testing';

import SettingsScreen from './screens/settings/SettingsScreen';
import { server, withFakeApi } from './test/fakeApi';

withFakeApi();
beforeEach(() =>
  server.use(route.post('/api/auth/logout-all/', () => new HttpResponse(null, { status: 204 }))),
);

describeScreenContract('Settings', server, {
  // Users without a password see a link to another screen.
  as: buildUser({ has_password: false }),
  show: () =>
    renderAt(
      <>
        <SettingsScreen />
        <ToastArea />
      </>,
      { path: '/settings' },
    ),
  heading: 'Profile Settings',
  leave: { by: 'link', name: 'Set a Password by Email', to: '/forgot-password' },
  toast: {
    when: async (user) => {
      await user.click(screen.getByRole('button', { name: 'Sign Out Everywhere' }));
      const dialog = within(await screen.findByRole('alertdialog'));
      await user.click(dialog.getByRole('button', { name: 'Sign Out Everywhere' }));
    },
    says: 'You’re signed out everywhere',
  },
});
