import { styled } from 'styled-components';
import { productName } from '../../brand';
import { theme } from '../../theme/theme';
import { LogoMark } from './LogoMark';

/** The mark and the wordmark; `size` is the mark's height as a CSS length. */
export function Logo({ size = '2rem' }: { size?: string }) {
  return (
    <Root $size={size}>
      <LogoMark size={size} />
      <Word>{productName.toLowerCase()}</Word>
    </Root>
  );
}

const Root = styled.span<{ $size: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.3em;
  color: ${theme.color.text};
  font-size: calc(${({ $size }) => $size} * 0.82);
`;

const Word = styled.span`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.black};
  letter-spacing: -0.05em;
  line-height: 1;
  translate: 0 -0.04em;
`;
