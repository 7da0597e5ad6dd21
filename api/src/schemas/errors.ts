import { Type } from 'typebox';
import { named, ref } from './buildingBlocks';

export const ErrorDetail = named(
  'ErrorDetail',
  Type.Object(
    {
      detail: Type.String({ description: 'The sentence for people.' }),
      error: Type.String({
        description:
          'The same sentence: the auth calls read `detail`, booking and password reset read `error`.',
      }),
      code: Type.String({ description: 'The stable name for programs, such as `sold_out`.' }),
    },
    { description: 'What went wrong, as a sentence and as a code.' },
  ),
);

export const FieldErrors = named(
  'FieldErrors',
  Type.Record(Type.String(), Type.Array(Type.String()), {
    description:
      'The sentences of each refused field; what belongs to no single field is under `non_field_errors`.',
  }),
);

const byStatus = {
  400: ref(FieldErrors),
  401: ref(ErrorDetail),
  403: ref(ErrorDetail),
  404: ref(ErrorDetail),
  409: ref(ErrorDetail),
  413: ref(ErrorDetail),
  415: ref(ErrorDetail),
  429: ref(ErrorDetail),
  502: ref(ErrorDetail),
};

type ErrorStatus = keyof typeof byStatus;

/** The error answers of a route, picked by status, for its `response` map. */
export function errorAnswers<const S extends ErrorStatus>(...statuses: S[]) {
  return Object.fromEntries(statuses.map((status) => [status, byStatus[status]])) as Pick<
    typeof byStatus,
    S
  >;
}
