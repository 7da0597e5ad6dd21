import { clearAuthError, useSession } from 'shared-auth';
import { Banner } from 'shared-ui';

/** The auth layer's last sentence, to be dismissed; nothing where another banner (`besides`) says it already. */
export function AuthErrorBanner({ besides }: { besides?: string }) {
  const error = useSession((session) => session.error);
  if (!error || error === besides) return null;
  return (
    <Banner tone="error" onDismiss={clearAuthError}>
      {error}
    </Banner>
  );
}
