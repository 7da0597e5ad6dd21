import { TICKET_NUMBER_LETTERS } from '@nzuko/contract/text';
import { css } from '@nzuko/shared-ui';

/** Every letter of names and numbers, for those who are laid out unseen, so that their fonts are there in time (decision 0130). */
export const everyLetter = {
  name: 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz Ẹẹ̀Ọọ́Ṣṣ Áàéèíìóòúùńǹ',
  number: `TKT-${TICKET_NUMBER_LETTERS}`,
};

/** As wide as what is seen beside it, but laid out by itself: with a height that changes, it would be laid out again each time. */
export const unseen = css`
  position: absolute;
  inset: 0 0 auto;
  height: 1px;
  contain: strict;
  visibility: hidden;
`;
