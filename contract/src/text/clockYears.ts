/** The years, in Lagos, that an isolated page's clock may start in: the demo's calendar and the API's tokens support no others. */
export const CLOCK_YEARS = { first: 2000, last: 2999 };
