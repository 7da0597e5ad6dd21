import { useState } from 'react';
import { useSession } from '@nzuko/shared-auth';
import {
  mediaUp,
  PageContainer,
  PageHeader,
  Spinner,
  Stack,
  styled,
  theme,
} from '@nzuko/shared-ui';

import { ConfirmItsYou } from '@nzuko/shared-ui/parts';

import { ActivitySection } from './ActivitySection';
import { AppearanceSection } from './AppearanceSection';
import { CurrentProfile } from './CurrentProfile';
import { DataSaverSection } from './DataSaverSection';
import { DataSection } from './DataSection';
import { DeleteSection } from './DeleteSection';
import { EmailSection } from './EmailSection';
import { OrganizeSection } from './OrganizeSection';
import { PasswordSection } from './PasswordSection';
import { ProfileSection } from './ProfileSection';
import { SessionsSection } from './SessionsSection';
import { SuspendedNotice } from './SuspendedNotice';
import { TwoStepSection } from './two-step/TwoStepSection';

/** The user's settings. */
export default function SettingsScreen() {
  const user = useSession((session) => session.user);
  const [endings, setEndings] = useState(0);
  const handleOthersEnded = () => setEndings((before) => before + 1);
  if (!user) {
    return (
      <Centre>
        <Spinner label="Loading your profile…" size="2.5rem" />
      </Centre>
    );
  }
  // Whatever the API refuses a suspended account isn't offered.
  const { suspension } = user;
  return (
    // Somebody else may have signed in in another tab.
    <PageContainer key={user.id}>
      <Stack gap={8}>
        <PageHeader
          title="Profile Settings"
          subtitle="Manage your personal information and preferences"
        />
        {suspension ? <SuspendedNotice suspension={suspension} /> : null}
        <Columns>
          <Side>
            <CurrentProfile user={user} />
          </Side>
          <Stack gap={6}>
            {suspension ? null : (
              <>
                <ProfileSection user={user} />
                <EmailSection user={user} />
                {user.role === 'ATTENDEE' ? <OrganizeSection /> : null}
              </>
            )}
            <AppearanceSection />
            <DataSaverSection />
            <PasswordSection user={user} onOthersEnded={handleOthersEnded} />
            {suspension ? null : <TwoStepSection onOthersEnded={handleOthersEnded} />}
            <SessionsSection endings={endings} />
            <ActivitySection />
            <DataSection />
            {suspension ? null : <DeleteSection user={user} />}
          </Stack>
        </Columns>
      </Stack>
      <ConfirmItsYou />
    </PageContainer>
  );
}

const Centre = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  ${mediaUp('lg')} {
    grid-template-columns: 20rem minmax(0, 1fr);
    gap: ${theme.space[8]};
  }
`;

const Side = styled.div`
  ${mediaUp('lg')} {
    position: sticky;
    top: ${theme.space[24]};
    align-self: start;
  }
`;
