import type { ReactNode } from 'react';
import type { User } from 'shared-auth';
import { Button, Card, Field, styled, theme } from 'shared-ui';

import { useSettingsForm } from '../../forms/useSettingsForm';
import { PictureSection } from './PictureSection';
import { profileSchema, profileValuesOf, type ProfileValues } from './profileSchema';
import type { PendingPicture } from './usePendingPicture';

interface ProfileFormProps {
  user: User;
  picture: PendingPicture;
  /** Banners, shown beside the button that they answer. */
  news: ReactNode;
  /** Saves the values and the pending picture; rejects with ApiError. */
  onSubmit: (values: ProfileValues) => Promise<void>;
  onEdit: () => void;
}

/** Picture, names, and the two fields that cannot be changed. */
export function ProfileForm({ user, picture, news, onSubmit, onEdit }: ProfileFormProps) {
  const { formProps, fieldProps, isSubmitting } = useSettingsForm({
    schema: profileSchema,
    initialValues: profileValuesOf(user),
    onSubmit,
    onEdit,
  });

  return (
    <Card padding="none">
      <form {...formProps} aria-label="Profile">
        <Part>
          <PictureSection savedUrl={user.profile_picture} picture={picture} onEdit={onEdit} />
        </Part>
        <Part>
          <Pair>
            <Field
              {...fieldProps('first_name')}
              label="First Name"
              required
              placeholder="Enter your first name"
              autoComplete="given-name"
            />
            <Field
              {...fieldProps('last_name')}
              label="Last Name"
              required
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
          {news}
          <p>* Required fields</p>
          <Button type="submit" loading={isSubmitting}>
            {isSubmitting ? 'Updating Profile...' : 'Save Changes'}
          </Button>
        </Foot>
      </form>
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
