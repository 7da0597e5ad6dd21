import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderAt } from '@nzuko/shared-ui/testing';

import { RecoveryCodesDialog } from './RecoveryCodesDialog';

function Settings() {
  const [codes, setCodes] = useState(['aaaa-bbbb-cccc-dddd']);
  return <RecoveryCodesDialog codes={codes} onClose={() => setCodes([])} />;
}

test('Back, by which phones close what is open, loses no codes', async () => {
  const { router } = renderAt(<Settings />, { path: '/settings' });
  await screen.findByText('aaaa-bbbb-cccc-dddd');
  await act(() => router.navigate('/dashboard'));
  await act(() => router.navigate('/dashboard'));
  expect(router.state.location.pathname).toBe('/settings');
  expect(screen.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'I’ve Saved Them' }));
  await act(() => router.navigate('/dashboard'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('whoever must sign in again is led there', async () => {
  const { router } = renderAt(<Settings />, { path: '/settings' });
  await screen.findByText('aaaa-bbbb-cccc-dddd');
  await act(() => router.navigate('/login?session=expired'));
  expect(router.state.location.pathname).toBe('/login');
});
