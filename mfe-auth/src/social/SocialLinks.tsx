import type { SocialProvider } from '@nzuko/shared-auth';
import { ButtonLink, styled, theme, useLocation } from '@nzuko/shared-ui';

import { GitHubMark, GoogleMark } from './ProviderMarks';
import { socialStart } from './socialStart';
import { rememberReturnPath } from './returnPath';

const providers: { id: SocialProvider; name: string; Mark: () => React.ReactNode }[] = [
  { id: 'google', name: 'Google', Mark: GoogleMark },
  { id: 'github', name: 'GitHub', Mark: GitHubMark },
];

/** Social sign-in links: full page loads, because they leave the site. */
export function SocialLinks() {
  const { state } = useLocation();
  return (
    <Root>
      <Divider>or</Divider>
      {providers.map(({ id, name, Mark }) => (
        <ButtonLink
          key={id}
          to={socialStart(id)}
          reloadDocument
          variant="secondary"
          startIcon={<Mark />}
          onClick={() => rememberReturnPath(state)}
        >
          Continue with {name}
        </ButtonLink>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Divider = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-size: ${theme.fontSize.sm};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${theme.color.border};
  }
`;
