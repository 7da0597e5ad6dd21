import { styled } from 'styled-components';
import { Button } from '../components/button/Button';
import { theme } from '../theme/theme';

interface ShowPictureProps {
  /** What the picture shows. */
  name: string;
  onShow: () => void;
}

/** In Data Saver mode, in place of a picture: a button that fetches it. */
export const ShowPicture = ({ name, onShow }: ShowPictureProps) => (
  <Root variant="secondary" size="sm" aria-label={`Show picture: ${name}`} onClick={onShow}>
    Show picture
  </Root>
);

// Above the links that are stretched over cards; some pictures are small.
const Root = styled(Button)`
  z-index: 1;
  padding: 0 ${theme.space[2]};
`;
