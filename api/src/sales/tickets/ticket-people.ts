import { isErasedAddress } from '../../platform/outbox/erased-address';
import { fullNameOf } from '../../platform/database/fullName';
import { UNNAMED_HOLDER } from '../../platform/unnamedHolder';

interface Named {
  holder_name: string | null;
  /** From the owner's account; null if the ticket is in none. */
  first_name: string | null;
  last_name: string | null;
}

/** The name at the door: the holder's if named, otherwise the owner's. */
export function nameOnTicket({ holder_name, first_name, last_name }: Named): string {
  if (holder_name !== null) return holder_name;
  // Deleting an account removes its name from tickets given to its address.
  return fullNameOf({ first_name, last_name }) || UNNAMED_HOLDER;
}

/** An address that can be mailed; empty if there is none, as for a deleted account. */
export const reachableAddress = (email: string | null) =>
  email === null || isErasedAddress(email) ? '' : email;

/** "d•••@example.test": enough to recognise someone, too little to write to them. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

interface PaidFor {
  is_door_sale: boolean;
  payer_id: number;
  payer_name: string;
  payer_email: string;
}

/** Who paid for a ticket, as shown to its owner; null if the owner paid, or it was sold at the door. */
export function presentPayer(row: PaidFor, ownerId: number | null) {
  if (row.payer_id === ownerId || row.is_door_sale) return null;
  return {
    name: row.payer_name,
    email: maskedEmail(row.payer_email),
  };
}
