import { ArrowLeft, RotateCcw } from '@nzuko/shared-ui/icons';
import type { SocialProvider } from '@nzuko/shared-auth';
import { Banner, ButtonLink, Stack } from '@nzuko/shared-ui';

import { AuthLayout } from '../../components/AuthLayout';
import { readReturnPath } from '../../components/returnPath';
import { socialStart } from '../../social/socialStart';
import { CallbackPoster } from './CallbackPoster';

interface CallbackFailedProps {
  provider: SocialProvider;
  message: string;
}

/** Why the social sign-in failed, with links to retry or go back. */
export function CallbackFailed({ provider, message }: CallbackFailedProps) {
  return (
    <AuthLayout title="Authentication Failed" poster={<CallbackPoster failed />}>
      <Banner tone="error">{message}</Banner>
      <Stack gap={3}>
        {/* Starts over, because codes and tokens can only be used once. */}
        <ButtonLink
          to={socialStart(provider)}
          reloadDocument
          size="lg"
          startIcon={<RotateCcw size={20} />}
        >
          Try Again
        </ButtonLink>
        <ButtonLink
          to="/login"
          // Back mustn't return to an answer that has been used.
          replace
          state={{ from: readReturnPath() }}
          variant="secondary"
          size="lg"
          startIcon={<ArrowLeft size={20} />}
        >
          Back to Login
        </ButtonLink>
      </Stack>
    </AuthLayout>
  );
}
