import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { ApiError } from '@nzuko/shared-auth';
import { buildUser, signInAs } from '@nzuko/shared-auth/testing';

import { ConfirmEmailAction } from './ConfirmEmailAction';

const server = setupServer(
  http.post('/api/auth/email-verification/', () => new HttpResponse(null, { status: 204 })),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

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

test('a region that was there before says that the mail was sent, and the button keeps the focus', async () => {
  show();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const button = screen.getByRole('button', { name: label });
  await userEvent.click(button);
  await waitFor(() => expect(status).toHaveTextContent(/^Sent\. Check your inbox/));
  expect(button).toHaveFocus();
});
