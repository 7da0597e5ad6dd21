import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildEvent } from '@nzuko/contract/testing';
import { dataSaverStore } from '@nzuko/shared-ui';

import { openEditEvent as open } from '../../test/editEventPage';
import { setUpFakeApi } from '../../test/renderScreen';

setUpFakeApi();
afterEach(() => act(() => dataSaverStore.setState({ isOn: false })));

const picturesOnPage = () =>
  screen.queryAllByRole('img').filter((image) => image.getAttribute('src') !== null);

test('with Data Saver, the saved banner loads when it is asked for', async () => {
  dataSaverStore.setState({ isOn: true });
  const { sent } = await open(buildEvent({ banner_image: '/api/media/abc.webp' }));
  expect(picturesOnPage()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show Picture: Banner preview' }));
  const preview = screen.getByRole('img', { name: 'Banner preview' });
  expect(preview).toHaveAttribute('src', '/api/media/abc.webp');
  await waitFor(() => expect(preview).toHaveFocus());
  expect(sent).toEqual([]);
});
