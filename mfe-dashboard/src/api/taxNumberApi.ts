import { queryOptions } from '@tanstack/react-query';
import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type TaxNumber = ApiSchemas['TaxNumber'];

const PATH = '/money/tax-number/';

/** The organizer's tax number, and the rate of VAT that receipts show with one. */
export const taxNumberQuery = queryOptions({
  queryKey: ['money', 'tax-number'],
  queryFn: async ({ signal }) => (await http.get<TaxNumber>(PATH, { signal })).data,
});

/** Sets the number; an empty one removes it. Rejects with ApiError. */
export const changeTaxNumber = async (taxNumber: string) =>
  (await http.put<TaxNumber>(PATH, { tax_number: taxNumber })).data;
