import { clearAuthError, useSession } from '@nzuko/shared-auth';
import { Banner } from '@nzuko/shared-ui';

/** Dismissible banner with the auth layer's last error; hidden if another banner (`besides`) already shows it. */
export function AuthErrorBanner({ besides }: { besides?: string }) {
  const error = useSession((session) => session.error);
  if (!error || error === besides) return null;
  return (
    <Banner tone="error" onDismiss={clearAuthError}>
      {error}
    </Banner>
  );
}
