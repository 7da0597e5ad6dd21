import { act, render, screen } from '@testing-library/react';
import { ApiError } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { ConfirmEmailAction } from './ConfirmEmailAction';

const refused = (code: string) => new ApiError('response', 403, { code }, 'POST /teams/1/');
const label = 'Send the Confirmation Mail Again';

function show(code = 'email_unverified') {
  const onConfirmed = jest.fn();
  render(<ConfirmEmailAction error={refused(code)} onConfirmed={onConfirmed} />);
  return onConfirmed;
}

test('says once the session knows that the address is confirmed', () => {
  signInAs(buildUser({ email_verified: false }));
  const onConfirmed = show();
  expect(screen.getByRole('button', { name: label })).toBeVisible();
  expect(onConfirmed).not.toHaveBeenCalled();
  act(() => signInAs(buildUser()));
  expect(onConfirmed).toHaveBeenCalledTimes(1);
});

test('a refusal that contradicts the session stays', () => {
  signInAs(buildUser());
  expect(show()).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: label })).toBeVisible();
});

test('other refusals have no button', () => {
  show('account_suspended');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
