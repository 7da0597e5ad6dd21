import { countText } from '../../../text/countText';

/** For example "1 person" or "1,200 people". */
export const peopleText = (count: number) =>
  count === 1 ? '1 person' : `${countText(count)} people`;
