import { Type, type Static } from 'typebox';
import { withMessages } from '../../platform/fieldMessages';
import { named, nullable, ref } from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const TaxNumber = named(
  'TaxNumber',
  Type.Object({
    tax_number: nullable(Type.String({ examples: ['2012345678901', '12345678-0001'] })),
    vat_percent: Type.String({
      description: 'The rate that receipts show with a tax number.',
      examples: ['7.5'],
    }),
  }),
);
export type TaxNumber = Static<typeof TaxNumber>;

export const TaxNumberPayload = named(
  'TaxNumberPayload',
  Type.Object(
    {
      tax_number: nullable(
        Type.String({
          maxLength: 40,
          description: 'Null or empty removes the number.',
          ...withMessages('tax_number'),
        }),
      ),
    },
    { additionalProperties: false },
  ),
);

const tags = ['money'];
const security = [{ bearer: [] }];

export const taxNumberSchema = {
  tags,
  security,
  operationId: 'getTaxNumber',
  summary: 'Get my tax number',
  response: { 200: ref(TaxNumber), ...errorAnswers(401, 403) },
};

export const changeTaxNumberSchema = {
  tags,
  security,
  operationId: 'changeTaxNumber',
  summary: 'Set or remove my tax number',
  description: 'Receipts of orders that are paid from then on show it, and the VAT in their total.',
  body: ref(TaxNumberPayload),
  response: { 200: ref(TaxNumber), ...errorAnswers(400, 401, 403) },
};
