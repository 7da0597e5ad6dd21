import { shellBuildDirectory } from '../scripts/paths';
import { loadInTurn, printTable, withBenchSite, withoutScripts } from './benchSite';
import { EVENT_SCRIPTS_BUDGET } from '../scripts/budgets';
import { atMost, type Figure } from './figures';

interface ListedEvent {
  id: number;
  banner_image: string | null;
  available_capacity: number;
}

/** A typical event of the demo calendar: with a picture, and with tickets available. */
export async function pickEvent(apiUrl: string): Promise<number> {
  const answer = await fetch(`${apiUrl}/api/events/`);
  const { results } = (await answer.json()) as { results: ListedEvent[] };
  const event = results.find((each) => each.banner_image && each.available_capacity > 0);
  if (!event) throw new Error('The demo calendar has no event that can be booked.');
  return event.id;
}

/** Alternately loads an event's page and a bare page with the same markup and picture. */
export async function benchEvent(): Promise<Figure[]> {
  return withBenchSite(async ({ apiUrl, serve, browser }) => {
    const path = `/events/${await pickEvent(apiUrl)}`;
    const { site, bare } = await loadInTurn(browser, {
      site: (await serve(shellBuildDirectory)) + path,
      bare: (await serve(shellBuildDirectory, withoutScripts)) + path,
    });
    printTable('An event’s page', [
      ['(a) this page', site],
      ['(b) bare page, same event', bare],
    ]);
    return [
      atMost('largest paint (a) / (b)', site.largestPaint / bare.largestPaint, 1.15),
      atMost(
        'script before interactive',
        site.scriptBytes / 1000,
        EVENT_SCRIPTS_BUDGET / 1000,
        'KB',
      ),
      atMost('layout shift', site.layoutShift, 0.01),
    ];
  });
}
