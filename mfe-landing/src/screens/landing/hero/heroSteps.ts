import { heroPictures, type PictureFiles } from './heroPictures';

/** One of the three steps; `line` is its part of the headline, `alt` describes its picture. */
interface HeroStep {
  label: string;
  line: string;
  caption: string;
  picture: PictureFiles;
  alt: string;
}

/** The steps in order, starting with create. Spec section 1. */
export const heroSteps: readonly HeroStep[] = [
  {
    label: 'Create',
    line: 'Create it.',
    caption: 'One form. It stays a draft until you press Publish Event.',
    picture: heroPictures.create,
    alt: 'The form for a new event with its title filled in and its description being typed.',
  },
  {
    label: 'Sell',
    line: 'Sell it out.',
    caption: 'Share one link. People pay by card in naira and get a QR ticket.',
    picture: heroPictures.sell,
    alt: 'The tickets of an event with their prices in naira, the total and Book Now.',
  },
  {
    label: 'Scan',
    line: 'Scan them in.',
    caption: 'Check tickets at the door. Scan one twice and we’ll tell you.',
    picture: heroPictures.scan,
    alt: 'A QR ticket in front of the camera; below it the result: Checked in.',
  },
];
