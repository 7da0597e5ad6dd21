// Spec section 9, the rows that the nav bar owns.

/** The bar changes its look once the page is scrolled further than this. */
export const NAV_BAR_SCROLLED_PX = 20;
/** The mobile menu closes when the page is scrolled past this. */
export const MOBILE_MENU_CLOSES_PX = 100;
/** The user's name in the bar is cut at this width. */
export const USER_NAME_MAX_WIDTH = '8rem';
