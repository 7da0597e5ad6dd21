/**
 * @jest-environment node
 */
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from '@nzuko/shared-ui';

import LandingScreen from './LandingScreen';

test('the page renders on the server, complete except for the events', () => {
  expect(typeof window).toBe('undefined');
  const router = createMemoryRouter([{ path: '*', element: <LandingScreen /> }]);
  const html = renderToString(<RouterProvider router={router} />);
  for (const text of ['Create it.', '99.9%', 'Most Popular', 'Schedule Demo', '© 2025']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('Happening soon');
  // Only one picture is preloaded; the others are for visitors without JavaScript.
  expect(html.match(/^<link rel="preload" as="image" type="image\/avif"/)).not.toBeNull();
  expect(html.match(/<link/g)).toHaveLength(1);
  expect(html.match(/<img[^>]* fetchPriority="high"/g)).toHaveLength(1);
  expect(html.match(/<noscript><picture>/g)).toHaveLength(2);
});
