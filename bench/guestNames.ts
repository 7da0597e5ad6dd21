const FIRST_NAMES = (
  'Abiọdún Adaeze Adanna Aisha Akpan Amaka Aminu Ayọ̀bámi Bashir Bisi Bọ́lá Chiamaka Chidi Chika Chioma Chukwuemeka Damilọ́lá Danjuma ' +
  'Dọlápọ̀ Ebele Efe Ejiro Ekaette Emeka Esther Fatima Fẹ́mi Folake Gbenga Grace Habiba Halima Hauwa Ibrahim Ifeoma Ifẹ́ Ijeoma ' +
  'Ikenna Kelechi Khadija Kúnlé Maryam Musa Ngozi Nkechi Nneka Obinna Ọlámidé Osas Precious Ruth Sani Segun Ṣadé Tamuno Temitọpẹ ' +
  'Tobenna Uche Yusuf Zainab Zikora'
).split(' ');

const LAST_NAMES = (
  'Abdullahi Abubakar Adébáyọ̀ Adélékè Adeyẹmi Afolabi Akinọ́lá Akpan Aliyu Amadi Anyanwu Balogun Bassey Bello Briggs Danladi Dike ' +
  'Effiong Ekanem Eze Fáṣọlá Garba Gbadamosi Ibe Idowu Igwe Iheanacho Jaja Kalu Lawal Madueke Mohammed Nnamdi Nwachukwu Nwosu Obi ' +
  'Ogundipe Ojo Okafor Okonkwo Okoro Oládipọ̀ Ọláwálé Olúwaṣeun Omotoso Onuoha Oyelaran Sanusi Suleiman Umeh Usman Uzor Yakubu'
).split(' ');

/** A full event's guest by number, always the same name. The lists' lengths have no common factor, so all pairs come up. */
export const guestName = (number: number) =>
  `${FIRST_NAMES[number % FIRST_NAMES.length]} ${LAST_NAMES[number % LAST_NAMES.length]}`;
