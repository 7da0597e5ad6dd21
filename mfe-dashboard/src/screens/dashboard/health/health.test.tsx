import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';

import type { ReleaseHealth } from '../../../api/releasesApi';
import { answer, openDashboard, server, setUpFakeApi } from '../../../test/renderScreen';

setUpFakeApi();

const buildRelease = (overrides: Partial<ReleaseHealth> = {}): ReleaseHealth => ({
  remote: 'mfe_events',
  version: '1.0.0',
  first_seen: '2031-03-01T08:00:00.000Z',
  last_seen: '2031-03-01T09:00:00.000Z',
  loads: 1_200,
  slow_loads: 12,
  failed_pages: 0,
  failures: {},
  vitals: [],
  ended: null,
  ...overrides,
});

/** Fakes the list, and records the hours that are asked for. */
function answerReleases(results: ReleaseHealth[]) {
  const asked: (string | null)[] = [];
  server.use(
    http.get('/api/releases/', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('hours'));
      return HttpResponse.json({ results });
    }),
  );
  return asked;
}

const open = () => openDashboard('ADMIN', '?tab=health');

test('only administrators have the tab', async () => {
  openDashboard('ORGANIZER', '?tab=health');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Site Health');
});

test('says that nothing was reported', async () => {
  answerReleases([]);
  open();
  expect(await screen.findByText('No page has reported anything in this period.')).toBeVisible();
});

test('shows each release of each remote: what it showed, what failed and why, and how fast it was', async () => {
  answerReleases([
    buildRelease({
      version: '1.1.0',
      failed_pages: 300,
      failures: { timeout: 40, render: 290 },
      vitals: [{ name: 'LCP', pages: 40, good: 39, poor: 0 }],
    }),
    buildRelease(),
    buildRelease({ remote: 'mfe_auth' }),
  ]);
  open();
  const events = within(await screen.findByRole('table', { name: 'Releases of Events' }));
  const [, latest, before] = events.getAllByRole('row');
  expect(latest).toHaveTextContent(
    /^1\.1\.0 Failed: 290 broke on screen, 40 too slowLast seen Sat, 1 Mar 2031, 10:00 WATScreens shown1,200Failed pages20%Over 4 seconds1%Good paint97\.5%/,
  );
  expect(before).toHaveTextContent(
    /^1\.0\.0 Last seen .*Screens shown1,200Failed pages0%Over 4 seconds1%Good paint–/,
  );
  expect(screen.getByRole('table', { name: 'Releases of Auth' })).toBeVisible();
});

test('says which canary ended by itself, and why', async () => {
  const ended = '1.1.0 failed on 20.0% of its pages, and 1.0.0 on 0.0%';
  answerReleases([buildRelease({ version: '1.1.0', ended })]);
  open();
  expect(await screen.findByText('Canary ended')).toBeVisible();
  expect(screen.getByText(ended)).toBeVisible();
});

test('asks for another period, and keeps it in the URL', async () => {
  const asked = answerReleases([buildRelease()]);
  open();
  await screen.findByRole('table');
  await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last 7 days');
  expect(await screen.findByRole('table')).toBeVisible();
  expect(asked).toEqual(['24', '168']);
});

test('a list that can’t be loaded says so, and can be tried again', async () => {
  answer('/releases/', {}, 500);
  open();
  expect(
    await screen.findByText('Failed to load the site’s health. Please try again.'),
  ).toBeVisible();
  answerReleases([buildRelease()]);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Releases of Events' })).toBeVisible();
});
