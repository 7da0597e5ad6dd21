import type { ApiSchemas } from '@nzuko/contract';
import { http } from '@nzuko/shared-auth';

export type ContactMessage = ApiSchemas['ContactPayload'];
export type ContactTopic = ContactMessage['topic'];

/** Sends a message to the people who run the site. Rejects with ApiError: 400 at its fields, 429 after three a day. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await http.post('/contact/', message, { anonymous: true });
}
