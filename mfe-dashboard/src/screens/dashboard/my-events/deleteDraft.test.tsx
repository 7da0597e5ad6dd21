import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { buildEvent } from '@nzuko/contract/testing';

import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const draft = buildEvent({ status: 'DRAFT' });

/** Opens the dialog; returns how often the draft was deleted by then. */
async function askToDelete(refusal?: { status: number; detail: string }) {
  const sent = { count: 0 };
  server.use(
    http.delete('/api/events/7/', () => {
      sent.count += 1;
      if (refusal) {
        return HttpResponse.json({ detail: refusal.detail }, { status: refusal.status });
      }
      answer('/events/my_events/', []);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  answer('/events/my_events/', [draft]);
  openDashboard('ORGANIZER', '?tab=my-events');
  await userEvent.click(
    await screen.findByRole('button', { name: `More actions: ${draft.title}` }),
  );
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete Draft…' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
  return { sent, dialog };
}

test('a draft is deleted once that is confirmed', async () => {
  const { sent, dialog } = await askToDelete();
  expect(dialog.getByText(/You can’t undo this/)).toBeInTheDocument();
  expect(sent.count).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Draft' }));
  expect(await screen.findByText('Draft deleted')).toBeInTheDocument();
  expect(await screen.findByText('You have no events yet')).toBeInTheDocument();
  expect(sent.count).toBe(1);
});

test('Keep Draft deletes nothing', async () => {
  const { sent, dialog } = await askToDelete();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep Draft' }));
  expect(await screen.findByRole('button', { name: /^More actions/ })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent.count).toBe(0);
});

test('a deletion that is refused says why', async () => {
  const detail = 'Only a draft can be deleted.';
  const { dialog } = await askToDelete({ status: 409, detail });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Draft' }));
  expect(await dialog.findByText(detail)).toBeInTheDocument();
});

test('what is published can be cancelled, and not deleted', async () => {
  answer('/events/my_events/', [buildEvent()]);
  openDashboard('ORGANIZER', '?tab=my-events');
  await userEvent.click(
    await screen.findByRole('button', { name: `More actions: ${draft.title}` }),
  );
  expect(await screen.findByRole('menuitem', { name: 'Cancel Event…' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Delete Draft…' })).not.toBeInTheDocument();
});
