import { buildEvent } from '@nzuko/contract/testing';

import { inlinedEvent } from './inlinedEvent';

/** Inlines an event in the page, as the page server does. */
function inline(readAt: number) {
  const script = document.createElement('script');
  Object.assign(script, { id: 'event', type: 'application/json' });
  script.dataset.readAt = String(readAt);
  script.textContent = JSON.stringify(buildEvent());
  document.head.append(script);
}

afterEach(() => document.getElementById('event')?.remove());

test('the inlined event is returned only for its own id', () => {
  inline(1_000);
  expect(inlinedEvent('7')).toMatchObject({ event: { id: 7 }, readAt: 1_000 });
  expect(inlinedEvent('8')).toBeUndefined();
});

test('a server clock that runs ahead does not make the event fresh', () => {
  inline(Date.now() + 3_600_000);
  expect(inlinedEvent('7')?.readAt).toBeLessThanOrEqual(Date.now());
});

test('a page without an inlined event returns none', () => {
  expect(inlinedEvent('7')).toBeUndefined();
});
