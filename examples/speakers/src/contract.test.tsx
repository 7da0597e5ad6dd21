import { buildEvent, buildPage } from '@nzuko/shell-sdk/contract-testing';
import { describeScreenContract, renderAt } from '@nzuko/shell-sdk/testing';

import SpeakersScreen from './screens/speakers/SpeakersScreen';
import { answerEvents, server, withFakeApi } from './test/fakeApi';

withFakeApi();
beforeEach(() => answerEvents(buildPage([buildEvent()])));

describeScreenContract('Speakers', server, {
  show: () => renderAt(<SpeakersScreen />, { path: '/speakers' }),
  heading: 'Speakers',
  leave: { by: 'link', name: 'Find an Event', to: '/events' },
});
