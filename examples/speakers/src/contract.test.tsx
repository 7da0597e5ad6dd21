import { describeScreenContract, renderAt } from '@nzuko/shell-sdk/testing';
import { setupServer } from 'msw/node';

import SpeakersScreen from './screens/speakers/SpeakersScreen';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describeScreenContract('Speakers', server, {
  show: () => renderAt(<SpeakersScreen />, { path: '/speakers' }),
  heading: 'Speakers',
  leave: { by: 'link', name: 'Find an event', to: '/events' },
});
