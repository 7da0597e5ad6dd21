import { buildEvent } from '../test/builders';
import { inlinedEvent } from './inlinedEvent';

/** Puts an event into the page, as the page server does. */
function inline(readAt: number) {
  const script = document.createElement('script');
  Object.assign(script, { id: 'event', type: 'application/json' });
  script.dataset.readAt = String(readAt);
  script.textContent = JSON.stringify(buildEvent());
  document.head.append(script);
}

afterEach(() => document.getElementById('event')?.remove());

test('the event of the page’s HTML is given for its own id alone', () => {
  inline(1_000);
  expect(inlinedEvent('7')).toMatchObject({ event: { id: 7 }, readAt: 1_000 });
  expect(inlinedEvent('8')).toBeUndefined();
});

test('a server’s clock that is ahead makes nothing fresh', () => {
  inline(Date.now() + 3_600_000);
  expect(inlinedEvent('7')?.readAt).toBeLessThanOrEqual(Date.now());
});

test('a page without an event gives none', () => {
  expect(inlinedEvent('7')).toBeUndefined();
});
