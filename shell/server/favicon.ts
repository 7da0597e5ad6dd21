import { colors, markOutlines } from 'shared-ui/page';

const { primary, onPrimary } = colors.light;

/** The site's icon as an SVG file. A tab may be light or dark whatever the page is; this colour is seen on both. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${primary}" d="${markOutlines.ticket}"/><path fill="${onPrimary}" d="${markOutlines.letter}"/></svg>\n`;
