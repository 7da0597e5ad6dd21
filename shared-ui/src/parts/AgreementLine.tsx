import { styled, theme } from '@nzuko/shared-ui';

/** Goes below a button whose press accepts the terms. The links open beside the form, so that nothing typed is lost. */
export function AgreementLine({ by }: { by: 'creating an account' | 'booking' }) {
  return (
    <Line>
      By {by} you accept our <Beside to="/terms">terms of use</Beside> and{' '}
      <Beside to="/privacy">privacy policy</Beside>.
    </Line>
  );
}

const Beside = ({ to, children }: { to: string; children: string }) => (
  <a href={to} target="_blank" rel="noreferrer">
    {children}
  </a>
);

const Line = styled.p`
  font-size: ${theme.fontSize.sm};

  a {
    color: inherit;
  }
`;
