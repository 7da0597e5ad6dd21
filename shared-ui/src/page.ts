// What the server writes into the HTML of every page: no React here, so that Node can read it without a browser's code.
export { productName } from './brand';
export { themeBootScript } from './theme/themeBootScript';
export { themeCss } from './theme/themeCss';
