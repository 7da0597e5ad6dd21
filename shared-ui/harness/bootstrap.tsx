import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem, restoreSession, signIn, signOut } from 'shared-auth';
import {
  createMemoryRouter,
  GlobalStyle,
  Outlet,
  RouterProvider,
  startTheme,
  ToastArea,
} from 'shared-ui';

import { readConditions, writeConditions, type Conditions } from './conditions';
import { Controls } from './Controls';
import { IsolatedScreen, Outside } from './IsolatedScreen';
import { loadScreen, readRemoteUnderTest, type RemoteUnderTest } from './remoteUnderTest';

const DEMO_PASSWORD = 'Demo1234';

/** Makes the session that of the demo account asked for; a session that already is stays. */
async function become(viewer: Conditions['as']): Promise<void> {
  await restoreSession();
  const known = sessionStorage.getItem('isolated-as');
  if (known === viewer) return;
  await signOut();
  if (viewer !== 'visitor') {
    await signIn({ email: `${viewer}@demo.test`, password: DEMO_PASSWORD });
  }
  sessionStorage.setItem('isolated-as', viewer);
}

function buildRouter(remote: RemoteUnderTest, conditions: Conditions) {
  const apply = (next: Conditions) => location.assign(writeConditions(next));
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <GlobalStyle />
            <Controls remote={remote} conditions={conditions} onApply={apply} />
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
  router.subscribe(({ location: { pathname, search, hash } }) => {
    const route = pathname + search + hash;
    history.replaceState(null, '', writeConditions({ ...conditions, route }));
  });
  return router;
}

/** Shows one remote alone under the conditions of the URL. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  try {
    const remote = readRemoteUnderTest();
    const conditions = readConditions(location.search, remote.routes[0]?.path ?? '/');
    // The isolation server obeys these at its way to the API; the remote's code knows nothing of them.
    const { latency, fail } = conditions;
    document.cookie = 'isolated=; path=/api; max-age=0';
    startTheme();
    await become(conditions.as);
    document.cookie = `isolated=${encodeURIComponent(JSON.stringify({ latency, fail }))}; path=/api; SameSite=Strict`;
    createRoot(container).render(<RouterProvider router={buildRouter(remote, conditions)} />);
  } catch (error) {
    container.textContent = `The remote could not be shown (${logProblem('harness', error)}): ${String(error)}`;
  }
}
