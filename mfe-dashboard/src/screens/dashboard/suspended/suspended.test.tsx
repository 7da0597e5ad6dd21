import { screen, within } from '@testing-library/react';
import type { Role } from '@nzuko/contract';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';
import { renderAt } from '@nzuko/shared-ui/testing';

import { answer, openDashboard, setUpFakeApi } from '../../../test/renderScreen';
import DashboardScreen from '../DashboardScreen';

setUpFakeApi();

const suspension = { since: '2031-03-01T08:00:00.000Z', reason: 'Tickets for an unbooked hall' };
const refused = { detail: 'Your account is suspended.', code: 'account_suspended' };

function openSuspended(role: Role, query = '') {
  answer('/teams/', refused, 403);
  signInAs(buildUser({ role, suspension }));
  renderAt(<DashboardScreen />, { path: `/dashboard${query}`, route: '/dashboard' });
}

test.each(['ATTENDEE', 'ORGANIZER', 'ADMIN'] as const)(
  'a suspended %s reads since when, why, what still works and how to answer',
  async (role) => {
    openSuspended(role);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Your account is suspended')).toBeVisible();
    expect(notice.getByText(/^Since Sat, 1 Mar 2031/)).toBeVisible();
    expect(notice.getByText(suspension.reason)).toBeVisible();
    expect(notice.getByText(/still use your tickets/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/contact?topic=problem',
    );
    expect(screen.getByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['My Tickets']);
  },
);

test('a suspended account gets to its messages, and to no other tab by a link', async () => {
  openSuspended('ORGANIZER', '?tab=payouts');
  expect(await screen.findByRole('heading', { level: 1, name: 'My Tickets' })).toBeVisible();
});

test('whoever is suspended while the dashboard is open learns it with the next refusal', async () => {
  answer('/teams/', refused, 403);
  answer('/auth/profile/', { ...buildUser({ role: 'ORGANIZER' }), suspension });
  openDashboard('ORGANIZER');
  expect(await screen.findByText(suspension.reason)).toBeVisible();
});
