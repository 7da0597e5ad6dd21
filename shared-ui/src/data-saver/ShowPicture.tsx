import { Button } from '../components/button/Button';

interface ShowPictureProps {
  /** The picture's subject, for screen readers. */
  name: string;
  onShow: () => void;
  className?: string;
}

/** Replaces a picture in Data Saver mode: a button that fetches it. */
export const ShowPicture = ({ name, onShow, className }: ShowPictureProps) => (
  <Button
    variant="secondary"
    size="sm"
    className={className}
    aria-label={`Show Picture: ${name}`}
    onClick={onShow}
  >
    Show Picture
  </Button>
);
