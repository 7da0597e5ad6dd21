import { Type } from 'typebox';

/** Whether photos are checked at an event's door; absent where they aren't. */
export const checksPhotosField = () =>
  Type.Optional(
    Type.Boolean({ description: 'True if photos on tickets are checked at the door.' }),
  );
