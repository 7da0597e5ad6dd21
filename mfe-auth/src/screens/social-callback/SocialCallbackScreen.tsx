import { useEffect, useRef, useState } from 'react';
import { ApiError, clearAuthError, signInWithProvider, type SocialProvider } from 'shared-auth';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'shared-ui';

import {
  callbackErrorMessage,
  noTokenMessage,
  tokenCallMessage,
} from '../../messages/callbackMessages';
import { takeWantedPage } from '../../social/wantedPage';
import { CallbackFailed } from './CallbackFailed';
import { CallbackWorking } from './CallbackWorking';
import { providerIn } from './providerIn';

/** Where Google and GitHub send the visitor back to. */
export default function SocialCallbackScreen() {
  const { pathname } = useLocation();
  const provider = providerIn(pathname);
  // The routes under /auth/ are wider than the providers' names; the rest is an unlisted path.
  return provider ? <Callback provider={provider} /> : <Navigate to="/" replace />;
}

/** What the provider's answer says by itself, or null when there is a token to exchange. */
function problemIn(query: URLSearchParams): string | null {
  const code = query.get('error');
  if (code) return callbackErrorMessage(code);
  return query.get('access_token') ? null : noTokenMessage;
}

function Callback({ provider }: { provider: SocialProvider }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const started = useRef(false);
  const [callProblem, setCallProblem] = useState<string | null>(null);
  const problem = problemIn(query) ?? callProblem;
  const token = query.get('access_token');

  useEffect(() => {
    // The provider's token is good for one exchange.
    if (problem || !token || started.current) return;
    started.current = true;
    signInWithProvider(provider, token).then(
      () => void navigate(takeWantedPage() ?? '/dashboard', { replace: true }),
      (error: unknown) => {
        // Said here, in this screen's words; not once more above the sign-in form.
        clearAuthError();
        setCallProblem(tokenCallMessage(ApiError.from(error)));
      },
    );
  }, [problem, token, provider, navigate]);

  return problem ? <CallbackFailed provider={provider} message={problem} /> : <CallbackWorking />;
}
