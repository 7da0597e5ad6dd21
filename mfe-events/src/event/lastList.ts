/** The query of the catalogue as last seen on this page, so that the way back from an event keeps its filters. */
export const lastList = { search: '' };
