// The nav bar's constants from spec section 9.

/** The bar changes style once the page is scrolled beyond this. */
export const NAV_BAR_SCROLLED_PX = 20;
/** The mobile menu closes when the page is scrolled past this. */
export const MOBILE_MENU_CLOSES_PX = 100;
/** Max width of the user name in the bar. */
export const USER_NAME_MAX_WIDTH = '8rem';
