import { Type, type Static } from 'typebox';
import { moneyText, named, nullable, ref } from '../../platform/schemas/buildingBlocks';

export const CancellationQuote = named(
  'CancellationQuote',
  Type.Object({
    refund: moneyText('The sum the payer gets back.'),
    detail: nullable(
      Type.String({ description: 'The message to show before it is confirmed; null: free.' }),
    ),
  }),
);
export type CancellationQuote = Static<typeof CancellationQuote>;

/** Named schemas can't be nullable by their type alone. */
export const cancellationQuote = () =>
  Type.Union([ref(CancellationQuote), Type.Null()], {
    description: 'The refund if it is cancelled now; null if it can’t be cancelled.',
  });

export const CancelPayload = Type.Object(
  {
    expected_refund: Type.Optional(
      moneyText('The refund that was shown. If it is another by now, nothing is cancelled.'),
    ),
    expected_status: Type.Optional(
      Type.Literal('HELD', {
        description:
          'Sent if the order was shown as unpaid. If it is paid by now, nothing is cancelled.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type CancelPayload = Static<typeof CancelPayload>;
