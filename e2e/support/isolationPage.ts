import type { Page } from '@playwright/test';

import { liveVersion } from './liveVersion';

/** The path of the page that shows a live release alone. */
export const isolationPage = async (page: Page, name: string): Promise<string> =>
  `/remotes/mfe_${name}/${await liveVersion(page, `mfe_${name}`)}/index.html`;
