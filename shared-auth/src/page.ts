// What the page server and the fake API need of shared-auth: no browser code here.
export type { ApiPaths, ApiSchemas } from './apiTypes';
export { ACCESS_TOKEN_KEY } from './constants';
