import { API_BASE_PATH, type SocialProvider } from 'shared-auth';
import { ButtonLink, styled, theme, useLocation } from 'shared-ui';

import { rememberWantedPage } from './wantedPage';
import { GitHubMark, GoogleMark } from './ProviderMarks';

const providers: { id: SocialProvider; name: string; Mark: () => React.ReactNode }[] = [
  { id: 'google', name: 'Google', Mark: GoogleMark },
  { id: 'github', name: 'GitHub', Mark: GitHubMark },
];

/** The server's address that begins a social sign-in. Spec section 7. */
export const socialStart = (provider: SocialProvider) =>
  `${API_BASE_PATH}/auth/${provider}/redirect/`;

/** The ways to sign in through a social provider: whole page loads, for they leave the site. */
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
          onClick={() => rememberWantedPage(state)}
        >
          Continue with {name}
        </ButtonLink>
      ))}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${theme.space[3]};
`;

const Divider = styled.p`
  grid-column: 1 / -1;
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
