import { buildPage } from '@nzuko/contract/testing';
import { describeScreenContract, renderAt } from '@nzuko/shared-ui/testing';

import ContactScreen from './screens/contact/ContactScreen';
import LandingScreen from './screens/landing/LandingScreen';
import LegalScreen from './screens/legal/LegalScreen';
import { answerEvents, server, withFakeApi } from './test/fakeApi';

withFakeApi();
beforeEach(() => answerEvents(buildPage([])));

describeScreenContract('Landing', server, {
  show: () => renderAt(<LandingScreen />),
  heading: /create it/i,
  leave: { by: 'link', name: 'Forgot your password', to: '/reset-password' },
});

describeScreenContract('Contact', server, {
  show: () => renderAt(<ContactScreen />, { path: '/contact' }),
  heading: 'Write to us',
  leave: { by: 'link', name: 'Privacy', to: '/privacy' },
});

describeScreenContract('Legal at /terms', server, {
  show: () => renderAt(<LegalScreen />, { path: '/terms' }),
  heading: 'Terms of use',
  leave: { by: 'link', name: 'refund policy', to: '/refund-policy' },
});

describeScreenContract('Legal at /privacy', server, {
  show: () => renderAt(<LegalScreen />, { path: '/privacy' }),
  heading: 'Privacy policy',
  leave: { by: 'link', name: 'our contact form', to: '/contact?topic=privacy' },
});

describeScreenContract('Legal at /refund-policy', server, {
  show: () => renderAt(<LegalScreen />, { path: '/refund-policy' }),
  heading: 'Refund policy',
  leave: { by: 'link', name: 'us', to: '/contact?topic=refund' },
});

describeScreenContract('Legal at /cookies', server, {
  show: () => renderAt(<LegalScreen />, { path: '/cookies' }),
  heading: 'Cookies',
  leave: { by: 'link', name: 'Terms', to: '/terms' },
});
