import { ApiError } from '@nzuko/shared-auth';

import {
  approveFailedMessage,
  correctionFailedMessage,
  endPayoutFailedMessage,
  refundActFailedMessage,
  refuseFailedMessage,
  releaseFailedMessage,
} from './moneyDeskMessages';

const lost = new ApiError('network', 0, undefined, 'POST /money/');
const refused = (data: object) => new ApiError('response', 409, data, 'POST /money/');

test.each([
  ['approval', approveFailedMessage],
  ['refusal', refuseFailedMessage],
  ['end', endPayoutFailedMessage],
  ['change of a refund', refundActFailedMessage],
  ['release', releaseFailedMessage],
  ['correction', correctionFailedMessage],
])('without an answer, the %s isn’t called a failure', (_step, messageOf) => {
  expect(messageOf(lost)).toMatch(
    /^We didn’t get a response, so we don’t know whether .* Try again:/,
  );
  expect(messageOf(refused({}))).toMatch(/could not be .*\. Please try again\.$/);
  expect(messageOf(refused({ detail: 'Already sent.' }))).toBe('Already sent.');
});
