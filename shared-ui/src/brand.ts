import { productName as name } from '@nzuko/contract/brand';

/** The product's name, as it appears in titles and the wordmark. Not an export of contract’s, which the SDK’s types don’t have. */
export const productName = name;
