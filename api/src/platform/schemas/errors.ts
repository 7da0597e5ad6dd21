import { Type } from 'typebox';
import { named, ref, userMessage } from './buildingBlocks';

export const ErrorDetail = named(
  'ErrorDetail',
  Type.Object(
    {
      detail: userMessage(),
      error: Type.String({
        description:
          'The same message: auth screens read `detail`, booking and password reset read `error`.',
      }),
      code: Type.String({ description: 'Stable and machine-readable, such as `sold_out`.' }),
    },
    { description: 'An error, as a message and as a code.' },
  ),
);

export const FieldErrors = named(
  'FieldErrors',
  Type.Record(Type.String(), Type.Array(Type.String()), {
    description:
      'The messages for each invalid field; those that belong to no single field are under `non_field_errors`.',
  }),
);

const byStatus = {
  400: ref(FieldErrors),
  401: ref(ErrorDetail),
  403: ref(ErrorDetail),
  404: ref(ErrorDetail),
  409: ref(ErrorDetail),
  410: ref(ErrorDetail),
  413: ref(ErrorDetail),
  415: ref(ErrorDetail),
  422: ref(ErrorDetail),
  429: ref(ErrorDetail),
  502: ref(ErrorDetail),
  503: ref(ErrorDetail),
};

type ErrorStatus = keyof typeof byStatus;

/** A route's error responses by status, for its `response` map. */
export function errorAnswers<const S extends ErrorStatus>(...statuses: S[]) {
  return Object.fromEntries(statuses.map((status) => [status, byStatus[status]])) as Pick<
    typeof byStatus,
    S
  >;
}
