import { Type, type Static } from 'typebox';
import { CONTACT_TOPICS, LIMITS } from '../../platform/limits';
import {
  checkedByService,
  named,
  ref,
  SINGLE_LINE,
  textEnum,
} from '../../platform/schemas/buildingBlocks';
import { errorAnswers } from '../../platform/schemas/errors';

export const ContactPayload = named(
  'ContactPayload',
  Type.Object(
    {
      name: Type.String({ ...SINGLE_LINE, ...checkedByService(LIMITS.personName) }),
      email: Type.String(checkedByService(LIMITS.email)),
      topic: textEnum(CONTACT_TOPICS),
      message: Type.String({
        ...checkedByService(LIMITS.contactText),
        description: 'Plain text.',
      }),
    },
    { additionalProperties: false },
  ),
);
export type ContactPayload = Static<typeof ContactPayload>;

export const contactSchema = {
  tags: ['contact'],
  security: [],
  operationId: 'contact',
  summary: 'Write to the people who run the site',
  description:
    'Both sides get an email: we the message, the sender that it has arrived. At most three messages a day from one address; the same message again, as after a lost answer, is sent once.',
  body: ref(ContactPayload),
  response: { 202: Type.Null(), ...errorAnswers(400, 429) },
};
