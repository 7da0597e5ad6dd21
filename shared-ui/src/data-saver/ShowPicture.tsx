import { Button } from '../components/button/Button';

interface ShowPictureProps {
  /** What the picture shows. */
  name: string;
  onShow: () => void;
  className?: string;
}

/** In Data Saver mode, in place of a picture: a button that fetches it. */
export const ShowPicture = ({ name, onShow, className }: ShowPictureProps) => (
  <Button
    variant="secondary"
    size="sm"
    className={className}
    aria-label={`Show picture: ${name}`}
    onClick={onShow}
  >
    Show picture
  </Button>
);
