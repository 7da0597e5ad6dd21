import type { SocialProvider } from '@nzuko/shared-auth';
import { ButtonLink, styled, theme } from '@nzuko/shared-ui';
import { OrLine } from '@nzuko/shared-ui/parts';

import { GitHubMark, GoogleMark } from './ProviderMarks';
import { socialStart } from './socialStart';
import { rememberReturnPath } from '../components/returnPath';
import { useWayBack } from '../location-state/useWayBack';

const providers: { id: SocialProvider; name: string; Mark: () => React.ReactNode }[] = [
  { id: 'google', name: 'Google', Mark: GoogleMark },
  { id: 'github', name: 'GitHub', Mark: GitHubMark },
];

/** Social sign-in links: full page loads, because they leave the site. */
export function SocialLinks() {
  const wayBack = useWayBack();
  return (
    <Root>
      <OrLine />
      {providers.map(({ id, name, Mark }) => (
        <ButtonLink
          key={id}
          to={socialStart(id)}
          reloadDocument
          variant="secondary"
          startIcon={<Mark />}
          onClick={() => rememberReturnPath(wayBack)}
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
