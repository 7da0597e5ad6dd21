import { Spinner, styled, theme } from '@nzuko/shared-ui';

import { AuthLayout } from '../../components/AuthLayout';
import { CallbackPoster } from './CallbackPoster';

/** Shown while the token is being exchanged. */
export function CallbackWorking() {
  return (
    <AuthLayout title="Signing you in" poster={<CallbackPoster />}>
      <Progress role="status">
        <Spinner size="2rem" />
        Completing authentication...
      </Progress>
    </AuthLayout>
  );
}

const Progress = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  font-size: ${theme.fontSize.lg};
`;
