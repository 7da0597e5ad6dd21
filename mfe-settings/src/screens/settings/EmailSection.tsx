import { emailVerificationDuration } from '@nzuko/contract';
import { useEffect, useRef, useState } from 'react';
import type { User } from '@nzuko/contract';
import { ApiError, logProblem } from '@nzuko/shared-auth';
import { Badge, Banner, Button } from '@nzuko/shared-ui';
import { MailAddress } from '@nzuko/shared-ui/parts';

import { sendVerificationLink } from '../../api/emailVerification';
import { accountMessage } from '../../messages/accountMessages';
import { focusUnlessMoved } from './focusUnlessMoved';
import { SettingsSection } from './SettingsSection';

/** Says whether the email address is confirmed, and sends the link again. */
export function EmailSection({ user }: { user: User }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  // On another device, since the profile was loaded. The session isn't restored for that: the shell may be an older one, whose
  // restoring takes this screen away meanwhile.
  const [wasConfirmed, setConfirmed] = useState(false);
  const isConfirmed = user.email_verified || wasConfirmed;
  const about = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (wasConfirmed) focusUnlessMoved(about.current);
  }, [wasConfirmed]);

  const handleClick = async () => {
    setState('busy');
    setProblem(null);
    try {
      await sendVerificationLink();
      setState('sent');
    } catch (failure) {
      const error = ApiError.from(failure);
      if (error.text('code') === 'already_verified') {
        setConfirmed(true);
      } else {
        logProblem('settings', failure);
        setProblem(accountMessage(error, 'We couldn’t send the link.'));
      }
      setState('idle');
    }
  };

  return (
    <SettingsSection title="Email Confirmation">
      <p ref={about} tabIndex={-1}>
        <MailAddress>{user.email}</MailAddress>{' '}
        <Badge tone={isConfirmed ? 'success' : 'warning'}>
          {isConfirmed ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      {isConfirmed ? null : (
        <>
          <p>We’ve emailed you a link. Open it to confirm that this address is yours.</p>
          {problem ? (
            <Banner tone="error" title="Error" onDismiss={() => setProblem(null)}>
              {problem}
            </Banner>
          ) : null}
          {state === 'sent' ? (
            <Banner tone="success" title="Link sent">
              Check your inbox, and your spam folder. The link works for {emailVerificationDuration}
              .
            </Banner>
          ) : null}
          <div>
            <Button
              variant="secondary"
              loading={state === 'busy'}
              onClick={() => void handleClick()}
            >
              Send the Link Again
            </Button>
          </div>
        </>
      )}
    </SettingsSection>
  );
}
