// What the page server and the release tools need of shared-ui: no React here, so that Node can read it.
export { markOutlines, productName } from './brand';
export type { RemoteContract, RemoteRoute } from './contract/remoteContract';
export { formatEventDateRange } from './format/eventDates';
export { formatPrice } from './format/money';
export { themeBootScript } from './theme/themeBootScript';
export { themeCss } from './theme/themeCss';
export { colors } from './theme/tokens';
