import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem, signIn } from 'shared-auth';
import {
  Banner,
  createMemoryRouter,
  createGlobalStyle,
  Outlet,
  PageContainer,
  RouterProvider,
  setThemePreference,
  startTheme,
  themeStore,
  ToastArea,
} from 'shared-ui';
import { globalCss } from 'shared-ui/global-css';

import { DEMO_PASSWORD, makeFakeApi } from '../fake-api';
import { readConditions, writeConditions, type Conditions } from './conditions';
import { interceptCalls, type Network } from './interceptCalls';
import { IsolatedScreen, Outside } from './IsolatedScreen';
import { Panel } from './panel/Panel';
import { loadScreen, readRemoteUnderTest, type RemoteUnderTest } from './remoteUnderTest';

/** Opens the session of the demo account asked for; answers what is to be told when that failed. */
async function become(viewer: Conditions['as']): Promise<string | null> {
  if (viewer === 'visitor') return null;
  const email = `${viewer}@demo.test`;
  try {
    await signIn({ email, password: DEMO_PASSWORD });
    return null;
  } catch (error) {
    logProblem('harness', error);
    return `${email} could not sign in: ${String(error)}. The page is shown as to a visitor.`;
  }
}

const GlobalStyle = createGlobalStyle`${globalCss}`;

function buildRouter(remote: RemoteUnderTest, conditions: Conditions, problem: string | null) {
  const current = { ...conditions };
  const apply = (next: Conditions) => location.assign(writeConditions(next));
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <GlobalStyle />
            <Panel remote={remote} conditions={current} onApply={apply} />
            {problem ? (
              <PageContainer>
                <Banner tone="warning">{problem}</Banner>
              </PageContainer>
            ) : null}
            <main>
              <Outlet />
            </main>
            <ToastArea />
          </>
        ),
        children: [
          ...remote.routes.map((route) => {
            // A failed load is what this page is for: it is shown as it is, and a reload tries again.
            const Screen = lazy(async () => ({ default: await loadScreen(remote, route.screen) }));
            return { path: route.path, element: <IsolatedScreen route={route} Screen={Screen} /> };
          }),
          { path: '*', element: <Outside /> },
        ],
      },
    ],
    { initialEntries: [conditions.route] },
  );
  // The link in the address bar always reproduces what is seen.
  const keepInUrl = (change: Partial<Conditions>) =>
    history.replaceState(null, '', writeConditions(Object.assign(current, change)));
  keepInUrl({});
  router.subscribe(({ location: { pathname, search, hash } }) =>
    keepInUrl({ route: pathname + search + hash }),
  );
  themeStore.subscribe(({ preference }) => keepInUrl({ theme: preference }));
  return router;
}

/** Shows one remote alone under the conditions of the URL. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  try {
    const remote = readRemoteUnderTest();
    const route = remote.routes[0]?.path ?? '/';
    const conditions = readConditions(location.search, { route, api: remote.api });
    const { api, data, theme, latency, fail } = conditions;
    startTheme();
    setThemePreference(theme);
    // The conditions are for the remote: the harness itself signs in before they hold.
    const network: Network = { latency: 0, fail: [] };
    interceptCalls(network, api === 'fake' ? makeFakeApi({ data, now: () => new Date() }) : null);
    const problem = await become(conditions.as);
    Object.assign(network, { latency, fail });
    const router = buildRouter(remote, conditions, problem);
    createRoot(container).render(<RouterProvider router={router} />);
  } catch (error) {
    container.textContent = `The remote could not be shown (${logProblem('harness', error)}): ${String(error)}`;
  }
}
