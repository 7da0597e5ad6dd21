import { describeScreenContract, renderAt } from 'shared-ui/testing';

import LandingScreen from './screens/landing/LandingScreen';
import { answerEvents, pageOf, server, withFakeApi } from './test/fakeApi';

withFakeApi();
beforeEach(() => answerEvents(pageOf()));

describeScreenContract('Landing', server, {
  show: () => renderAt(<LandingScreen />),
  heading: /create it/i,
  leave: { by: 'link', name: 'Forgot your password', to: '/reset-password' },
});
