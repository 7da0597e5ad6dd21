import { API_BASE_PATH, type SocialProvider } from '@nzuko/shared-auth';

/** The server's URL that starts a social sign-in. Spec section 7. */
export const socialStart = (provider: SocialProvider) =>
  `${API_BASE_PATH}/auth/${provider}/redirect/`;
