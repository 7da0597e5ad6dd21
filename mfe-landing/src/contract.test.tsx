import { buildPage } from 'contract/testing';
import { describeScreenContract, renderAt } from 'shared-ui/testing';

import LandingScreen from './screens/landing/LandingScreen';
import { answerEvents, server, withFakeApi } from './test/fakeApi';

withFakeApi();
beforeEach(() => answerEvents(buildPage([])));

describeScreenContract('Landing', server, {
  show: () => renderAt(<LandingScreen />),
  heading: /create it/i,
  leave: { by: 'link', name: 'Forgot your password', to: '/reset-password' },
});
