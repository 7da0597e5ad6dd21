import { ACCESS_TOKEN_KEY } from '@nzuko/contract';

/** Marks a signed-in user's page: the prerendered markup is made for visitors, and the mark hides its sign-in links. */
export function markMember(): void {
  try {
    if (localStorage.getItem(ACCESS_TOKEN_KEY)) document.documentElement.dataset.member = '';
  } catch {
    // A browser that refuses storage has no session either.
  }
}
