import { useEffect, useRef, type ReactNode } from 'react';
import type { User } from '@nzuko/contract';
import { useApiForm } from '@nzuko/shared-auth/api-form';
import { Button, Card, Field, styled, theme } from '@nzuko/shared-ui';

import { PictureSection } from './PictureSection';
import { profileSchema, profileValuesOf, typedSince, type ProfileValues } from './profileSchema';
import { UnsavedProfile } from './UnsavedProfile';
import type { PendingPicture } from './usePendingPicture';

interface ProfileFormProps {
  user: User;
  picture: PendingPicture;
  /** Banners with the outcome, shown beside the submit button. */
  banners: ReactNode;
  /** Saves the values and the pending picture; rejects with ApiError. */
  onSubmit: (values: ProfileValues) => Promise<void>;
  /** Called on every edit, of the picture too. */
  onEdit: () => void;
}

/** The profile form: picture, names and the two read-only fields. */
export function ProfileForm({ user, picture, banners, onSubmit, onEdit }: ProfileFormProps) {
  const saved = profileValuesOf(user);
  const { formik, formProps, fieldProps, isSubmitting } = useApiForm({
    schema: profileSchema,
    initialValues: saved,
    onSubmit,
  });
  const earlier = useRef(saved);
  useEffect(() => {
    const typed = typedSince(earlier.current, formik.values);
    earlier.current = saved;
    // A save in another tab has reset the form, so put unsaved text back. Its own save may merely have tidied the names.
    if (!isSubmitting && Object.keys(typed).length > 0) {
      void formik.setValues({ ...saved, ...typed });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- only when what is saved has changed
  }, [saved.first_name, saved.last_name]);
  const hasEdits = formik.dirty || picture.file !== null;

  return (
    <Card padding="none">
      <form {...formProps} aria-label="Profile" onChange={onEdit}>
        <Part>
          <PictureSection savedUrl={user.profile_picture} picture={picture} onEdit={onEdit} />
        </Part>
        <Part>
          <Pair>
            <Field
              {...fieldProps('first_name')}
              label="First Name"
              required
              // The saved name would overwrite anything typed meanwhile.
              readOnly={isSubmitting}
              placeholder="Enter your first name"
              autoComplete="given-name"
            />
            <Field
              {...fieldProps('last_name')}
              label="Last Name"
              required
              readOnly={isSubmitting}
              placeholder="Enter your last name"
              autoComplete="family-name"
            />
          </Pair>
          <Pair>
            <Field
              name="username"
              label="Username"
              hint="Username cannot be changed"
              value={user.username}
              disabled
            />
            <Field
              name="email"
              label="Email Address"
              hint="Email cannot be changed"
              value={user.email}
              disabled
            />
          </Pair>
        </Part>
        <Foot>
          {banners}
          <p>* Required fields</p>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? 'Updating Profile...' : 'Save Changes'}
          </Button>
        </Foot>
      </form>
      <UnsavedProfile hasEdits={hasEdits} />
    </Card>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.border};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  align-items: start;
  gap: ${theme.space[5]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[5]} ${theme.space[6]};

  > p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }

  > [role] {
    flex: 1 0 100%;
  }
`;
