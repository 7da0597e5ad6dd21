import { heroPictures, type PictureFiles } from './heroPictures';

/** One of the three things an organizer does here; `line` is its part of the headline, `alt` says what its picture shows. */
export interface HeroStep {
  label: string;
  line: string;
  caption: string;
  picture: PictureFiles;
  alt: string;
}

/** The steps in their order; the hero starts with create. Spec section 1. */
export const heroSteps: readonly HeroStep[] = [
  {
    label: 'Create',
    line: 'Create it.',
    caption: 'One form. It stays a draft until you press Publish Event.',
    picture: heroPictures.create,
    alt: 'The form for a new event: its title is there, its description is being written.',
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
    caption: 'Check tickets at the door. Scan one twice and you are told.',
    picture: heroPictures.scan,
    alt: 'A QR ticket before the camera; below it the answer: Checked in.',
  },
];
