import { useEffect, useLayoutEffect, useState } from 'react';
import type { User } from '@nzuko/contract';
import {
  ApiError,
  clearAuthError,
  logProblem,
  updateProfile,
  useSession,
} from '@nzuko/shared-auth';
import { Banner } from '@nzuko/shared-ui';
import { pictureToSend } from '@nzuko/shared-ui/parts';

import { SUCCESS_SHOWN_MS } from '../../constants';
import { profileChanges } from './profileChanges';
import { ProfileForm } from './ProfileForm';
import type { ProfileValues } from './profileSchema';
import { usePendingPicture } from './usePendingPicture';

/** Saves the profile form and shows the outcome. */
export function ProfileSection({ user }: { user: User }) {
  const error = useSession((session) => session.error);
  const picture = usePendingPicture();
  const [savedAt, setSavedAt] = useState<number | null>(null);

  // Another screen's message doesn't belong to this form.
  useLayoutEffect(clearAuthError, []);

  useEffect(() => {
    if (savedAt === null) return;
    const timer = setTimeout(() => setSavedAt(null), SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  const handleSubmit = async (values: ProfileValues) => {
    setSavedAt(null);
    const file = picture.file && (await pictureToSend(picture.file));
    const changes = profileChanges(user, values, file);
    // They chose a picture that was ignored, so "updated" would be wrong.
    if (!changes && picture.problem) return;
    if (picture.file) picture.setProblem(null);
    try {
      if (changes) await updateProfile(changes);
    } catch (failure) {
      logProblem('settings', failure);
      const { profile_picture: problem } = ApiError.from(failure).fields;
      if (problem) picture.setProblem(problem);
      throw failure;
    }
    picture.clearSaved(picture.file);
    setSavedAt(Date.now());
  };

  return (
    <ProfileForm
      user={user}
      picture={picture}
      onSubmit={handleSubmit}
      onEdit={clearAuthError}
      banners={
        <>
          {error ? (
            <Banner tone="error" title="Error" onDismiss={clearAuthError}>
              {error}
            </Banner>
          ) : null}
          {savedAt === null ? null : (
            <Banner tone="success" title="Success">
              Profile updated successfully!
            </Banner>
          )}
        </>
      }
    />
  );
}
