import { render, screen, within } from '@testing-library/react';

import { readFailure, type Failure } from './failures';
import { problemOfChunks } from './interceptChunks';
import { FailureFields } from './panel/FailureFields';

const failures = (...texts: string[]) => texts.map((text) => readFailure(text) as Failure);

/** The options offered for failures. */
function choices(canChunksFail: boolean) {
  render(
    <FailureFields
      failures={failures('/=503')}
      operations={['GET /events/']}
      canChunksFail={canChunksFail}
      onChange={() => undefined}
    />,
  );
  const options = within(screen.getByLabelText('Call that fails')).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

test('a remote of scripts can have its chunks fail', () => {
  expect(choices(true)).toEqual(['every call', 'every chunk of the remote', 'GET /events/']);
  expect(problemOfChunks({ fail: failures('chunk=0') }, {})).toBeNull();
});

test('a remote that is an ES module offers no chunks, and a link that has them fail says why', () => {
  expect(choices(false)).toEqual(['every call', 'GET /events/']);
  const module = { type: 'module' } as const;
  for (const link of ['chunk=0', 'chunk Payouts=hang'])
    expect(problemOfChunks({ fail: failures(link) }, module)).toContain('it is an ES module');
  expect(problemOfChunks({ fail: failures('GET /events/=503') }, module)).toBeNull();
});
