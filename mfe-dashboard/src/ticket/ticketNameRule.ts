import { ticketHolderLimits } from '@nzuko/contract';
import { textRule } from '@nzuko/shared-auth/form-rules';

/** A name on a ticket. */
export const ticketNameRule = () => textRule('Name', ticketHolderLimits.name);
