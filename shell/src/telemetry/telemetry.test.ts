import { waitFor } from '@testing-library/react';
import { dataSaverStore } from '@nzuko/shared-ui';
import { buildLiveRoute } from '@nzuko/contract/testing';
import { resetUi } from '@nzuko/shared-ui/testing';

import { forgetNotes, noteFailure, noteLoad } from './notes';
import { reportPage } from './reportPage';
import { startTelemetry } from './startTelemetry';

const route = buildLiveRoute({ name: 'mfe_events', routes: [['/events', './Catalogue']] });
const remote = { name: 'mfe_events', version: '1.0.0' };
const load = { remote: 'mfe_events', version: '1.0.0', screen: './Catalogue', ms: 120 };
const LOGGED = /^[A-Z0-9]{1,12}$/;

// jsdom can't send beacons: collect what would be sent.
let sent: { url: string; body: Blob }[] = [];

const reports = () =>
  Promise.all(sent.map(async ({ body }) => JSON.parse(await body.text()) as unknown));

function leave(): void {
  window.dispatchEvent(new Event('pagehide'));
}

beforeEach(() => {
  // Nor does jsdom measure anything, so there are no vitals.
  performance.getEntriesByType = () => [];
  sent = [];
  forgetNotes();
  document.documentElement.dataset.telemetry = '10';
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  navigator.sendBeacon = (url, body) => sent.push({ url: String(url), body: body as Blob }) > 0;
});
afterEach(() => {
  resetUi();
  forgetNotes();
  jest.restoreAllMocks();
});

describe('a page that reports', () => {
  test('sends nothing when there is nothing to say', () => {
    reportPage({ isSampled: true, route });
    leave();
    expect(sent).toEqual([]);
  });

  test('sends its loads in one batch when it is left, including those from before it started listening', async () => {
    noteLoad(remote, './Catalogue', 120);
    reportPage({ isSampled: true, route });
    noteLoad(remote, './EventDetail', 80);
    leave();
    leave();
    const detail = { ...load, screen: './EventDetail', ms: 80 };
    expect(await reports()).toEqual([
      { loads: [load, detail], failures: [], vitals: [], every: 10 },
    ]);
    expect(sent[0]?.url).toBe('/api/telemetry/');
    expect(sent[0]?.body.type).toBe('application/json');
  });

  test('sends when it is hidden, not when it returns', () => {
    const state = jest.spyOn(document, 'visibilityState', 'get');
    noteLoad(remote, './Catalogue', 120);
    reportPage({ isSampled: true, route });
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(sent).toHaveLength(0);
    state.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    expect(sent).toHaveLength(1);
  });

  test('sends failures at once, with the error id shown to the user', async () => {
    reportPage({ isSampled: true, route });
    const shown = [noteFailure(remote, 'timeout', 'late'), noteFailure(remote, 'render', 'broken')];
    const ids = shown.map((errorId) => errorId.split(' · ')[1]);
    await waitFor(() => expect(sent).toHaveLength(1), { timeout: 3_000 });
    const failure = { remote: 'mfe_events', version: '1.0.0' };
    expect(await reports()).toEqual([
      {
        loads: [],
        failures: [
          { ...failure, kind: 'timeout', id: ids[0] },
          { ...failure, kind: 'render', id: ids[1] },
        ],
        vitals: [],
        every: 10,
      },
    ]);
    expect(ids[0]).toMatch(LOGGED);
  });

  test('its vitals name the release that it began at', async () => {
    performance.getEntriesByType = (type: string) =>
      (type === 'navigation'
        ? [{ responseStart: 120, activationStart: 0, type: 'navigate' }]
        : []) as unknown as PerformanceEntryList;
    reportPage({ isSampled: true, route });
    await waitFor(async () => {
      leave();
      const { name, version } = route.remote;
      const ttfb = { name: 'TTFB', value: 120, route: '/events', remote: name, version };
      expect(await reports()).toContainEqual(expect.objectContaining({ vitals: [ttfb] }));
    });
  });

  test('sends no more than the API accepts', async () => {
    reportPage({ isSampled: true, route });
    for (let i = 0; i < 50; i += 1) noteLoad(remote, './Catalogue', i);
    leave();
    expect(await reports()).toMatchObject([{ loads: { length: 40 } }]);
  });
});

describe('telemetry', () => {
  /** The report of a page that loaded one screen and failed to load another. */
  async function sentByPage(draw: number) {
    jest.spyOn(Math, 'random').mockReturnValue(draw);
    startTelemetry(route);
    noteLoad(remote, './Catalogue', 120);
    noteFailure(remote, 'http', 'gone');
    // Telemetry's own import of it came first, so the page reports by the time this one resolves.
    await import('./reportPage');
    leave();
    return reports();
  }

  test('is off unless the server asks for it', async () => {
    delete document.documentElement.dataset.telemetry;
    expect(await sentByPage(0)).toEqual([]);
  });

  test('samples one page load in every N', async () => {
    document.documentElement.dataset.telemetry = '10';
    expect(await sentByPage(0.09)).toMatchObject([{ loads: [load], failures: [{ kind: 'http' }] }]);
  });

  test('samples no page load in Data Saver mode', async () => {
    document.documentElement.dataset.telemetry = '10';
    dataSaverStore.setState({ isOn: true });
    expect(await sentByPage(0)).toMatchObject([{ loads: [], failures: [{ kind: 'http' }] }]);
  });

  test('reports failures from every page', async () => {
    document.documentElement.dataset.telemetry = '10';
    expect(await sentByPage(0.11)).toMatchObject([{ loads: [], failures: [{ kind: 'http' }] }]);
  });
});
