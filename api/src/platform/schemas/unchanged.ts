import { Type } from 'typebox';

/** For the schemas of routes whose answers may be shared (`http/sendShared.ts`). */
export const unchangedAnswer = Type.Null({
  description: 'For visitors: the answer named by `If-None-Match` is still the same.',
});
