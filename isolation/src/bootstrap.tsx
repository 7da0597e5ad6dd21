import type { SlotName } from '@nzuko/contract';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { logProblem, onSessionExpired, signIn } from '@nzuko/shared-auth';
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
import { followHistory } from './followHistory';
import { interceptCalls, type Network } from './interceptCalls';
import { interceptChunks, problemOfChunks } from './interceptChunks';
import { Failed, IsolatedScreen, NoScreen } from './IsolatedScreen';
import { IsolatedSlot } from './IsolatedSlot';
import { pageFlags } from './pageFlags';
import { Panel } from './panel/Panel';
import { problemsOfCalls, problemsOfLink, withoutUnknown } from './problemsOfLink';
import { loadScreen, readRemoteUnderTest, type RemoteUnderTest } from './remoteUnderTest';
import { SiteNavBar } from './SiteNavBar';

/** Signs in with the requested role's account; resolves with a sentence for the reader if that fails. */
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
  /** Sentences that say why the reader doesn't get the requested page; empty if they do. */
  problems: readonly string[];
}

const GlobalStyle = createGlobalStyle`${globalCss}`;

// This page is for seeing failed loads: it shows them without retries, and a reload tries again.
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

function buildRouter({ remote, conditions, copy, problems }: Stage) {
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
            {problems.length > 0 ? (
              <PageContainer>
                <Banner tone="warning">
                  {problems.map((problem) => (
                    <div key={problem}>{problem}</div>
                  ))}
                </Banner>
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
  // As in the shell.
  onSessionExpired(() => void router.navigate('/login?session=expired'));
  // The URL in the address bar always reproduces the current view.
  const link = () => {
    const { pathname, search, hash } = router.state.location;
    const { preference: theme } = themeStore.getState();
    return writeConditions(Object.assign(current, { route: pathname + search + hash, theme }));
  };
  followHistory(router, link);
  themeStore.subscribe(() => history.replaceState(history.state, '', link()));
  return router;
}

/** Sets up the page's copy and session. */
async function prepare(remote: RemoteUnderTest, asked: Conditions): Promise<Stage> {
  const { latency, fail } = asked;
  const ofLink = problemsOfLink(location.search, remote);
  const together = (more: (string | null)[]) => [
    ...new Set([...ofLink, ...more].filter((problem) => problem !== null)),
  ];
  try {
    const { copy, conditions, problems: ofApi } = await askForCopy(asked);
    endWithPage(copy);
    // The conditions are for the remote: the harness signs in before they apply.
    const network: Network = { latency: 0, fail: [] };
    interceptCalls({ network, copy, onEnded: () => endedStore.setState({ hasEnded: true }) });
    interceptChunks(network, remote);
    redirectLinks(copy);
    const problems = together([
      ...ofApi,
      ...problemsOfCalls(fail, copy.operations),
      problemOfChunks(conditions, remote),
      await become(copy),
    ]);
    Object.assign(network, { latency, fail });
    return { remote, conditions, copy, problems };
  } catch (error) {
    if (!(error instanceof NoCopy)) throw error;
    return { remote, conditions: asked, copy: null, problems: together([error.message]) };
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
