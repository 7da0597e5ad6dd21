import { boolean, object, string, type InferType } from 'yup';

/** A sale at the door; the API checks address and number. */
export const sellSchema = object({
  ticket_type: string().default('').required('Choose a ticket'),
  quantity: string().default('1'),
  method: string().default('CASH'),
  name: string().trim().default(''),
  email: string().trim().default(''),
  phone: string().trim().default(''),
  check_in: boolean().default(true),
});

export type SellValues = InferType<typeof sellSchema>;
