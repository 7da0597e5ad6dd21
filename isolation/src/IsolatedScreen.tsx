import type { RemoteRoute } from '@nzuko/contract';
import { Suspense, type ReactNode } from 'react';
import { decideAccess, useSession } from '@nzuko/shared-auth';
import { Banner, PageContainer, Spinner, useLocation, useRouteError } from '@nzuko/shared-ui';

interface IsolatedScreenProps {
  route: Pick<RemoteRoute, 'access' | 'signedOut'>;
  children: ReactNode;
}

/** One screen or slot of the remote behind its guard; if the guard would redirect out of the remote, a note says where to. */
export function IsolatedScreen({ route, children }: IsolatedScreenProps) {
  const status = useSession((session) => session.status);
  switch (decideAccess(route.access, status)) {
    case 'wait':
      return <Spinner label="Loading…" />;
    case 'leave':
      return <Outside to="/dashboard" why="This screen is for guests: a signed-in user goes on." />;
    case 'signIn': {
      const to = route.signedOut?.redirect ?? route.signedOut?.show ?? '/login';
      return <Outside to={to} why="This screen is for members: a visitor signs in first." />;
    }
    case 'allow':
      return <Suspense fallback={<Spinner label="Loading…" />}>{children}</Suspense>;
  }
}

/** Shown in place of a page outside the remote that the screen, its guard or a link leads to. */
export function Outside({ to, why }: { to?: string; why: string }) {
  const { pathname, search } = useLocation();
  return (
    <PageContainer>
      <Banner tone="info" title={`On the site, this would lead to ${to ?? pathname + search}`}>
        {why}
      </Banner>
    </PageContainer>
  );
}

/** Shown at a path that isn't the remote's. */
export function NoScreen({ remote }: { remote: string }) {
  const { pathname, search } = useLocation();
  return (
    <PageContainer>
      <Banner tone="info" title={`${remote} has no screen at ${pathname + search}`}>
        On the site, this leads to another remote’s screen, or to the landing page if no remote has
        one there. Choose a route above to come back.
      </Banner>
    </PageContainer>
  );
}

/** Shown in place of a screen that couldn't be loaded or has thrown; the panel stays. */
export function Failed() {
  const error = useRouteError();
  return (
    <PageContainer>
      <Banner tone="error" title="The screen has failed">
        {String(error)}
      </Banner>
    </PageContainer>
  );
}
