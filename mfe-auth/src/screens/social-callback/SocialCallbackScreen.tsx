import { useCallback, useEffect, useRef, useState } from 'react';
import {
  ApiError,
  clearAuthError,
  signInWithProvider,
  type SocialProvider,
} from '@nzuko/shared-auth';
import { Navigate, useLocation, useNavigate, useSearchParams } from '@nzuko/shared-ui';

import {
  callbackErrorMessage,
  noTokenMessage,
  tokenCallMessage,
} from '../../messages/callbackMessages';
import { useSecondStep } from '../../second-step/useSecondStep';
import { readReturnPath, takeReturnPath } from '../../components/returnPath';
import { CallbackFailed } from './CallbackFailed';
import { CallbackPoster } from './CallbackPoster';
import { CallbackWorking } from './CallbackWorking';
import { providerIn } from './providerIn';

/** The page that Google and GitHub redirect back to. */
export default function SocialCallbackScreen() {
  const { pathname } = useLocation();
  const provider = providerIn(pathname);
  // The route matches any path under /auth/; those without a provider count as unlisted.
  return provider ? <Callback provider={provider} /> : <Navigate to="/" replace />;
}

/** The problem with the provider's response, or null if there is a token to exchange. */
function problemIn(query: URLSearchParams): string | null {
  const code = query.get('error');
  if (code) return callbackErrorMessage(code);
  return query.get('access_token') ? null : noTokenMessage;
}

function Callback({ provider }: { provider: SocialProvider }) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const started = useRef(false);
  // Read once, because the token is removed from the URL below.
  const [answer] = useState({ token: query.get('access_token'), problem: problemIn(query) });
  const [callProblem, setCallProblem] = useState<string | null>(null);
  const { asked, attempt } = useSecondStep();
  const problem = answer.problem ?? callProblem;
  const { token } = answer;

  const enter = useCallback(
    () => void navigate(takeReturnPath() ?? '/dashboard', { replace: true }),
    [navigate],
  );

  useEffect(() => {
    // Keeps the token out of the history and of copied URLs.
    if (query.has('access_token')) void navigate({ search: '' }, { replace: true });
  }, [query, navigate]);

  useEffect(() => {
    // The provider's token can only be exchanged once.
    if (problem || !token || started.current) return;
    started.current = true;
    attempt(() => signInWithProvider(provider, token)).then(
      (end) => end === 'done' && enter(),
      (error: unknown) => {
        // This screen shows its own message; don't repeat the error above the sign-in form.
        clearAuthError();
        setCallProblem(tokenCallMessage(ApiError.from(error)));
      },
    );
  }, [problem, token, provider, attempt, enter]);

  if (asked && !problem) {
    const { View, step } = asked;
    return (
      <View
        step={step}
        poster={<CallbackPoster />}
        onRestart={(reason) =>
          reason
            ? setCallProblem(reason)
            : void navigate('/login', { replace: true, state: { from: readReturnPath() } })
        }
        onSignedIn={enter}
      />
    );
  }
  return problem ? <CallbackFailed provider={provider} message={problem} /> : <CallbackWorking />;
}
