import { markOutlines } from '@nzuko/contract/brand';
import { colors } from '@nzuko/shared-ui/theme/tokens';

const { primary, onPrimary } = colors.light;

/** The site's icon as SVG. The browser's tabs may be light or dark; this colour is visible on both. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${primary}" d="${markOutlines.ticket}"/><path fill="${onPrimary}" d="${markOutlines.letter}"/></svg>\n`;
