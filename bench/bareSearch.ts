import type { Page } from '@playwright/test';

const STYLE = `
  body { font: 16px sans-serif }
  li { display: flex; justify-content: space-between; padding: 12px 0; border-top: 1px solid }
  small { display: block }
`;

/** Runs in the page: finds guests like the scanner, but without its framework, styles or anything else on the page. */
function searchPlainly(guests: { name: string; ticket_number: string }[]): void {
  const [box, results] = ['#box', '#results'].map((each) => document.querySelector(each));
  box?.addEventListener('input', ({ target }) => {
    const wanted = (target as HTMLInputElement).value.toLowerCase();
    const found = guests.filter(({ name }) => name.toLowerCase().includes(wanted));
    const rows = found
      .slice(0, 8)
      .map(
        ({ name, ticket_number: number }) =>
          `<li><span><strong>${name}</strong><small>${number}</small></span><button>Check In</button></li>`,
      );
    if (results)
      results.innerHTML = `<p>${found.length} for ${wanted}</p><ul>${rows.join('')}</ul>`;
  });
}

/** Opens a page that only finds guests, to measure the least that a search can take on this machine. */
export async function openBareSearch(
  page: Page,
  guests: { name: string; ticket_number: string }[],
): Promise<void> {
  // The scanner's own timers end with its document.
  await page.goto('about:blank');
  await page.setContent(
    `<!doctype html><style>${STYLE}</style><label>Find by name <input id="box" aria-controls="results"></label><div id="results"></div>`,
  );
  await page.evaluate(searchPlainly, guests);
}
