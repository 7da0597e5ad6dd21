import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildEvent, buildPage } from '@nzuko/contract/testing';
import { saveFailedMessage } from '@nzuko/shared-auth/queries';
import { buildUser } from '@nzuko/shared-auth/testing';
import { describeScreenContract } from '@nzuko/shared-ui/testing';

import { answer, openDashboard, server, setUpFakeApi } from './test/renderScreen';

setUpFakeApi();
beforeEach(() => {
  answer('/events/', buildPage([buildEvent()]));
  server.use(http.put('/api/events/7/saved/', () => new HttpResponse(null, { status: 503 })));
});

describeScreenContract('Dashboard', server, {
  as: buildUser({ role: 'ATTENDEE' }),
  show: () => openDashboard('ATTENDEE', '?tab=discover'),
  heading: 'Discover Events',
  leave: { by: 'link', name: 'Lagos React Meetup', to: '/events/7' },
  toast: {
    when: async (user) =>
      user.click(await screen.findByRole('button', { name: 'Save: Lagos React Meetup' })),
    says: saveFailedMessage,
  },
});
