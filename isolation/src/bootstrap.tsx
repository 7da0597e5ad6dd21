import type { SlotName } from '@nzuko/contract';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem, signIn } from '@nzuko/shared-auth';
import { provideFlags } from '@nzuko/shared-auth/flags';
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
  type RouteObject,
} from '@nzuko/shared-ui';
import { globalCss } from '@nzuko/shared-ui/global-css';

import { readConditions, writeConditions, type Conditions } from './conditions';
import { askForCopy, endWithPage, NoCopy, redirectLinks, type Copy } from './copy';
import { Ended, endedStore } from './Ended';
import { interceptCalls, type Network } from './interceptCalls';
import { interceptChunks, problemOfChunks } from './interceptChunks';
import { Failed, IsolatedScreen, NoScreen } from './IsolatedScreen';
import { IsolatedSlot } from './IsolatedSlot';
import { pageFlags } from './pageFlags';
import { Panel } from './panel/Panel';
import { problemsOfCalls, problemsOfLink, withoutUnknown } from './problemsOfLink';
import { loadScreen, readRemoteUnderTest, type RemoteUnderTest } from './remoteUnderTest';
import { SiteNavBar } from './SiteNavBar';

/** Signs in with the account of the role asked for; answers what is to be told when that failed. */
async function become({ account }: Copy): Promise<string | null> {
  if (!account) return null;
  try {
    await signIn(account);
    return null;
  } catch (error) {
    logProblem('harness', error);
    return `${account.email} could not sign in: ${String(error)}. The page is shown as to a visitor.`;
  }
}

interface Stage {
  remote: RemoteUnderTest;
  conditions: Conditions;
  copy: Copy | null;
  /** What stands between the reader and the page asked for; empty if nothing does. */
  problem: string;
}

const GlobalStyle = createGlobalStyle`${globalCss}`;

// A failed load is what this page is for: it is shown as it is, and a reload tries again.
const lazyModule = (remote: RemoteUnderTest, module: string) =>
  lazy(async () => ({ default: await loadScreen(remote, module) }));

/** The remote's routes, or one of its slots at every path. */
function stageChildren(remote: RemoteUnderTest, slot: string): RouteObject[] {
  const name = slot as SlotName;
  const offer = remote.slots?.[name];
  if (offer) {
    const Component = lazyModule(remote, offer.module);
    return [
      { path: '*', element: <IsolatedSlot name={name} offer={offer} Component={Component} /> },
    ];
  }
  return [
    ...remote.routes.map((route) => {
      const Screen = lazyModule(remote, route.screen);
      const element = (
        <IsolatedScreen route={route}>
          <Screen />
        </IsolatedScreen>
      );
      return { path: route.path, handle: route, element };
    }),
    { path: '*', element: <NoScreen remote={remote.name} /> },
  ];
}

function buildRouter({ remote, conditions, copy, problem }: Stage) {
  const current = { ...conditions };
  const apply = (next: Conditions) => location.assign(writeConditions(next));
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <GlobalStyle />
            <Panel remote={remote} conditions={current} copy={copy} onApply={apply} />
            <Ended />
            {conditions.nav === 'on' && <SiteNavBar remote={remote} />}
            {problem ? (
              <PageContainer>
                <Banner tone="warning">{problem}</Banner>
              </PageContainer>
            ) : null}
            <main>{copy ? <Outlet /> : null}</main>
            <ToastArea />
          </>
        ),
        children: stageChildren(remote, conditions.slot).map((route): RouteObject => ({
          ...route,
          errorElement: <Failed />,
        })),
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

/** Gets the page its copy and its session. */
async function prepare(remote: RemoteUnderTest, conditions: Conditions): Promise<Stage> {
  const { latency, fail } = conditions;
  const ofLink = problemsOfLink(location.search, remote);
  const together = (more: (string | null)[]) => [...ofLink, ...more].filter(Boolean).join(' ');
  try {
    const copy = await askForCopy(conditions);
    endWithPage(copy);
    // The conditions are for the remote: the harness itself signs in before they hold.
    const network: Network = { latency: 0, fail: [] };
    interceptCalls({ network, copy, onEnded: () => endedStore.setState({ hasEnded: true }) });
    interceptChunks(network, remote);
    redirectLinks(copy);
    const problem = together([
      ...problemsOfCalls(fail, copy.operations),
      problemOfChunks(conditions, remote),
      await become(copy),
    ]);
    Object.assign(network, { latency, fail });
    return { remote, conditions, copy, problem };
  } catch (error) {
    if (!(error instanceof NoCopy)) throw error;
    return { remote, conditions, copy: null, problem: together([error.message]) };
  }
}

/** Shows one remote alone under the conditions of the URL. */
export async function bootstrap(): Promise<void> {
  const container = document.getElementById('root');
  if (!container) return;
  try {
    const remote = readRemoteUnderTest();
    const route = remote.routes[0]?.path ?? '/';
    const conditions = withoutUnknown(readConditions(location.search, { route }), remote);
    provideFlags(pageFlags(remote, conditions.flags));
    startTheme();
    setThemePreference(conditions.theme);
    const stage = await prepare(remote, conditions);
    const router = buildRouter(stage);
    createRoot(container).render(<RouterProvider router={router} />);
  } catch (error) {
    container.textContent = `The remote could not be shown (${logProblem('harness', error)}): ${String(error)}`;
  }
}
