import { eventsQueryLimits } from '@nzuko/contract';

import { DISCOVER_PAGE_SIZE } from './constants';

test('a page of events is no larger than the API gives', () => {
  expect(DISCOVER_PAGE_SIZE).toBeLessThanOrEqual(eventsQueryLimits.page_size.maximum);
});
