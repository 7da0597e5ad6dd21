// What the page server needs of shared-auth: no browser code here.
export type { ApiSchemas } from './apiTypes';
export { ACCESS_TOKEN_KEY } from './constants';
