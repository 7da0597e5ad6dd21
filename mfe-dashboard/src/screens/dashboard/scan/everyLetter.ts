/** Every letter of names and numbers, for those who are laid out unseen, so that their fonts are there in time (decision 0130). */
export const everyLetter = {
  name: 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz Ẹẹ̀Ọọ́Ṣṣ Áàéèíìóòúùńǹ',
  number: 'TKT-0123456789ABCDEFGHJKMNPQRSTVWXYZ',
};
