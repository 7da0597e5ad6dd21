import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from '@nzuko/shared-ui/icons';
import { safeStorage, useSession } from '@nzuko/shared-auth';
import { Button, Card, Link, VisuallyHidden } from '@nzuko/shared-ui';

import type { Event } from '../../../api/eventsApi';
import { payoutAccountQuery } from '../../../api/payoutAccountApi';
import { FIRST_EVENT_GUIDE_KEY } from '../../../constants';
import { useActing } from '../../../team/acting';
import { TabSection } from '../TabSection';
import { useDashboardUrl } from '../useDashboardUrl';
import { Step, Steps } from './FirstEventGuide.styles';
import { firstEventSteps, isNewOrganizer } from './firstEventSteps';

/** Four steps to the first event, for new organizers, until all are done or the guide is hidden on this device. */
export function FirstEventGuide({ events }: { events: readonly Event[] }) {
  const user = useSession((session) => session.user);
  const { acting } = useActing();
  const key = `${FIRST_EVENT_GUIDE_KEY}_${user?.id ?? ''}`;
  const [isHidden, setHidden] = useState(() => safeStorage.get(key) !== null);
  const { hrefToTab } = useDashboardUrl();
  const isFor = !isHidden && user?.role === 'ORGANIZER' && acting.isOwn && isNewOrganizer(events);
  const { data: payee, isPending } = useQuery({ ...payoutAccountQuery, enabled: isFor });
  if (!isFor || isPending) return null;

  const hasAccount = payee && payee.account !== null;
  const isVerified = user.email_verified;
  const steps = firstEventSteps(events, { hasAccount, isVerified }, hrefToTab('payouts'));
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  const next = steps.find(({ isDone, to }) => !isDone && to);
  const handleHide = () => {
    safeStorage.set(key, 'hidden');
    setHidden(true);
  };
  return (
    <TabSection
      title="Your first event"
      aside={
        <Button variant="ghost" size="sm" onClick={handleHide}>
          Hide This Guide
        </Button>
      }
    >
      <Card>
        <p>{`${done} of ${steps.length} steps done`}</p>
        <Steps>
          {steps.map(({ title, text, to, isDone }) => (
            <Step key={title} $isDone={isDone} aria-current={title === next?.title && 'step'}>
              {isDone ? <CircleCheck size={22} /> : <Circle size={22} />}
              <div>
                <h3>
                  {!isDone && to ? <Link to={to}>{title}</Link> : title}
                  {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : null}
                </h3>
                <p>{text}</p>
              </div>
            </Step>
          ))}
        </Steps>
      </Card>
    </TabSection>
  );
}
