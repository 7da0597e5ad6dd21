// Generated from api/openapi.json by `npm run openapi --workspace api`: do not edit.

export interface paths {
  '/health/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Readiness: this process and its database respond, and the database takes writes */
    get: operations['getReadiness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/live/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Liveness: this process responds, with or without its database */
    get: operations['getLiveness'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List background jobs, newest first (administrators only)
     * @description Jobs that have succeeded are gone.
     */
    get: operations['listJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/jobs/{id}/retry/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Try a dead job again
     * @description It gets its full number of attempts again. Conflict: `job_not_dead`.
     */
    post: operations['retryJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/record/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what I did, and what happened to my account, newest first */
    get: operations['listOwnRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/record.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get what I did, and what happened to my account, as a file */
    get: operations['getOwnRecordCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/record/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who changed what in a team that I own, newest first */
    get: operations['listTeamRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/record.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get who changed what in a team that I own, as a file */
    get: operations['getTeamRecordCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/record/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List who changed what, newest first (administrators only)
     * @description Of everybody, of an event, of an account, or of what has to do with both.
     */
    get: operations['listRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/record.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get who changed what as a file (administrators only) */
    get: operations['getRecordCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/telemetry/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Report a page’s speed and failures */
    post: operations['reportTelemetry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/releases/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the releases of remotes that pages have reported, with their health (administrators only) */
    get: operations['listReleases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/register/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Register an attendee or an organizer */
    post: operations['register'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/token/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with email and password
     * @description An account with a second step gets no token yet: 401 `second_step_needed` says how to go on.
     */
    post: operations['createToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/token/refresh/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a new access token
     * @description Also returns the refresh token that replaces the given one. Within a minute the given one gets the same answer again; later its use ends the session.
     */
    post: operations['refreshToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a session
     * @description Its access tokens are refused from then on. Needs none, so a session can be ended after its access token has expired.
     */
    post: operations['signOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/profile/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in user */
    get: operations['getProfile'];
    put?: never;
    post?: never;
    /**
     * Delete my account
     * @description Personal data is erased; orders and tickets are kept anonymously for the organizers’ books. Refused while one of my upcoming events has tickets sold. Conflicts: `last_administrator`, `tickets_sold`, `money_left`, `team_left`, `last_owner`. 403 `confirmation_needed` for an account with a second step, or without a password.
     */
    delete: operations['eraseAccount'];
    options?: never;
    head?: never;
    /** Change my name or picture */
    patch: operations['updateProfile'];
    trace?: never;
  };
  '/auth/password-reset/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Request a password reset email
     * @description The link works once, for an hour, beside earlier ones; using one ends the others. After 5 mails in 24 hours, asking again makes the newest link last as long again instead.
     */
    post: operations['requestPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/password-reset-confirm/{uid}/{token}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set a new password with the emailed link
     * @description Signs out every session of the account.
     */
    post: operations['confirmPasswordReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/email-verification/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Email me another link that confirms my address
     * @description Registering sends the first one. A link works for 24 hours, and asking for another doesn’t end it.
     */
    post: operations['sendEmailVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/email-verification-confirm/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm an email address with the emailed link
     * @description Can be repeated: the second time changes nothing.
     */
    post: operations['confirmEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/second-step/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the second step of a sign-in
     * @description Answers what a sign-in was refused with. 401: `wrong_code`, `code_used`, or `challenge_ended`, after which one signs in anew.
     */
    post: operations['finishSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/confirmation/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask how to confirm who I am
     * @description For calls that are refused with `confirmation_needed`. 403 `sign_in_again` if the account has nothing to confirm with.
     */
    post: operations['beginConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/confirmation/answer/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm who I am
     * @description It holds for 10 minutes, in this session.
     */
    post: operations['confirm'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How I sign in besides my password */
    get: operations['getTwoStep'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/app/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to add an authenticator app
     * @description It counts once its first code has been entered. Conflict: `app_exists`. Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    post: operations['startApp'];
    /**
     * Remove the authenticator app
     * @description Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    delete: operations['removeApp'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/app/confirm/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the authenticator app, with its first code
     * @description With the first method, all other sessions end. Conflict: `no_app`. Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    post: operations['finishApp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/recovery-codes/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make new recovery codes
     * @description The earlier ones end. Conflict: `two_step_off`. Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    post: operations['renewRecoveryCodes'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/passkeys/options/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin to add a passkey
     * @description Conflict: `too_many_passkeys`. Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    post: operations['beginPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/passkeys/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add the passkey that the browser has made
     * @description With the first method, all other sessions end. Conflicts: `passkey_refused`, `passkey_exists`. Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    post: operations['addPasskey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/two-step/passkeys/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a passkey
     * @description Needs a fresh confirmation: 403 `confirmation_needed` without one.
     */
    delete: operations['removePasskey'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sessions/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where I am signed in
     * @description The open sessions: the one that asks, then the last used first.
     */
    get: operations['listSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sessions/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Sign out of one session
     * @description Its access ends at once. A session that has ended, or somebody else’s, is not found.
     */
    delete: operations['endSession'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The teams I am in
     * @description My own first. A call acts for one’s own team unless its `X-Team` header names the id of another; a call about one event acts for that event’s team.
     */
    get: operations['listTeams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A team that I own: its members and open invitations */
    get: operations['getTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Have a team need two-step sign-in of its members
     * @description It holds from their next call. Conflict: `two_step_off` unless I have it on. 403 `confirmation_needed` for an account with a second step.
     */
    patch: operations['changeTeam'];
    trace?: never;
  };
  '/teams/{id}/owner/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand a team over to another member
     * @description They become an owner, and I a manager. 403 `confirmation_needed` for an account with a second step.
     */
    post: operations['handOverTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/members/{user_id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a member, or leave a team
     * @description Everybody may leave. Conflict: `last_owner`. 403 `confirmation_needed` for an account with a second step.
     */
    delete: operations['removeMember'];
    options?: never;
    head?: never;
    /**
     * Change a member’s role and events
     * @description It holds from their next call. Conflicts: `member_changed`, `last_owner`. 403 `confirmation_needed` for an account with a second step.
     */
    patch: operations['changeMember'];
    trace?: never;
  };
  '/teams/{id}/invitations/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite somebody to a team by email
     * @description The link works for 7 days, once, and only for the account with this address. Inviting the address again replaces the link. Conflicts: `already_member`, `team_full` (50 members and invitations). 403 `confirmation_needed` for an account with a second step.
     */
    post: operations['inviteToTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/teams/{id}/invitations/{invitation_id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Withdraw an invitation
     * @description Its link ends at once. Conflict: `invitation_used`.
     */
    delete: operations['revokeInvitation'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{token}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an emailed invitation to a team
     * @description Gone: `invitation_used`, `invitation_revoked`, `invitation_expired`.
     */
    get: operations['getInvitation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/invitations/{token}/accept/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an invitation to a team
     * @description 403 `other_address`: I am signed in with another address. Gone: `invitation_used`, `invitation_revoked`, `invitation_expired`. Conflict: `already_member`. Whoever has accepted it gets the same answer again.
     */
    post: operations['acceptInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/password/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change my password
     * @description Signs out every other session of the account.
     */
    post: operations['changePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/logout-all/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Revoke all my refresh tokens */
    post: operations['signOutEverywhere'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/export/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export all data stored about me, as a file */
    get: operations['exportOwnData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/organizer/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Become an organizer
     * @description For an attendee, who has a team of their own from then on and may create events; tickets stay. Changes nothing for an organizer; 403 for an administrator.
     */
    post: operations['becomeOrganizer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/{provider}/redirect/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Redirect to Google or GitHub to sign in
     * @description For browser navigation, not fetch. If the provider is not configured, it redirects to the site’s callback page with `error=config_error`.
     */
    get: operations['beginSocialSignIn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/{provider}/callback/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Handle the redirect back from the provider
     * @description Redirects to the site’s callback page with `access_token`, or with `error`: access_denied, no_code, config_error, token_exchange_failed, server_error.
     */
    get: operations['finishSocialSignIn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/{provider}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a provider’s access token
     * @description The token must come from a callback in this browser, as proven by a cookie; otherwise 400 `not_begun_here`. The API asks the provider who the token belongs to and checks that it was issued to this app. An account with the same verified email is linked; otherwise one is created. 401 `second_step_needed` as in `createToken`.
     */
    post: operations['signInWithProvider'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List published events, or my own */
    get: operations['listEvents'];
    put?: never;
    /** Create an event */
    post: operations['createEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/ids/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ids of all published events, newest first
     * @description For a sitemap, which needs them all at once.
     */
    get: operations['listEventIds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an event
     * @description Drafts are only visible to their organizer and to administrators.
     */
    get: operations['getEvent'];
    put?: never;
    post?: never;
    /**
     * Delete one of my drafts
     * @description Can’t be undone. What was published is cancelled instead. Conflicts: `event_not_draft`, `event_suspended`, `event_booked`.
     */
    delete: operations['deleteDraft'];
    options?: never;
    head?: never;
    /**
     * Change or publish one of my events
     * @description The same rules apply as on creation. Absent fields keep their value; empty ones are validated as in a new event. If the time or place of a published event changes, ticket holders get an email; from the fourth such change in 24 hours on, 429 at the day’s limit of mails. Conflicts: `event_cancelled`, `event_changed`.
     */
    patch: operations['updateEvent'];
    trace?: never;
  };
  '/events/cities/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the cities of current and upcoming published events, alphabetically */
    get: operations['listEventCities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/my_events/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List my events, newest first */
    get: operations['listMyEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/calendar.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An event for one’s calendar, as an iCalendar file */
    get: operations['getEventCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/picture.png': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An event’s picture, to be shared (PNG)
     * @description With title, date, place and price. In pixels: `wide` 1200 × 630, `square` 1080 × 1080, `story` 1080 × 1920.
     */
    get: operations['getEventPicture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/cancel/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel one of my events
     * @description Can’t be undone. Ticket holders get an email and a full refund.
     */
    post: operations['cancelEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/record/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List who changed what of one of my events, newest first */
    get: operations['listEventRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/record.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get who changed what of one of my events, as a file */
    get: operations['getEventRecordCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/suspensions/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List suspensions, newest first (administrators only) */
    get: operations['listSuspensions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/accounts/{id}/suspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend an account and its events (administrators only)
     * @description Ends its sessions’ rights at once, stops the sale of its events, tells their ticket holders and holds its money.
     */
    post: operations['suspendAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/events/{id}/suspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend an event (administrators only)
     * @description Stops its sale at once, tells its ticket holders and holds its money.
     */
    post: operations['suspendEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/suspensions/{id}/lift/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Lift a suspension (administrators only) */
    post: operations['liftSuspension'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/reports/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Report an event to the people who run the site
     * @description Nobody else learns who reported it. A second report by the same person changes nothing while the first one is open. Conflict: `own_event`, `enough_reports`.
     */
    post: operations['reportEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/report-cases/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List cases of reported events (administrators only) */
    get: operations['listReportCases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/report-cases/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One case of a reported event (administrators only) */
    get: operations['getReportCase'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/report-cases/{id}/reports/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the reports of a case, oldest first (administrators only) */
    get: operations['listEventReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/report-cases/{id}/dismiss/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Dismiss the reports of an event (administrators only)
     * @description Those who reported get an email. Later reports open another case.
     */
    post: operations['dismissReportCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/report-cases/{id}/suspend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Suspend a reported event (administrators only)
     * @description As suspending it does, which ends the case. Those who reported get an email.
     */
    post: operations['suspendReportedEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/saved/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List my saved events, most recently saved first */
    get: operations['listSavedEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/saved/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /** Save an event */
    put: operations['saveEvent'];
    post?: never;
    /** Remove an event from my saved events */
    delete: operations['unsaveEvent'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get my balances, and what each event adds to them */
    get: operations['getMoney'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/postings/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what has moved my money, newest first */
    get: operations['listPostings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get an organizer’s balances (administrators only) */
    get: operations['getOrganizerMoney'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/postings/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what has moved an organizer’s money (administrators only) */
    get: operations['listOrganizerPostings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/corrections/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct an organizer’s balance (administrators only)
     * @description Posts an entry; nothing is changed or deleted. Conflict: `own_balance`.
     */
    post: operations['correctMoney'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/money/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the money of one of my events */
    get: operations['getEventMoney'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/postings/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List what has moved the money of one of my events, newest first */
    get: operations['listEventPostings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/tax-number/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get my tax number */
    get: operations['getTaxNumber'];
    /**
     * Set or remove my tax number
     * @description Receipts of orders that are paid from then on show it, and the VAT in their total.
     */
    put: operations['changeTaxNumber'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/{id}/statement.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the statement of a payout (PDF) */
    get: operations['getPayoutStatementPdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/{id}/statement.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the statement of a payout (CSV) */
    get: operations['getPayoutStatementCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/months/{month}/statement.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get my statement of a month (PDF) */
    get: operations['getStatementPdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/months/{month}/statement.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get my statement of a month (CSV) */
    get: operations['getStatementCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/months/{month}/statement.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get an organizer’s statement of a month (PDF, administrators only) */
    get: operations['getOrganizerStatementPdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/months/{month}/statement.csv': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get an organizer’s statement of a month (CSV, administrators only) */
    get: operations['getOrganizerStatementCsv'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List my payouts, newest first */
    get: operations['listPayouts'];
    put?: never;
    /**
     * Have my available money paid out
     * @description Conflicts: `account_erased`, `account_suspended`, `no_payout_account`, `payouts_paused`, `payout_under_way`, `refund_under_way`, `nothing_available`.
     */
    post: operations['requestPayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/terms/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get what I can have paid out now, and what the transfer costs */
    get: operations['getPayoutTerms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/payouts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List an organizer’s payouts (administrators only) */
    get: operations['listOrganizerPayouts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/{id}/release/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Enter the provider’s one-time code for a payout (administrators only)
     * @description Conflicts: `payout_waits_for_no_code`, `event_held`, `balance_overdrawn`, `code_refused`.
     */
    post: operations['releasePayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/{id}/approve/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve a payout above the limit (administrators only)
     * @description Conflicts: `waits_for_no_approval`, `own_payout`, `account_changed`, `event_held`, `balance_overdrawn`. None of them moves money.
     */
    post: operations['approvePayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payouts/{id}/refuse/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse a payout above the limit (administrators only)
     * @description Also ends a payout that was tried and not sent. The money goes back to the balance. Conflict: `waits_for_no_approval`.
     */
    post: operations['refusePayout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List organizers with money, those owed the most first (administrators only)
     * @description The order is a minute old at most; the figures are of now.
     */
    get: operations['listOrganizerBalances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/desk/payouts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payouts that need a person (administrators only)
     * @description Those that wait, oldest first; those that came back, newest first.
     */
    get: operations['listDeskPayouts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payout-account/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the account that your payouts go to */
    get: operations['getPayoutAccount'];
    put?: never;
    /**
     * Name the account that payouts should go to
     * @description Looks up the account’s holder, who must be the organizer, and mails a code that confirms the account. The number stays with the payment provider; we keep its last four digits. A handful of times an hour.
     */
    post: operations['askForPayoutAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/organizers/{id}/payout-account/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the account that an organizer’s payouts go to
     * @description For administrators.
     */
    get: operations['getOrganizerPayoutAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payout-account/banks/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the banks that payouts can go to */
    get: operations['listPayoutBanks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payout-account/code/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mail another code for the account that waits for one
     * @description The earlier code no longer works.
     */
    post: operations['sendPayoutAccountCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/money/payout-account/confirm/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm a payout account by its code
     * @description Pauses payouts for 48 hours if the account is another than before.
     */
    post: operations['confirmPayoutAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/purchase/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book tickets
     * @description A free order is PAID at once. Any other is HELD: its tickets are PENDING until it is paid, and its seats are freed at `order.expires_at`.
     */
    post: operations['purchaseTickets'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/undo_check_in/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Undo a check-in */
    post: operations['undoCheckIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/check_in/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check an attendee in */
    post: operations['checkInTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List my tickets, newest first */
    get: operations['listMyTickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/cancel/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel one of my tickets
     * @description Whoever paid gets what the order’s refund policy gives, as `cancellation` of the ticket says beforehand. An order that is not paid yet is cancelled as a whole. Conflicts: `ticket_transferred`, `ticket_cancelled`, `checked_in`, `event_started`, `already_paid`, `refund_changed`.
     */
    post: operations['cancelTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/pay-later/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep the seats of an unpaid order, to pay later
     * @description For the event’s pay-later window, counted from the booking. Needs a confirmed email address; otherwise 403 `email_unverified`. Conflicts: `pay_later_off`, `hold_expired`, `already_paid`, `order_refunded`, `event_cancelled`.
     */
    post: operations['payLater'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/photo/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put its holder’s photo on one of my tickets
     * @description Only where photos are checked at the door. Replaces the former photo. Conflicts: `photos_not_checked`, `ticket_cancelled`, `checked_in`.
     */
    post: operations['putTicketPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/key/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the public key that verifies QR codes
     * @description A QR code reads `NZ1.<ticket number>.<event id>.<signature>`; the signature is base64url Ed25519 over everything before the last dot. With this JWK a door can verify it offline.
     */
    get: operations['getTicketKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/refund/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refund a ticket that was sold for one of my events
     * @description Cancels the ticket, frees its seat, emails the buyer and refunds the price through the payment provider. A free ticket is only cancelled. Conflicts: `ticket_unpaid`, `checked_in`, `already_refunded`, `ticket_cancelled`.
     */
    post: operations['refundTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/resend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend a ticket by email
     * @description Called by the owner, it resends all their tickets of the order to them; called by the event’s organizer, it resends this ticket to its attendee. Conflicts: `ticket_transferred`, `ticket_unpaid`, `ticket_cancelled`, `no_address`.
     */
    post: operations['resendTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/name/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Correct the name on a ticket
     * @description Called by the ticket’s owner or the event’s organizer. Its code and links stay valid. Conflicts: `ticket_transferred`, `ticket_cancelled`, `checked_in`, `ticket_on_hold`.
     */
    put: operations['renameTicket'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/given/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tickets that I paid for and gave to others
     * @description The latest 200. Without numbers and codes, which belong to the new owners.
     */
    get: operations['listGivenTickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/{id}/transfer/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Offer one of my tickets to somebody
     * @description They get a link by email. The ticket stays mine until they accept; a new offer replaces an earlier one. Conflicts: `ticket_transferred`, `ticket_cancelled`, `ticket_unpaid`, `checked_in`, `event_cancelled`, `event_started`.
     */
    post: operations['offerTicket'];
    /**
     * Withdraw the offer of one of my tickets
     * @description Conflicts: `ticket_transferred` when it was accepted first; `not_offered`.
     */
    delete: operations['withdrawTicketOffer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the offer or ticket behind a link
     * @description Has no side effects. 410: the link no longer works, with the reason.
     */
    get: operations['getTicketLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/accept/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept an offered ticket
     * @description The ticket gets a new number, and its old QR code stops working. Safe to repeat by the same person; anyone else is too late.
     */
    post: operations['acceptTicketOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/decline/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Decline an offered ticket */
    post: operations['declineTicketOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/claim/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a ticket that is in nobody’s account to mine */
    post: operations['claimLinkedTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/cancel/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a ticket that is in nobody’s account
     * @description Whoever paid gets what the order’s refund policy gives. Conflicts: as for `cancelTicket`.
     */
    post: operations['cancelLinkedTicket'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/photo/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put its holder’s photo on the ticket behind a link
     * @description Only where photos are checked at the door. Replaces the former photo. Conflicts: `photos_not_checked`, `ticket_cancelled`, `checked_in`.
     */
    post: operations['putLinkedTicketPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ticket-links/{token}/holder/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Download what is stored about the person named on a ticket */
    get: operations['getHolderData'];
    put?: never;
    post?: never;
    /**
     * Remove the name, address and photo of the person named on a ticket
     * @description The phone number that they gave at the door goes, too. The ticket and its link stay valid; the ticket’s owner is told. Safe to repeat.
     */
    delete: operations['removeHolder'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/initiate/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Start a payment
     * @description Returns the URL of the provider’s payment page. After paying, the buyer is sent back to the dashboard with `reference` in the URL. 502: `payment_refused` if the provider refuses this payment, `provider_unavailable` if it doesn’t respond. The seats stay held.
     */
    post: operations['initiatePayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{reference}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a payment’s last known status */
    get: operations['getPayment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/{reference}/check/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Check a payment’s status with the provider now */
    post: operations['checkPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/orders/{id}/receipt.pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the receipt of an order that I have paid (PDF)
     * @description With what has been refunded since. Conflicts: `free_order`, `not_paid`.
     */
    get: operations['getReceipt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payments/webhook/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive the payment provider’s webhooks
     * @description `x-paystack-signature` is the hex HMAC-SHA512 of the body, keyed with the secret key. 200: processed. 503: stored but not processed yet; deliver it again.
     */
    post: operations['receivePaymentNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refunds/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List refunds and their progress (administrators only)
     * @description Refunds that need attention first, then those in progress (oldest first), then completed ones.
     */
    get: operations['listRefunds'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refunds/{id}/retry/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Retry a refund that needs attention
     * @description The API first asks the provider whether it went through, so that nothing is refunded twice. Conflicts: `refund_done`, `refund_under_way`.
     */
    post: operations['retryRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refunds/{id}/settle/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record that a refund that needs attention was paid manually
     * @description Conflicts: `refund_done`, `refund_under_way`.
     */
    post: operations['settleRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refund-links/{token}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the refund behind a link
     * @description Has no side effects. 410: a newer link has been sent.
     */
    get: operations['getRefundLink'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refund-links/{token}/banks/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the banks a refund can go to */
    get: operations['listRefundBanks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refund-links/{token}/resolve/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Look up the name of an account’s holder
     * @description For the payer to check before confirming. A handful of times an hour per link.
     */
    post: operations['resolveRefundAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refund-links/{token}/confirm/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a refund to this account
     * @description Works once: pressed again, it returns the state of the refund. The account number goes to the payment provider, and we keep its last four digits.
     */
    post: operations['confirmRefundAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/refund-links/{token}/renew/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mail the payer a new link in place of an expired one */
    post: operations['renewRefundLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment-cases/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List payment cases that need a person’s decision (administrators only)
     * @description Open cases first, oldest first. With `state=CLOSED`, the last closed first.
     */
    get: operations['listPaymentCases'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment-cases/{id}/close/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a case that has been dealt with
     * @description Moves no money and changes no ticket. Conflict: `case_closed`.
     */
    post: operations['closePaymentCase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/disputes/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List open disputes by their deadline (administrators only)
     * @description Those without a deadline come last. They are answered at the provider.
     */
    get: operations['listOpenDisputes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/statistics/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the ticket statistics of one of my events, for a time range or overall */
    get: operations['getEventStatistics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/attendees/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the attendees with a valid ticket for one of my events */
    get: operations['listAttendees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/sold/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tickets sold for my events, newest first
     * @description Administrators get those of all events.
     */
    get: operations['listSoldTickets'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tickets/attendees/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search the attendees of all my events as you type
     * @description Newest tickets first, cancelled ones last. Administrators search all events.
     */
    get: operations['searchAttendees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/sales/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the sales by day and check-ins by hour of all my events, in Lagos time */
    get: operations['getSales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/sales/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the sales by day and check-ins by hour of one of my events, in its time zone */
    get: operations['getEventSales'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/accounts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find accounts by id, name or email address (administrators only)
     * @description Exact matches come first, then the newest. Only administrators may search.
     */
    get: operations['findAccounts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/events/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find events by id, link, title or organizer (administrators only)
     * @description Exact matches come first, then the newest. Only administrators may search.
     */
    get: operations['findEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/orders/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find orders by id, buyer, payment reference, ticket number or holder, and the door’s by their guest’s phone number (administrators only)
     * @description Exact matches come first, then the newest. Only administrators may search.
     */
    get: operations['findOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/payments/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find payments by reference, order, payer or amount (administrators only)
     * @description Exact matches come first, then the newest. Only administrators may search.
     */
    get: operations['findPayments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/accounts/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look at somebody’s account (administrators only)
     * @description Who looked is in the record.
     */
    get: operations['getDeskAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/desk/orders/{id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Look at somebody’s order (administrators only)
     * @description Who looked is in the record.
     */
    get: operations['getDeskOrder'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the signed list of an event’s tickets, for checking them offline
     * @description Devices that ask again say what they `have`, so that only what has changed is sent.
     */
    get: operations['getDoorList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/sync/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit scans made at the door
     * @description Scan by scan while the device is online; its whole queue once it is back online. Sending a scan again changes nothing.
     */
    post: operations['syncDoorScans'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/conflicts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List people an offline door let in by mistake: unhandled ones first, then the newest */
    get: operations['listDoorConflicts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/conflicts/{scan_id}/handle/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note that you have seen to a conflict
     * @description Conflict: `already_handled` if somebody else was first.
     */
    post: operations['handleDoorConflict'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/photos/{photo}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The photo on a ticket, where photos are checked at the door */
    get: operations['getDoorPhoto'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/board/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How many are in, by gate and minute
     * @description With `seen`, the answer waits for a change, for at most ten seconds: asked again and again, it is never a second old. While too many wait, it comes at once and says when to ask again.
     */
    get: operations['getDoorBoard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/sales/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the tickets sold and given away at an event’s door
     * @description All of it for those who may void it; else one’s own.
     */
    get: operations['listDoorSales'];
    put?: never;
    /**
     * Sell or give tickets at the door
     * @description They take seats like any order. Conflicts: `sold_out`, `not_enough_seats`, `organizer_unverified`, `price_changed`, `event_not_published`, `event_over`.
     */
    post: operations['sellAtDoor'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/sales/{sale_id}/void/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back what was sold at the door: the tickets end, their seats are free
     * @description The money goes back by hand. Whoever gave an address is told by mail. Conflict: `already_voided`.
     */
    post: operations['voidDoorSale'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/door/setup/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An event’s gates, and the rules of its door */
    get: operations['getDoorSetup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /** Change the rules of an event’s door */
    patch: operations['changeDoorRules'];
    trace?: never;
  };
  '/events/{id}/gates/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a gate to an event
     * @description Conflict: `too_many_gates`.
     */
    post: operations['addGate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/gates/{gate_id}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Remove a gate; the record of scans keeps its name
     * @description Conflict: `gate_in_use` while a helper’s link opens it.
     */
    delete: operations['removeGate'];
    options?: never;
    head?: never;
    /** Change a gate’s name, its ticket types, or whether people leave there */
    patch: operations['changeGate'];
    trace?: never;
  };
  '/events/{id}/gate-links/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List an event’s links for helpers at the door, newest first */
    get: operations['listGateLinks'];
    put?: never;
    /**
     * Make a link that lets a helper without an account scan at a gate
     * @description It works on one device, during its hours, which move with the event. Conflicts: `event_not_published`, `too_many_gate_links`, `too_many_gates`.
     */
    post: operations['makeGateLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/gate-links/{link_id}/move/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a gate link from its device, so that another one can start
     * @description Conflict: `gate_link_over`.
     */
    post: operations['moveGateLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/gate-links/{link_id}/revoke/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a gate link at once
     * @description Twice changes nothing.
     */
    post: operations['revokeGateLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gate/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read a gate link, without binding it to a device */
    get: operations['getGatePass'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gate/start/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Bind a gate link to the device whose secret comes with it
     * @description The same device may ask again. Gone: `gate_link_ended`, `gate_link_revoked`, `gate_link_moved`, `event_cancelled`. Conflict: `gate_link_taken`. Forbidden: `gate_link_early`, `gate_link_not_started`.
     */
    post: operations['startAtGate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gate/door/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The signed list of the event’s tickets, for checking them offline
     * @description With `have`, as at the door. Gone: `gate_link_ended`, `gate_link_revoked`, `gate_link_moved`, `event_cancelled`. Conflict: `gate_link_taken`. Forbidden: `gate_link_early`, `gate_link_not_started`.
     */
    get: operations['getGateList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gate/door/photos/{photo}/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The photo on a ticket, where photos are checked at the door
     * @description Gone, Conflict and Forbidden: as for the list.
     */
    get: operations['getGatePhoto'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/gate/door/sync/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit scans made at the gate
     * @description As at the door. For 24 hours after the link has ended for this device, what it let in before is still accepted; the rest is answered `gate_link_ended`. Gone: `gate_link_ended`, `gate_link_revoked`, `gate_link_moved`, `event_cancelled`. Conflict: `gate_link_taken`. Forbidden: `gate_link_early`, `gate_link_not_started`.
     */
    post: operations['syncGateScans'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/announcements/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the announcements sent to attendees of one of my events, newest first */
    get: operations['listEventAnnouncements'];
    put?: never;
    /**
     * Send an announcement to the attendees of one of my events
     * @description They see it in Messages and get it by email. Conflicts: `event_is_draft`, `event_cancelled`.
     */
    post: operations['createAnnouncement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/{id}/announcements/recipients/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Count the people that an announcement for one of my events would be emailed to */
    get: operations['countAnnouncementRecipients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/announcements/sent/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the announcements sent to attendees of my team’s events, newest first */
    get: operations['listSentAnnouncements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/announcements/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the announcements I received, newest first */
    get: operations['listAnnouncements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/announcements/read/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mark all announcements as read */
    post: operations['markAllAnnouncementsRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/announcements/{id}/read/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Mark an announcement as read */
    post: operations['markAnnouncementRead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/contact/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Write to the people who run the site
     * @description Both sides get an email: we the message, the sender that it has arrived. At most three messages a day from one address; the same message again, as after a lost answer, is sent once.
     */
    post: operations['contact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mails/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List emails with their delivery state, newest first (administrators only) */
    get: operations['listMails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mails/{id}/resend/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Resend an email
     * @description An undelivered email is sent right away and gets its full number of attempts again. For a delivered one, a copy is queued and returned. Conflicts: `link_spent` for a password reset or the code of a payout account that was delivered or has expired, `being_sent` for an email that is on its way.
     */
    post: operations['resendMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description An error, as a message and as a code. */
    ErrorDetail: {
      /** @description The message to show the user. */
      detail: string;
      /** @description The same message: auth screens read `detail`, booking and password reset read `error`. */
      error: string;
      /** @description Stable and machine-readable, such as `sold_out`. */
      code: string;
    };
    /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
    FieldErrors: {
      [key: string]: string[];
    };
    RecordEntry: {
      id: number;
      /** Format: date-time */
      at: string;
      /**
       * @description As what somebody acted.
       * @enum {string}
       */
      by: 'ACCOUNT' | 'ADMINISTRATOR' | 'TICKET_LINK' | 'SYSTEM';
      /** @description Who it was; a helper’s gate and name for a gate link. Null for the system, and for an administrator unless an administrator asks. */
      actor: string | null;
      /**
       * @description A name that stays the same.
       * @example signed_in
       */
      action: string;
      /**
       * @description The same in words.
       * @example Signed in
       */
      summary: string;
      event: {
        id: number;
        /** @description Null if it was deleted. */
        title: string | null;
      } | null;
      /** @description Whose account it happened to, if not the actor’s own. */
      account: {
        id: number;
        name: string;
      } | null;
      /**
       * @description Anything else it concerns, in words.
       * @example [
       *       "Order 12",
       *       "Ticket TKT-7KQ2M9XB4D"
       *     ]
       */
      about: string[];
      changes: {
        what: string;
        before: string | null;
        after: string | null;
      }[];
      /** @description The `x-request-id` of the call; null for a job. */
      request_id: string | null;
    };
    RecordPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['RecordEntry'][];
    };
    Health: {
      /** @enum {string} */
      status: 'ok' | 'unavailable';
      /** @enum {string} */
      database: 'up' | 'read_only' | 'down' | 'unchecked';
      uptime_seconds: number;
    };
    Job: {
      id: number;
      /** @description For example `send_mail`. */
      task: string;
      /** @description The mail, order or other row it is about; null for work at set times. */
      subject_id: number | null;
      /**
       * @description WAITING: for a worker, or after a failure for its next try. DEAD: failed too often, and only tried again by hand.
       * @enum {string}
       */
      state: 'WAITING' | 'RUNNING' | 'DEAD';
      attempts: number;
      max_attempts: number;
      /** Format: date-time */
      due_at: string;
      /** @description Why the last attempt failed. */
      problem: string | null;
      /** Format: date-time */
      created_at: string;
    };
    JobPage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['Job'][];
    };
    ReleaseHealth: {
      /** @description The remote, such as `mfe_events`. */
      remote: string;
      version: string;
      /** Format: date-time */
      first_seen: string;
      /**
       * Format: date-time
       * @description When a page last reported it, to ten minutes.
       */
      last_seen: string;
      /** @description Screens that loaded, estimated from the pages that report their speed. */
      loads: number;
      /** @description Of these, the ones that took more than four seconds. */
      slow_loads: number;
      /** @description Pages that could not show one of its screens. */
      failed_pages: number;
      /** @description Screens that failed, by kind: `timeout`, `render` and so on. */
      failures: {
        [key: string]: number;
      };
      /** @description Of page loads that began at one of its screens. */
      vitals: {
        /** @enum {string} */
        name: 'LCP' | 'FCP' | 'TTFB' | 'INP' | 'CLS';
        /** @description Pages measured, estimated. */
        pages: number;
        /** @description Of these, the ones that were good. */
        good: number;
        /** @description Of these, the ones that were poor. */
        poor: number;
      }[];
      /** @description Why its canary ended by itself; null if it did not. */
      ended: string | null;
    };
    ReleaseHealthList: {
      results: components['schemas']['ReleaseHealth'][];
    };
    TelemetryReport: {
      /** @description Screens that loaded. */
      loads: {
        remote: string;
        version: string;
        screen: string;
        /** @description How long it took, retries included. Less than 0 counts as 0, and more than 600000 as that: the device may have slept, or its clock been set. */
        ms: number;
      }[];
      failures: {
        remote: string;
        version: string;
        /** @enum {string} */
        kind:
          | 'network'
          | 'http'
          | 'timeout'
          | 'evaluation'
          | 'contract'
          | 'version'
          | 'unavailable'
          | 'render';
        /** @description The error id shown on the page. */
        id: string;
      }[];
      vitals: {
        /** @enum {string} */
        name: 'LCP' | 'FCP' | 'TTFB' | 'INP' | 'CLS';
        /** @description In milliseconds; for CLS, the score. Less than 0 counts as 0, and more than 600000 as that: the device may have slept, or its clock been set. */
        value: number;
        /** @description The route pattern, such as `/events/:id`. */
        route: string;
        remote?: string;
        version?: string;
      }[];
      /**
       * @description One page load in this many reports its loads and vitals.
       * @default 10
       */
      every: number;
    };
    User: {
      id: number;
      email: string;
      username: string;
      first_name: string;
      last_name: string;
      /** @enum {string} */
      role: 'ATTENDEE' | 'ORGANIZER' | 'ADMIN';
      /** @description Path on this server. */
      profile_picture: string | null;
      /** @description False if the user has only ever signed in with Google or GitHub. */
      has_password: boolean;
      /** @description False until the account signs in for the second time. */
      signed_in_before: boolean;
      /** @description True once the address was confirmed: by a mailed link, or by Google or GitHub. */
      email_verified: boolean;
      /** @description Only of one’s own account, while it is suspended (decision 0101). */
      suspension?: {
        /** Format: date-time */
        since: string;
        reason: string;
      };
    };
    RegisterPayload: {
      email: string;
      username: string;
      first_name: string;
      last_name: string;
      password: string;
      password2: string;
      /** @enum {string} */
      role: 'ATTENDEE' | 'ORGANIZER';
    };
    ProfilePayload: {
      first_name?: string;
      last_name?: string;
    };
    LoginPayload: {
      email: string;
      password: string;
    };
    /** @description Two JWTs, each with its own `exp`. */
    TokenPair: {
      access: string;
      refresh: string;
    };
    RefreshPayload: {
      refresh: string;
    };
    /** @description The refresh token replaces the one that was sent. */
    AccessToken: {
      access: string;
      refresh: string;
    };
    PasswordResetRequest: {
      email: string;
    };
    NewPassword: {
      password: string;
      password2: string;
    };
    EmailVerification: {
      /** @description The last part of the link. */
      token: string;
    };
    SecondStep: {
      /** @description To be sent with the answer. It works once. */
      challenge: string;
      /** @description Any of which will do, best first. */
      ways: ('passkey' | 'app' | 'recovery_code' | 'password')[];
      /** @description For the browser’s WebAuthn API. */
      passkey?: {
        [key: string]: unknown;
      };
    };
    SignInRefusal: {
      detail: string;
      error: string;
      /** @description `second_step_needed`: see `second_step`. */
      code: string;
      second_step?: components['schemas']['SecondStep'];
    };
    /** @description One of the ways. */
    SecondStepPayload: {
      challenge: string;
      app_code?: string;
      recovery_code?: string;
      /** @description Where `ways` has it. */
      password?: string;
      /** @description The WebAuthn API’s result, in JSON. */
      passkey?: {
        id: string;
        rawId: string;
        /** @enum {string} */
        type: 'public-key';
        response: {
          clientDataJSON: string;
          authenticatorData: string;
          signature: string;
        } & {
          [key: string]: unknown;
        };
        clientExtensionResults: {
          [key: string]: unknown;
        };
      } & {
        [key: string]: unknown;
      };
    };
    Passkey: {
      id: number;
      name: string;
      /** Format: date-time */
      added_at: string;
      /** Format: date-time */
      last_used_at: string | null;
    };
    TwoStep: {
      is_on: boolean;
      /** Format: date-time */
      app_added_at: string | null;
      passkeys: components['schemas']['Passkey'][];
      recovery_codes_left: number;
      /** @description Teams that one is in. */
      demanded_by: string[];
    };
    NewApp: {
      /** @description To be typed, where the QR code can’t be scanned. */
      secret: string;
      /** @description The text of the QR code. */
      uri: string;
    };
    AppCode: {
      code: string;
    };
    NewPasskey: {
      challenge: string;
      /** @description For the browser’s WebAuthn API. */
      options: {
        [key: string]: unknown;
      };
    };
    PasskeyPayload: {
      challenge: string;
      name: string;
      /** @description The WebAuthn API’s result, in JSON. */
      passkey: {
        id: string;
        rawId: string;
        /** @enum {string} */
        type: 'public-key';
        response: {
          clientDataJSON: string;
          attestationObject: string;
        } & {
          [key: string]: unknown;
        };
        clientExtensionResults: {
          [key: string]: unknown;
        };
      } & {
        [key: string]: unknown;
      };
    };
    FactorAdded: {
      /** @description Shown this once, with the first method; later none. */
      recovery_codes: string[];
    };
    Session: {
      id: number;
      /** @description Browser and system, such as “Chrome on Windows”, if known. */
      device: string | null;
      /** Format: date-time */
      signed_in_at: string;
      /**
       * Format: date-time
       * @description Renewing the access token counts, so it is some minutes old at most.
       */
      last_used_at: string;
      /** @description Whether this call was made in it. */
      is_current: boolean;
    };
    Membership: {
      id: number;
      /** @description The name of whoever founded the team. */
      name: string;
      /** @description Whether one founded it. */
      is_own: boolean;
      /**
       * @description The rights of each role are in `x-rights`, and in `rights` of a membership.
       * @enum {string}
       */
      role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
      rights: (
        | 'events'
        | 'messages'
        | 'guests'
        | 'sales'
        | 'figures'
        | 'money'
        | 'payout_account'
        | 'door'
        | 'gates'
        | 'team'
      )[];
      /** @description The events they work on; null for all, also those to come. */
      event_ids: number[] | null;
      /** @description Whether calls for it are refused with `two_step_required`, until one has turned on two-step sign-in. */
      lacks_two_step: boolean;
    };
    TeamMember: {
      user_id: number;
      name: string;
      email: string;
      /**
       * @description The rights of each role are in `x-rights`, and in `rights` of a membership.
       * @enum {string}
       */
      role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
      /** @description The events they work on; null for all, also those to come. */
      event_ids: number[] | null;
      /** @description To be sent with a change, so that nobody overwrites one unseen. */
      version: number;
      is_me: boolean;
      /** @description Whether they sign in with a second step. */
      has_two_step: boolean;
      /** Format: date-time */
      joined_at: string;
    };
    TeamInvitation: {
      id: number;
      email: string;
      /**
       * @description The rights of each role are in `x-rights`, and in `rights` of a membership.
       * @enum {string}
       */
      role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
      /** @description The events they work on; null for all, also those to come. */
      event_ids: number[] | null;
      /** Format: date-time */
      invited_at: string;
      /** Format: date-time */
      expires_at: string;
      has_expired: boolean;
    };
    Team: {
      id: number;
      name: string;
      /** @description Whether it refuses members who sign in without a second step. */
      requires_two_step: boolean;
      members: components['schemas']['TeamMember'][];
      /** @description Those that wait for an answer. */
      invitations: components['schemas']['TeamInvitation'][];
    };
    TeamChange: {
      requires_two_step: boolean;
    };
    InvitationPayload: {
      email: string;
      /**
       * @description The rights of each role are in `x-rights`, and in `rights` of a membership.
       * @enum {string}
       */
      role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
      /** @description The events they work on; null for all, also those to come. */
      event_ids?: number[] | null;
    };
    MemberChange: {
      /**
       * @description The rights of each role are in `x-rights`, and in `rights` of a membership.
       * @enum {string}
       */
      role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
      /** @description The events they work on; null for all, also those to come. */
      event_ids?: number[] | null;
      version: number;
    };
    OwnershipPayload: {
      user_id: number;
    };
    Invitation: {
      team: string;
      invited_by: string;
      /** @description The only address whose account may accept it. */
      email: string;
      /** @enum {string} */
      role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
      /** @description Titles; null for all of the team’s events. */
      events: string[] | null;
      /** Format: date-time */
      expires_at: string;
    };
    SocialLoginPayload: {
      access_token: string;
    };
    PasswordChange: {
      current_password: string;
      password: string;
      password2: string;
      /** @description The refresh token of the session to keep. */
      refresh?: string;
    };
    AccountErasure: {
      /** @description Required if the account has one. */
      password?: string;
    };
    OwnData: {
      /** Format: date-time */
      exported_at: string;
      profile: components['schemas']['User'];
      /** Format: date-time */
      registered_at: string;
      /** Format: date-time */
      email_verified_at: string | null;
      tax_number: string | null;
      /** @description Of the terms that were accepted at registration. */
      terms_version: string | null;
      social_sign_in: {
        provider: string;
        /** Format: date-time */
        linked_at: string;
      }[];
      /** Format: date-time */
      two_step_since: string | null;
      passkeys: {
        name: string;
        /** Format: date-time */
        added_at: string;
        /** Format: date-time */
        last_used_at: string | null;
      }[];
      sessions: {
        /** Format: date-time */
        opened_at: string;
        /** Format: date-time */
        expires_at: string;
        /** @description The browser’s user agent. */
        browser: string | null;
      }[];
      orders: {
        id: number;
        event_id: number;
        event_title: string;
        /** @enum {string} */
        ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
        quantity: number;
        /**
         * @description In naira.
         * @example 1500.00
         */
        total: string;
        /** @enum {string} */
        status: 'HELD' | 'PAID' | 'EXPIRED' | 'REFUNDED';
        phone: string | null;
        terms_version: string | null;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        paid_at: string | null;
      }[];
      tickets: {
        ticket_number: string;
        order_id: number;
        event_id: number;
        /** @enum {string} */
        status: 'PENDING' | 'VALID' | 'CANCELLED';
        /** @description Its payment is disputed. */
        on_hold: boolean;
        holder_name: string | null;
        holder_email: string | null;
        custom_image: string | null;
        /** Format: date-time */
        checked_in_at: string | null;
      }[];
      transfers: {
        event_id: number;
        to_name: string;
        to_email: string;
        status: string;
        /** Format: date-time */
        offered_at: string;
        /** Format: date-time */
        ended_at: string | null;
      }[];
      transfers_received: {
        event_id: number;
        to_name: string;
        to_email: string;
        status: string;
        /** Format: date-time */
        offered_at: string;
        /** Format: date-time */
        ended_at: string | null;
      }[];
      payments: {
        order_id: number;
        reference: string;
        /**
         * @description The amount asked for, in naira.
         * @example 1500.00
         */
        amount: string;
        /**
         * @description The amount paid, in naira; null if nothing has arrived.
         * @example 1500.00
         */
        received: string | null;
        status: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        paid_at: string | null;
      }[];
      /** @description Those that I named. Only the last four digits of the account’s number are stored. */
      payout_accounts: {
        bank_name: string;
        account_ending: string;
        account_name: string;
        /** @enum {string} */
        state: 'WAITING' | 'CONFIRMED' | 'REPLACED';
        /** Format: date-time */
        asked_at: string;
        /** Format: date-time */
        confirmed_at: string | null;
        /** Format: date-time */
        ended_at: string | null;
      }[];
      teams: {
        /** @description The name of whoever founded it. */
        team: string;
        role: string;
        /** Format: date-time */
        joined_at: string;
        /** Format: date-time */
        left_at: string | null;
      }[];
      team_invitations: {
        /** @description The name of whoever founded it. */
        team: string;
        role: string;
        /** Format: date-time */
        invited_at: string;
        /** Format: date-time */
        ended_at: string | null;
      }[];
      saved_events: {
        event_id: number;
        event_title: string;
        /** Format: date-time */
        saved_at: string;
      }[];
      /** @description In my name. Drafts only while I may see them in my team. */
      events: {
        id: number;
        title: string;
        description: string;
        location: string;
        /** Format: date-time */
        start_date: string | null;
        /** Format: date-time */
        end_date: string | null;
        /** Format: date-time */
        doors_open: string | null;
        category: string;
        max_attendees: number;
        /** @enum {string} */
        status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
        banner_image: string | null;
        /** Format: date-time */
        created_at: string;
      }[];
      refunds: {
        payment_reference: string;
        /**
         * @description In naira.
         * @example 1500.00
         */
        amount: string;
        reason: string;
        status: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        done_at: string | null;
      }[];
      /** @description With my bank, about payments that I made. */
      disputes: {
        payment_reference: string;
        /**
         * @description In naira; null if the bank didn’t say.
         * @example 1500.00
         */
        amount: string | null;
        status: string;
        /** Format: date-time */
        opened_at: string;
        /** Format: date-time */
        resolved_at: string | null;
      }[];
      announcements_received: {
        event_id: number;
        event_title: string;
        subject: string;
        message: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        read_at: string | null;
      }[];
      announcements_sent: {
        event_id: number;
        event_title: string;
        subject: string;
        message: string;
        mailed: number;
        /** Format: date-time */
        created_at: string;
      }[];
      event_reports: {
        event_id: number;
        event_title: string;
        reason: string;
        message: string;
        /** Format: date-time */
        reported_at: string;
      }[];
      /** @description The account’s activity, and changes made to it. */
      record: components['schemas']['RecordEntry'][];
      /** @description To my address; only about this account until it is verified. */
      mails: {
        kind: string;
        recipient: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        sent_at: string | null;
      }[];
    };
    EventOrganizer: {
      id: number;
      username: string;
      first_name: string;
      last_name: string;
      profile_picture: string | null;
      /** @description True with a confirmed email address and a confirmed payout account in the organizer’s name. */
      is_verified: boolean;
    };
    EventTicketType: {
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description The organizer’s name for it; absent: named after its type. */
      name?: string;
      /**
       * @description In naira.
       * @example 1500.00
       */
      price: string;
      /** @description The fees a buyer pays on top of the price for 1 ticket, 2 tickets and so on; absent if there are none. */
      fees?: string[];
      /** @description Seats that can still be bought at this price. */
      available: number;
      /** @description How many seats it may take up; absent: all of them. */
      quota?: number;
      /**
       * Format: date-time
       * @description Absent: on sale since the event was published.
       */
      sale_starts_at?: string;
      /**
       * Format: date-time
       * @description Absent: on sale until the event starts.
       */
      sale_ends_at?: string;
    };
    TicketTypePayload: {
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description Display name. Null: named after its type. Absent in an update: unchanged. */
      name?: string | null;
      /** @description In naira, at most two decimals. */
      price: string | number;
      /** @description How many seats it may take up; null: all of them. */
      quota?: number | null;
      /**
       * Format: date-time
       * @description Null: on sale as soon as the event is published.
       */
      sale_starts_at?: string | null;
      /**
       * Format: date-time
       * @description Null: on sale until the event starts.
       */
      sale_ends_at?: string | null;
    };
    Event: {
      id: number;
      title: string;
      description: string;
      /** @description May be empty in a draft. */
      location: string;
      /** @description May be empty. */
      city: string;
      /**
       * Format: date-time
       * @description UTC; null if it was not given.
       */
      start_date: string | null;
      /**
       * Format: date-time
       * @description UTC; null if it was not given.
       */
      end_date: string | null;
      /**
       * Format: date-time
       * @description UTC; null if it was not given.
       */
      doors_open: string | null;
      /** @description The IANA time zone that times are shown in. */
      timezone: string;
      /** @enum {string} */
      category:
        | 'Technology'
        | 'Business'
        | 'Education'
        | 'Entertainment'
        | 'Sports'
        | 'Arts & Culture'
        | 'Health & Wellness'
        | 'Food & Drink'
        | 'Music'
        | 'Networking'
        | 'Workshop'
        | 'Conference'
        | 'Other';
      max_attendees: number;
      /** @description Seats that are neither paid for nor held. */
      available_capacity: number;
      /**
       * @description In naira; the price of the STANDARD type.
       * @example 1500.00
       */
      ticket_price: string;
      /** @description The ticket types on sale. */
      ticket_types: components['schemas']['EventTicketType'][];
      /** @description For how long a buyer may keep seats and pay later; 0 if not at all. */
      pay_later_hours: number;
      /**
       * @description Who pays the fees: the organizer out of the price, or the buyer on top of it.
       * @enum {string}
       */
      fees_borne_by: 'ORGANIZER' | 'BUYER';
      /**
       * @description The refund when a paid ticket is cancelled in time.
       * @enum {string}
       */
      refund_share: 'ALL' | 'LESS_FEES' | 'NONE';
      /** @description In time: until this long before the start. */
      refund_until_hours: number;
      /** @description The two as a sentence to show before paying. */
      refund_terms: string;
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
      /** @description True while the organizer’s email address is not confirmed: the event is in nobody else’s lists and sells at most 10 tickets. */
      is_unlisted?: boolean;
      /** @description True while its sale is stopped by an administrator. */
      is_suspended?: boolean;
      /** @description True if photos on tickets are checked at the door. */
      checks_photos?: boolean;
      /** @description Numbers a draft leaves open; those fields show the defaults of a new event. */
      undecided?: ('max_attendees' | 'ticket_price')[];
      /** @description Path on this server; at most 1600 pixels wide. */
      banner_image: string | null;
      /** @description At most 800 pixels wide. */
      banner_image_small?: string;
      /** @description At most 480 pixels wide. */
      banner_image_thumbnail?: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      organizer_details: components['schemas']['EventOrganizer'];
      /** @description Whether I saved it. Only when signed in and fetching a single event. */
      is_saved?: boolean;
    };
    EventPage: {
      /** @description Total over all pages. Above 1,000 it may be up to ten seconds old. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['Event'][];
    };
    EventPayload: {
      title: string;
      description: string;
      location?: string;
      /** @description Derived from the location if absent. */
      city?: string;
      /**
       * Format: date-time
       * @description Must be in the future; required to publish. Can’t be changed once the event is over.
       */
      start_date?: string;
      /**
       * Format: date-time
       * @description Must be after the start; required to publish. A published event can’t be ended by moving its end into the past, and one that is over can’t be extended.
       */
      end_date?: string;
      /**
       * Format: date-time
       * @description Optional; must be at or before the start, and within 24 hours of it.
       */
      doors_open?: string;
      /** @description Default: Africa/Lagos. */
      timezone?: string;
      /** @enum {string} */
      category:
        | 'Technology'
        | 'Business'
        | 'Education'
        | 'Entertainment'
        | 'Sports'
        | 'Arts & Culture'
        | 'Health & Wellness'
        | 'Food & Drink'
        | 'Music'
        | 'Networking'
        | 'Workshop'
        | 'Conference'
        | 'Other';
      /** @description May be null or absent in a draft only. */
      max_attendees?: number | null;
      /** @description In naira, at most two decimals; 0 is free. May be empty, null or absent only in a draft or when `ticket_types` is given. */
      ticket_price?: string | number | null;
      /** @description All ticket types, including STANDARD. Overrides `ticket_price`. In a form: JSON text. */
      ticket_types?: components['schemas']['TicketTypePayload'][];
      /** @description For how long a buyer may keep seats and pay later; 0: not at all. */
      pay_later_hours?: number;
      /**
       * @description Who pays the fees of paid tickets; orders keep what they were made under. Default: ORGANIZER.
       * @enum {string}
       */
      fees_borne_by?: 'ORGANIZER' | 'BUYER';
      /**
       * @description The refund when a paid ticket is cancelled in time; orders keep the policy they were made under. Default: LESS_FEES.
       * @enum {string}
       */
      refund_share?: 'ALL' | 'LESS_FEES' | 'NONE';
      /** @description In time: until this long before the start. Default: 0. */
      refund_until_hours?: number;
      /**
       * @description Default: DRAFT, which requires only title, description and category.
       * @enum {string}
       */
      status?: 'DRAFT' | 'PUBLISHED';
    };
    EventPatch: {
      title?: string;
      description?: string;
      location?: string;
      /** @description Derived from the location if absent. */
      city?: string;
      /**
       * Format: date-time
       * @description Must be in the future; required to publish. Can’t be changed once the event is over. Null clears it.
       */
      start_date?: string | null;
      /**
       * Format: date-time
       * @description Must be after the start; required to publish. A published event can’t be ended by moving its end into the past, and one that is over can’t be extended. Null clears it.
       */
      end_date?: string | null;
      /**
       * Format: date-time
       * @description Optional; must be at or before the start, and within 24 hours of it. Null clears it.
       */
      doors_open?: string | null;
      /** @description Default: Africa/Lagos. */
      timezone?: string;
      /** @enum {string} */
      category?:
        | 'Technology'
        | 'Business'
        | 'Education'
        | 'Entertainment'
        | 'Sports'
        | 'Arts & Culture'
        | 'Health & Wellness'
        | 'Food & Drink'
        | 'Music'
        | 'Networking'
        | 'Workshop'
        | 'Conference'
        | 'Other';
      /** @description May be null or absent in a draft only. */
      max_attendees?: number | null;
      /** @description In naira, at most two decimals; 0 is free. May be empty, null or absent only in a draft or when `ticket_types` is given. */
      ticket_price?: string | number | null;
      /** @description All ticket types, including STANDARD. Overrides `ticket_price`. In a form: JSON text. */
      ticket_types?: components['schemas']['TicketTypePayload'][];
      /** @description For how long a buyer may keep seats and pay later; 0: not at all. */
      pay_later_hours?: number;
      /**
       * @description Who pays the fees of paid tickets; orders keep what they were made under. Default: ORGANIZER.
       * @enum {string}
       */
      fees_borne_by?: 'ORGANIZER' | 'BUYER';
      /**
       * @description The refund when a paid ticket is cancelled in time; orders keep the policy they were made under. Default: LESS_FEES.
       * @enum {string}
       */
      refund_share?: 'ALL' | 'LESS_FEES' | 'NONE';
      /** @description In time: until this long before the start. Default: 0. */
      refund_until_hours?: number;
      /**
       * @description Default: DRAFT, which requires only title, description and category.
       * @enum {string}
       */
      status?: 'DRAFT' | 'PUBLISHED';
      /**
       * Format: date-time
       * @description The `updated_at` that the change is based on; 409 `event_changed` if it is no longer that. Sent with `ticket_types`, it overwrites nobody else’s change of them.
       */
      expected_updated_at?: string;
    };
    Suspension: {
      id: number;
      /** @description Null if it is of an event. */
      account: {
        id: number;
        name: string;
        email: string;
      } | null;
      /** @description Null if it is of an account. */
      event: {
        id: number;
        title: string;
      } | null;
      /** @description Whoever is suspended gets it by mail. */
      reason: string;
      suspended_by: string;
      /** Format: date-time */
      suspended_at: string;
      lifted: {
        by: string;
        /** Format: date-time */
        at: string;
        reason: string;
      } | null;
    };
    SuspensionPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['Suspension'][];
    };
    SuspensionReason: {
      /** @description Stored, and mailed to whoever it concerns. */
      reason: string;
    };
    EventReportPayload: {
      /** @enum {string} */
      report_reason: 'scam' | 'wrong_information' | 'offensive' | 'stolen' | 'other';
      /** @description Plain text, for administrators only. */
      message: string;
      /** @description Required of visitors. Of those who are signed in, their account’s is used. */
      email?: string;
    };
    ReportCase: {
      id: number;
      event: {
        id: number;
        title: string;
        /** @description By itself, or with its organizer’s account. */
        is_suspended: boolean;
        organizer: {
          id: number;
          name: string;
        };
      };
      /**
       * Format: date-time
       * @description When the first report arrived.
       */
      opened_at: string;
      /** @description How many reports gave which reason, the most frequent first. */
      reasons: {
        /** @enum {string} */
        reason: 'scam' | 'wrong_information' | 'offensive' | 'stolen' | 'other';
        count: number;
      }[];
      handled: {
        /** @enum {string} */
        outcome: 'DISMISSED' | 'SUSPENDED';
        by: string;
        /** Format: date-time */
        at: string;
        note: string;
      } | null;
    };
    ReportCasePage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['ReportCase'][];
    };
    EventReport: {
      id: number;
      /** @enum {string} */
      reason: 'scam' | 'wrong_information' | 'offensive' | 'stolen' | 'other';
      /** @description Plain text. */
      message: string;
      /** Format: date-time */
      reported_at: string;
      account: {
        id: number;
        name: string;
      } | null;
      /** @description Null if whoever it was has deleted their account. */
      email: string | null;
    };
    EventReportPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['EventReport'][];
    };
    CaseDismissal: {
      /** @description For administrators: neither the organizer nor those who reported read it. */
      note: string;
    };
    CaseSuspension: {
      /** @description Stored, and mailed to whoever runs the event. */
      reason: string;
      /** @description For administrators: neither the organizer nor those who reported read it. */
      note?: string;
    };
    EventMoney: {
      /** @description Null for what concerns no event. */
      event: {
        id: number;
        title: string;
        /** @enum {string} */
        status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
      } | null;
      /**
       * @description The total that buyers paid.
       * @example 1500.00
       */
      sold: string;
      /**
       * @description The fees of the payment provider and the platform, as what they cost.
       * @example 1500.00
       */
      fees: string;
      /**
       * @description Refunds made or under way.
       * @example 1500.00
       */
      refunds: string;
      /**
       * @description What buyers paid and haven’t had back: a cancellation refunds at most this much.
       * @example 1500.00
       */
      refundable: string;
      /**
       * @description Amounts that administrators have added or taken.
       * @example 1500.00
       */
      corrections: string;
      /**
       * @description Sold, less fees and refunds, with corrections.
       * @example 1500.00
       */
      net: string;
      /**
       * @description The part of it that is held while buyers dispute their payments.
       * @example 1500.00
       */
      disputed: string;
      /**
       * @description The part of it that is being paid out.
       * @example 1500.00
       */
      on_its_way: string;
      /**
       * @description The part of it that has been paid out.
       * @example 1500.00
       */
      paid_out: string;
      /**
       * @description The money that is left.
       * @example 1500.00
       */
      balance: string;
      /**
       * @description Why what is left can’t be paid out; absent if it can.
       * @enum {string}
       */
      held_because?: 'not_over' | 'cancelled' | 'suspended' | 'disputed';
      /**
       * Format: date-time
       * @description When it can be paid out, unless it is held for another reason.
       */
      available_from: string | null;
    };
    OrganizerMoney: {
      /** @enum {string} */
      currency: 'NGN';
      /** @description Whose money it is; for administrators. */
      organizer?: {
        id: number;
        name: string;
        email: string;
      };
      /**
       * @description Of events that are not over, cancelled or disputed.
       * @example 1500.00
       */
      pending: string;
      /**
       * @description Money that can be paid out. Below zero if more was refunded than was left; later sales make it good.
       * @example 1500.00
       */
      available: string;
      /**
       * @description Payouts under way.
       * @example 1500.00
       */
      on_its_way: string;
      /**
       * @description The total paid out so far.
       * @example 1500.00
       */
      paid_out: string;
      /**
       * @description Money held while buyers dispute their payments.
       * @example 1500.00
       */
      disputed: string;
      /** @description A page of the events with money, those that end last first. */
      events: components['schemas']['EventMoney'][];
      /** @description Path of the next page on this server. */
      next: string | null;
    };
    EventMoneyReport: {
      money: components['schemas']['EventMoney'];
      by_ticket_type: {
        /** @enum {string} */
        ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
        /**
         * @description The total that buyers paid.
         * @example 1500.00
         */
        sold: string;
        /**
         * @description The fees of the payment provider and the platform, as what they cost.
         * @example 1500.00
         */
        fees: string;
        /**
         * @description Refunds made or under way.
         * @example 1500.00
         */
        refunds: string;
        /**
         * @description Sold, less fees and refunds.
         * @example 1500.00
         */
        net: string;
      }[];
      by_day: {
        /**
         * Format: date
         * @description In the event’s time zone.
         */
        day: string;
        /**
         * @description The total that buyers paid.
         * @example 1500.00
         */
        sold: string;
        /**
         * @description The fees of the payment provider and the platform, as what they cost.
         * @example 1500.00
         */
        fees: string;
        /**
         * @description Refunds made or under way.
         * @example 1500.00
         */
        refunds: string;
        /**
         * @description Sold, less fees and refunds.
         * @example 1500.00
         */
        net: string;
      }[];
    };
    Posting: {
      id: number;
      /** @enum {string} */
      kind:
        | 'PAYMENT'
        | 'PROVIDER_FEE'
        | 'FEE_CORRECTION'
        | 'PLATFORM_FEE'
        | 'REFUND'
        | 'PLATFORM_FEE_BACK'
        | 'FEE_TAKEN_OVER'
        | 'REFUND_SENT'
        | 'DISPUTE_HOLD'
        | 'DISPUTE_RELEASE'
        | 'CORRECTION'
        | 'PAYOUT'
        | 'TRANSFER_FEE'
        | 'PAYOUT_PAID'
        | 'PAYOUT_BACK'
        | 'TRANSFER_FEE_BACK';
      /**
       * @description The account that it was taken from.
       * @enum {string}
       */
      from:
        | 'PROVIDER'
        | 'PROVIDER_FEES'
        | 'PLATFORM'
        | 'PLATFORM_FEES'
        | 'PAYERS'
        | 'ORGANIZER'
        | 'DISPUTES'
        | 'ON_ITS_WAY'
        | 'PAID_OUT';
      /**
       * @description The account that it was given to.
       * @enum {string}
       */
      to:
        | 'PROVIDER'
        | 'PROVIDER_FEES'
        | 'PLATFORM'
        | 'PLATFORM_FEES'
        | 'PAYERS'
        | 'ORGANIZER'
        | 'DISPUTES'
        | 'ON_ITS_WAY'
        | 'PAID_OUT';
      /**
       * @description Always above zero.
       * @example 1500.00
       */
      amount: string;
      event_id: number | null;
      payment_reference: string | null;
      /** @description The reason for a correction. */
      note: string | null;
      /** Format: date-time */
      posted_at: string;
    };
    PostingPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['Posting'][];
    };
    /** @description Stored permanently, with its author. */
    MoneyCorrection: {
      /**
       * @description In naira: what the organizer gets from the platform, or gives (“-1500.00”).
       * @example -1500.00
       */
      amount: string;
      /** @description The event that it concerns, if any. */
      event_id?: number | null;
      /** @description Why. The organizer sees it. */
      reason: string;
    };
    /** @description Where an organizer’s money goes. */
    PayoutAccount: {
      /** @description True with a confirmed address and a confirmed account in the organizer’s present name: events show “Verified Organizer”. */
      is_verified: boolean;
      /** @description The account that payouts go to. */
      account: {
        bank: string;
        /** @description The last four digits of the account number. */
        ending: string;
        /** @description The holder, as the bank writes it. */
        account_name: string;
        /** @description Whether you added it, and not another owner, so that its code is mailed to you. */
        is_yours: boolean;
        /** Format: date-time */
        confirmed_at: string;
        /**
         * Format: date-time
         * @description Nothing is paid out before; null if nothing is paused.
         */
        paused_until: string | null;
        /** @description False once the organizer has changed the name it was compared with. */
        fits_name: boolean;
      } | null;
      /** @description The account that waits for the mailed code. */
      waiting: {
        bank: string;
        /** @description The last four digits of the account number. */
        ending: string;
        /** @description The holder, as the bank writes it. */
        account_name: string;
        /** @description Whether you added it, and not another owner, so that its code is mailed to you. */
        is_yours: boolean;
        /**
         * @description partial: one of the two names has a middle name that the other lacks.
         * @enum {string}
         */
        name_match: 'full' | 'partial';
        /** Format: date-time */
        code_expires_at: string;
        tries_left: number;
      } | null;
    };
    PayoutAccountPayload: {
      bank_id: number;
      account_number: string;
    };
    PayoutAccountCode: {
      code: string;
    };
    PayoutBank: {
      id: number;
      name: string;
    };
    Payout: {
      id: number;
      /**
       * @description APPROVAL: it is above the limit, so an administrator looks at it first. OTP: the provider waits for its one-time code. FAILED, REVERSED: the money is back in the balance.
       * @enum {string}
       */
      state: 'APPROVAL' | 'REQUESTED' | 'SENDING' | 'OTP' | 'PAID' | 'FAILED' | 'REVERSED';
      /** @description True if it failed because an administrator didn’t approve it. */
      is_refused: boolean;
      /**
       * @description The sum taken from the balance.
       * @example 1500.00
       */
      amount: string;
      /**
       * @description The provider’s fee for the transfer, a part of it.
       * @example 1500.00
       */
      fee: string;
      /**
       * @description The sum that arrives.
       * @example 1500.00
       */
      sent: string;
      /** @description The bank, and the end of the number. */
      account: string;
      reference: string;
      /** @description Why it did not arrive; administrators also read why it waits. */
      problem: string | null;
      /** Format: date-time */
      requested_at: string;
      /** Format: date-time */
      done_at: string | null;
    };
    PayoutPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['Payout'][];
    };
    PayoutRequest: {
      /**
       * @description In naira; absent: all that is available.
       * @example 1500.00
       */
      amount?: string;
    };
    PayoutRefusal: {
      /** @description Why. The organizer reads it. */
      reason: string;
    };
    PayoutCode: {
      /** @description The code that the provider sent. */
      otp: string;
    };
    /** @description The payouts an organizer can request now. */
    PayoutTerms: {
      /**
       * @description The sum that can be requested; below zero if more was refunded than was left.
       * @example 1500.00
       */
      available: string;
      /**
       * @description The minimum that can be requested.
       * @example 1500.00
       */
      minimum: string;
      fees: {
        /** @description The most that arrives with this fee; null: any amount. */
        up_to: string | null;
        /**
         * @description The provider’s fee for the transfer, a part of what is taken.
         * @example 1500.00
         */
        fee: string;
      }[];
      /** @description A payout of more than is left waits for approval. */
      approval: {
        /**
         * @description The sum sent within 24 hours without an administrator’s approval.
         * @example 1500.00
         */
        limit: string;
        /**
         * @description How much of that a request may still take now.
         * @example 1500.00
         */
        left: string;
      };
      /** @description The bank, and the end of the number. */
      account: string | null;
      /** @description Why a request would be refused now; null if it would not. */
      refusal: {
        /** @enum {string} */
        code:
          | 'account_erased'
          | 'account_suspended'
          | 'no_payout_account'
          | 'payouts_paused'
          | 'payout_under_way'
          | 'refund_under_way'
          | 'nothing_available';
        detail: string;
      } | null;
      /** @description True if what is available is also paid out automatically, every hour. */
      is_automatic: boolean;
      /** @description True if it would be, but waits for a request, since the newest payout was refused or came back from this account. */
      automatic_paused: boolean;
    };
    TaxNumber: {
      /**
       * @example 2012345678901
       * @example 12345678-0001
       */
      tax_number: string | null;
      /**
       * @description The rate that receipts show with a tax number.
       * @example 7.5
       */
      vat_percent: string;
    };
    TaxNumberPayload: {
      /** @description Null or empty removes the number. */
      tax_number: string | null;
    };
    OrganizerBalance: {
      organizer: {
        id: number;
        name: string;
        email: string;
      };
      /**
       * @description Available, pending, on its way and disputed.
       * @example 1500.00
       */
      owed: string;
      /**
       * @description Of events that are not over, cancelled or disputed.
       * @example 1500.00
       */
      pending: string;
      /**
       * @description Below zero if more went back than was left.
       * @example 1500.00
       */
      available: string;
      /**
       * @description Payouts under way or waiting for approval.
       * @example 1500.00
       */
      on_its_way: string;
      /**
       * @description The total paid out so far.
       * @example 1500.00
       */
      paid_out: string;
      /**
       * @description Money held while buyers dispute their payments.
       * @example 1500.00
       */
      disputed: string;
    };
    OrganizerBalancePage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['OrganizerBalance'][];
    };
    DeskPayout: {
      payout: components['schemas']['Payout'];
      organizer: {
        id: number;
        name: string;
        email: string;
      };
      /**
       * @description code: the provider waits for its one-time code. short: its balance is too small. slow: nothing was heard for an hour.
       * @enum {string}
       */
      trouble: 'approval' | 'code' | 'short' | 'slow' | 'failed' | 'reversed';
      /** @description How much the provider’s balance lacked at the last try. */
      short_by: string | null;
      /** @description True while it was tried and not sent, so that it can be ended (`refusePayout`). */
      is_unsent: boolean;
      /** @description True if the account that it goes to is no longer the one in use. */
      is_account_changed: boolean;
    };
    DeskPayoutPage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      /**
       * @description How much the provider’s balance lacks for all waiting payouts.
       * @example 1500.00
       */
      top_up: string;
      results: components['schemas']['DeskPayout'][];
    };
    EventStatistics: {
      /** @description The event’s capacity; 0 while a draft has none. */
      total_tickets: number;
      /** @description Paid tickets and booked free tickets. */
      sold_tickets: number;
      checked_in: number;
      /** @description Seats that are neither sold nor held. */
      available_capacity: number;
      /** @description sold_tickets / total_tickets, 0 to 1. */
      occupancy_rate: number;
      /** @description Sold tickets by type; types with none sold are omitted. */
      ticket_types: {
        /** @enum {string} */
        ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
        count: number;
      }[];
    };
    Attendee: {
      user_id: number | null;
      name: string;
      email: string;
      /** @description In E.164; null unless the attendee bought it and gave a number. */
      phone: string | null;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description Its payment is disputed, so it won’t be accepted at the door until that is resolved. */
      on_hold: boolean;
      checked_in: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
      /** @description The gate and the helper, if a gate link checked them in. */
      checked_in_gate: string | null;
      /**
       * Format: date-time
       * @description When they left; missing if they are inside, or never came.
       */
      left_time?: string;
    };
    /** @description Counts valid tickets: paid, or free and booked. */
    SalesTotals: {
      tickets: number;
      /**
       * @description In naira: what was paid of ticket prices and not refunded, before the fees that come out of them.
       * @example 1500.00
       */
      revenue: string;
      checked_in: number;
    };
    SoldTicket: {
      id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /** @description Its payment is disputed, so it won’t be accepted at the door until that is resolved. */
      on_hold: boolean;
      /**
       * @description The price paid, in naira.
       * @example 1500.00
       */
      price: string;
      /**
       * @description The sum its payer gets if the organizer refunds it now, including fees they paid; null if it can’t be refunded.
       * @example 1500.00
       */
      refund: string | null;
      /**
       * @description The part of the provider’s fee that the organizer then bears; null if nothing is refunded, or the platform bears it.
       * @example 1500.00
       */
      lost_fee: string | null;
      /**
       * @description The part of its price that was refunded; null unless it was paid and then cancelled.
       * @example 1500.00
       */
      refunded: string | null;
      /** @description The attendee’s name. */
      name: string;
      email: string;
      /** @description Who booked it; null if that is the attendee, or it was sold at the door. */
      buyer: {
        name: string;
        email: string;
      } | null;
      /** @description In E.164, if the buyer gave it. */
      buyer_phone: string | null;
      /** @description True if it was sold at the door: what was taken isn’t its price. */
      sold_at_door?: boolean;
      event: {
        id: number;
        title: string;
        timezone: string;
      };
      order_id: number;
      /** Format: date-time */
      booked_at: string;
      checked_in: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
    };
    SoldTicketPage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      totals: components['schemas']['SalesTotals'];
      results: components['schemas']['SoldTicket'][];
    };
    FoundAttendee: {
      ticket_id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /** @description Its payment is disputed, so it won’t be accepted at the door until that is resolved. */
      on_hold: boolean;
      /** @description The attendee’s name. */
      name: string;
      email: string;
      event: {
        id: number;
        title: string;
        timezone: string;
      };
      checked_in: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
    };
    AttendeeSearch: {
      /** @description All matches, including those beyond `limit`. */
      count: number;
      results: components['schemas']['FoundAttendee'][];
    };
    SalesReport: {
      /** @description The time zone of the days and hours. */
      timezone: string;
      totals: components['schemas']['SalesTotals'];
      /** @description Sales by day; days without sales are omitted. */
      by_day: {
        /** Format: date */
        day: string;
        tickets: number;
        /**
         * @description In naira.
         * @example 1500.00
         */
        revenue: string;
      }[];
      /** @description Hours without check-ins are omitted. */
      check_ins_by_hour: {
        /** @description When the hour starts, such as `2026-03-01T09:00`. */
        hour: string;
        check_ins: number;
      }[];
      /** @description The same figures by event; events without sales are omitted. */
      events: {
        event_id: number;
        title: string;
        max_attendees: number;
        /** Format: date-time */
        start_date: string | null;
        tickets: number;
        /**
         * @description In naira.
         * @example 1500.00
         */
        revenue: string;
        checked_in: number;
      }[];
    };
    Order: {
      id: number;
      /**
       * @description HELD until paid; a free order is PAID at once. EXPIRED: cancelled unpaid, or not paid in time; its seats are free again.
       * @enum {string}
       */
      status: 'HELD' | 'PAID' | 'EXPIRED' | 'REFUNDED';
      quantity: number;
      /**
       * @description The sum the buyer pays, in naira: the price of the tickets plus fees.
       * @example 1500.00
       */
      total: string;
      /**
       * @description The part of it that is fees; absent if the organizer bears them.
       * @example 1500.00
       */
      fees?: string;
      /** @enum {string} */
      currency: 'NGN';
      /**
       * Format: date-time
       * @description When the hold on the seats ends; null unless HELD.
       */
      expires_at: string | null;
      /**
       * @description The refund policy of its event when it was made, which it keeps.
       * @enum {string}
       */
      refund_share: 'ALL' | 'LESS_FEES' | 'NONE';
      refund_until_hours: number;
      /** @description The policy as a sentence with amounts; null for a free order. */
      refund_terms: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      paid_at: string | null;
      /**
       * Format: date-time
       * @description When its last ticket was cancelled, or it was before it was paid; absent if not.
       */
      cancelled_at?: string;
    };
    IssuedTicket: {
      id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
    };
    PurchasePayload: {
      event_id: number;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description Default: 1. */
      quantity?: number;
      /**
       * @description The total that was shown. If it is another by now, nothing is booked.
       * @example 1500.00
       */
      expected_total?: string;
      /**
       * @description The buyer’s phone number, for the organizer. Without a country code it is Nigerian; stored in E.164.
       * @example 0803 123 4567
       */
      phone?: string;
      /** @description The attendee of the first ticket, the second, and so on; at most one per ticket. In a form: JSON text. */
      attendees?: components['schemas']['TicketHolder'][];
    };
    PurchaseResult: {
      id: number;
      ticket_number: string;
      /** @description All tickets of the order; the first is the one with this `id`. */
      tickets: components['schemas']['IssuedTicket'][];
      order: components['schemas']['Order'];
    };
    /** @description `open_order`: the buyer’s own unpaid order, which takes up the seats. */
    PurchaseConflict: {
      /** @description The message to show the user. */
      detail: string;
      /** @description The same message: auth screens read `detail`, booking and password reset read `error`. */
      error: string;
      /** @description Stable and machine-readable, such as `sold_out`. */
      code: string;
      open_order?: components['schemas']['PurchaseResult'];
      /** @description How many seats of the requested type there would be without it. */
      seats_if_cancelled?: number;
    };
    CancellationQuote: {
      /**
       * @description The sum the payer gets back.
       * @example 1500.00
       */
      refund: string;
      /** @description The message to show before it is confirmed; null: free. */
      detail: string | null;
    };
    /** @description The attendee, who gets the ticket by email. */
    TicketHolder: {
      name: string;
      /** Format: email */
      email: string;
    };
    TicketEvent: {
      id: number;
      title: string;
      /** Format: date-time */
      start_date: string;
      /** Format: date-time */
      end_date: string;
      /** Format: date-time */
      doors_open: string | null;
      timezone: string;
      location: string;
      city: string;
      banner_image: string | null;
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
      /** @description True if photos on tickets are checked at the door. */
      checks_photos?: boolean;
    };
    Ticket: {
      id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description The organizer’s name for it; absent: named after its type. */
      ticket_type_name?: string;
      /**
       * @description PENDING until its order is paid. CANCELLED: its seat is free again.
       * @enum {string}
       */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /** @description Its payment is disputed, so it won’t be accepted at the door until that is resolved. */
      on_hold: boolean;
      holder: {
        name: string;
        email: string;
      } | null;
      /** @description The person it is offered to, who hasn’t accepted yet. */
      transfer: {
        name: string;
        email: string;
        /** Format: date-time */
        expires_at: string;
      } | null;
      /** @description Who paid, and would get a refund; null if that is the ticket’s owner. */
      paid_by: {
        name: string;
        /** @description Masked, except for the first letter and the domain. */
        email: string;
      } | null;
      checked_in: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
      /** @description Path on this server. The door’s photo, where photos are checked. */
      custom_image: string | null;
      /** @description The signed text of the QR code; null unless the ticket is VALID and not on hold. */
      qr_payload: string | null;
      /** @description The refund if it is cancelled now; null if it can’t be cancelled. */
      cancellation: components['schemas']['CancellationQuote'] | null;
      /** @description Only if the event’s start or place has changed since it was booked. */
      moved?: {
        /**
         * Format: date-time
         * @description Until when cancelling it brings everything back; null if nothing would.
         */
        refund_until: string | null;
      };
      /**
       * @description The part of its price that was refunded; null unless it was paid and then cancelled.
       * @example 1500.00
       */
      refunded: string | null;
      /** @description A refund of its order is yet to be paid. */
      is_refund_under_way: boolean;
      /**
       * Format: date-time
       * @description Until when its payer can say where a refund of its order should go, if they were mailed a link.
       */
      refund_account_by: string | null;
      /** Format: date-time */
      created_at: string;
      /** @description True while a bank is working on its payment: it need not be paid again. */
      is_at_bank: boolean;
      /** @description It is unpaid because the buyer’s bank transfer was sent back. */
      bank_transfer_rejected: boolean;
      /** @description Whether its order can be paid for now; only while the order is HELD. False if the event’s sales are paused. */
      can_pay?: boolean;
      order: components['schemas']['Order'];
      event: components['schemas']['TicketEvent'];
    };
    Cancellation: {
      /** @description The message to show the user. */
      detail: string;
      /**
       * @description The amount refunded; null if nothing was paid.
       * @example 1500.00
       */
      refund: string | null;
      order: components['schemas']['Order'];
    };
    GivenTicket: {
      id: number;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /** @description The name it was offered to; null once it was erased. */
      given_to: string | null;
      /** Format: date-time */
      given_at: string | null;
      /**
       * @description The part of its price that was refunded; null unless it was paid and then cancelled.
       * @example 1500.00
       */
      refunded: string | null;
      order: {
        id: number;
        /**
         * @description In naira.
         * @example 1500.00
         */
        total: string;
        /** Format: date-time */
        paid_at: string | null;
      };
      event: {
        id: number;
        title: string;
        timezone: string;
        /** Format: date-time */
        start_date: string | null;
      };
    };
    /** @description The contents of the page `/t/<token>`: an offer or a ticket. */
    TicketLink: {
      event: components['schemas']['TicketEvent'];
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      ticket_type_name?: string;
      /** @description The attendee’s name. */
      name: string;
      /** @description Present while the offer hasn’t been accepted. */
      offer: {
        /** @description The name of the person offering the ticket. */
        from: string;
        /** @description The address it is offered to, masked. */
        email: string;
        /** @description Whether that is my address; null when signed out. */
        is_own_address: boolean | null;
        /** Format: date-time */
        expires_at: string;
      } | null;
      /** @description Present once the offer has been accepted. */
      ticket: {
        ticket_number: string;
        /** @enum {string} */
        status: 'PENDING' | 'VALID' | 'CANCELLED';
        /** @description Its payment is disputed, so it won’t be accepted at the door. */
        on_hold: boolean;
        checked_in: boolean;
        /** Format: date-time */
        checked_in_time: string | null;
        /** @description The signed text of the QR code; null unless the ticket is VALID and not on hold. */
        qr_payload: string | null;
        /** @description Path of the photo that the door compares its holder with; null unless photos are checked there. */
        photo: string | null;
        /** @description Whether the event’s start or place has changed since it was booked. */
        is_moved: boolean;
        /**
         * @description The price paid.
         * @example 1500.00
         */
        price: string;
        /** @description Who paid, and would get a refund; null if that is the ticket’s owner. */
        paid_by: {
          name: string;
          /** @description Masked, except for the first letter and the domain. */
          email: string;
        } | null;
        /** @description The refund if it is cancelled now; null if it can’t be cancelled. */
        cancellation: components['schemas']['CancellationQuote'] | null;
        /** @description Whether a holder’s name and address are on it, who may remove them. */
        names_holder: boolean;
        /** @description If false, whoever has the link owns the ticket and may cancel or claim it. */
        in_account: boolean;
      } | null;
    };
    AcceptPayload: {
      /**
       * @description account: my account (requires sign-in). link: no account; whoever has the link owns the ticket.
       * @enum {string}
       */
      into: 'account' | 'link';
    };
    /** @description The data stored about the person named on a ticket. */
    HolderData: {
      /** Format: date-time */
      exported_at: string;
      name: string;
      email: string;
      /** @description Given at the door. */
      phone: string | null;
      event_title: string;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /** @description Path on this server. */
      photo: string | null;
      /** Format: date-time */
      booked_at: string;
      /** Format: date-time */
      checked_in_at: string | null;
      /** @description Emails to the holder with this ticket’s link. */
      mails: {
        kind: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        sent_at: string | null;
      }[];
    };
    TicketPhotoPayload: Record<string, never>;
    CheckInPayload: {
      /** @description The ticket number, or the full text of the QR code. */
      ticket_number: string;
      /** @description The event at this door; tickets for other events are refused. */
      event_id?: number;
    };
    CheckInResult: {
      /** @description The message to show at the door. */
      detail: string;
      /** @description True from the second scan onwards. */
      already_checked_in: boolean;
      event_id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      name: string;
      checked_in: boolean;
      /**
       * Format: date-time
       * @description When it was first scanned.
       */
      checked_in_time: string;
    };
    UndoCheckInResult: {
      /** @description The message to show at the door. */
      detail: string;
      event_id: number;
      ticket_number: string;
      name: string;
      checked_in: boolean;
    };
    /** @description Any ticket of the order; the payment covers the whole order. */
    InitiatePayload: {
      ticket_id: number;
    };
    PaymentInitiation: {
      /** @description The provider’s payment page. */
      authorization_url: string;
      /** @description Identifies this attempt; each attempt gets its own. */
      reference: string;
      /**
       * Format: date-time
       * @description When the hold on the seats ends.
       */
      expires_at: string;
    };
    Refund: {
      /**
       * @description The amount refunded.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      reason:
        | 'paid_too_late'
        | 'event_started'
        | 'paid_twice'
        | 'wrong_amount'
        | 'cancelled_by_buyer'
        | 'cancelled_by_owner'
        | 'cancelled_by_organizer'
        | 'event_cancelled'
        | 'event_suspended'
        | 'dispute_lost'
        | 'refunded_at_provider';
      /** @enum {string} */
      status: 'QUEUED' | 'REQUESTED' | 'DONE' | 'NEEDS_ATTENTION';
      /**
       * Format: date-time
       * @description Until when the payer can say where it should go, if they were mailed a link.
       */
      account_by: string | null;
      /** Format: date-time */
      created_at: string;
    };
    Payment: {
      reference: string;
      /**
       * @description FAILED: this attempt was declined; the order is still held and can be paid.
       * @enum {string}
       */
      status: 'PENDING' | 'FAILED' | 'PAID' | 'REFUNDING' | 'REFUNDED';
      /** @description True while a bank is working on the payment: the seats are then kept for up to 2 hours. */
      is_at_bank: boolean;
      /** @description The message to show the buyer. */
      detail: string;
      /** @description It is unpaid because the buyer’s bank transfer was sent back. */
      bank_transfer_rejected: boolean;
      /** @description Whether its order can be paid for now. False if the event’s sales are paused. */
      can_pay: boolean;
      /**
       * @description The amount charged.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      currency: 'NGN';
      /** @description Where it can still be paid; null if it can’t. */
      authorization_url: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      paid_at: string | null;
      order: components['schemas']['Order'];
      tickets: components['schemas']['IssuedTicket'][];
      refunds: components['schemas']['Refund'][];
    };
    RefundCase: {
      id: number;
      /**
       * @description QUEUED: not requested yet. REQUESTED: with the provider. NEEDS_ATTENTION: waits for an administrator.
       * @enum {string}
       */
      state: 'QUEUED' | 'REQUESTED' | 'DONE' | 'NEEDS_ATTENTION';
      /**
       * @description The amount refunded, in naira.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      reason:
        | 'paid_too_late'
        | 'event_started'
        | 'paid_twice'
        | 'wrong_amount'
        | 'cancelled_by_buyer'
        | 'cancelled_by_owner'
        | 'cancelled_by_organizer'
        | 'event_cancelled'
        | 'event_suspended'
        | 'dispute_lost'
        | 'refunded_at_provider';
      /** @description Why it is stuck; null while it isn’t. */
      problem: string | null;
      /** @description Number of calls to the provider so far. */
      attempts: number;
      /** @description Time since it became due, up to its completion if it is done. */
      age_seconds: number;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      done_at: string | null;
      payment_reference: string;
      order_id: number;
      event: {
        id: number;
        title: string;
      };
      buyer: {
        name: string;
        email: string;
      };
      /** @description The last time the payer was asked where to send it; null if never. */
      payer_account: {
        /** Format: date-time */
        asked_at: string;
        /**
         * Format: date-time
         * @description Until when they can answer.
         */
        expires_at: string;
        /**
         * Format: date-time
         * @description Null if they haven’t yet.
         */
        answered_at: string | null;
        /** @description The bank, and the number’s last digits. */
        account: string | null;
      } | null;
      /** @description Administrators’ steps so far, oldest first. */
      actions: {
        /** @enum {string} */
        action: 'RETRIED' | 'SETTLED';
        /** @description The name of whoever did it. */
        by: string;
        note: string;
        /** Format: date-time */
        at: string;
      }[];
    };
    RefundCasePage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['RefundCase'][];
    };
    /** @description Stored with the refund permanently. */
    RefundNote: {
      /** @description The reason. */
      note: string;
    };
    /** @description The contents of the page `/refund/<token>`. */
    RefundLink: {
      /**
       * @description open: waits for an account. expired: still waits, but this link no longer takes one. under_way: with the bank. done: paid back.
       * @enum {string}
       */
      state: 'open' | 'expired' | 'under_way' | 'done';
      /**
       * @description The amount refunded.
       * @example 1500.00
       */
      amount: string;
      event_title: string;
      payment_reference: string;
      /**
       * Format: date-time
       * @description Until when an account can be given.
       */
      expires_at: string;
      /** @description The event’s time zone. */
      timezone: string;
      /** @description The account given by this link. */
      account: {
        bank: string;
        /** @description The last four digits of the account number. */
        ending: string;
      } | null;
    };
    RefundAccount: {
      bank_id: number;
      account_number: string;
    };
    Bank: {
      id: number;
      name: string;
    };
    PaymentCase: {
      id: number;
      /** @enum {string} */
      state: 'OPEN' | 'CLOSED';
      /** @enum {string} */
      kind:
        | 'payment_unclear'
        | 'delivery_failed'
        | 'dispute_unmatched'
        | 'dispute_unclear'
        | 'partial_refund'
        | 'refunded_twice'
        | 'ledger_differs'
        | 'payout_short'
        | 'payout_otp'
        | 'payout_unclear'
        | 'payout_refused'
        | 'payment_differs'
        | 'refund_differs'
        | 'transfer_differs'
        | 'settlement_differs'
        | 'balance_differs';
      /** @description The provider’s identifier of the payment or refund concerned. */
      subject: string;
      /** @description An account of the case, and the decision it needs. */
      detail: string;
      /** Format: date-time */
      opened_at: string;
      /** Format: date-time */
      closed_at: string | null;
      /** @description The administrator’s name; null if it resolved itself. */
      closed_by: string | null;
      /** @description How the case was resolved; if it is open again, how a person had resolved it. */
      note: string | null;
      /** @description Null if it matches no known payment. */
      payment_reference: string | null;
      order_id: number | null;
      event: {
        id: number;
        title: string;
      } | null;
      buyer: {
        name: string;
        email: string;
      } | null;
      /** @description The payout that the provider refuses, while an administrator can end it (`refusePayout`); else null. */
      unsent_payout: {
        id: number;
        /**
         * @description The sum returned to the balance.
         * @example 1500.00
         */
        amount: string;
        organizer: {
          id: number;
          name: string;
        };
      } | null;
    };
    PaymentCasePage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['PaymentCase'][];
    };
    /** @description Stored with the case permanently. */
    PaymentCaseNote: {
      /** @description How the case was resolved. */
      note: string;
    };
    OpenDispute: {
      id: number;
      /** @description The provider’s number of the dispute. */
      provider_id: number;
      /**
       * @description The sum the payer wants back.
       * @example 1500.00
       */
      amount: string;
      /**
       * Format: date-time
       * @description Without an answer at the provider before, it is lost; null if it has told none.
       */
      due_at: string | null;
      is_overdue: boolean;
      /** Format: date-time */
      opened_at: string;
      payment_reference: string;
      order_id: number;
      /** @description Whether the order’s tickets let nobody in now. */
      tickets_on_hold: boolean;
      event: {
        id: number;
        title: string;
      };
      organizer: {
        id: number;
        name: string;
      };
      buyer: {
        name: string;
        email: string;
      };
    };
    OpenDisputePage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['OpenDispute'][];
    };
    FoundAccount: {
      id: number;
      name: string;
      email: string;
      /** @enum {string} */
      role: 'ATTENDEE' | 'ORGANIZER' | 'ADMIN';
      /** Format: date-time */
      created_at: string;
      /**
       * Format: date-time
       * @description Null unless it is suspended.
       */
      suspended_at: string | null;
      /** @description Whether it signs in with a second step. */
      has_two_step: boolean;
      /** @description How many it organizes. */
      events: number;
      /** @description How many it has made. */
      orders: number;
    };
    FoundAccountPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['FoundAccount'][];
    };
    FoundEvent: {
      id: number;
      title: string;
      organizer: {
        id: number;
        name: string;
        email: string;
      };
      /** Format: date-time */
      start_date: string | null;
      timezone: string;
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
      /** @description Seats that are sold or held. */
      sold: number;
      capacity: number;
      /**
       * Format: date-time
       * @description Null unless it is off sale, by itself or with its organizer’s account.
       */
      suspended_at: string | null;
    };
    FoundEventPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['FoundEvent'][];
    };
    FoundOrder: {
      id: number;
      /** @description Of an order at the door: whoever sold it. */
      buyer: {
        id: number;
        name: string;
        email: string;
      };
      /** @description Whoever bought it at the door; null unless it was sold there. */
      guest: {
        name: string;
        email: string | null;
      } | null;
      event: {
        id: number;
        title: string;
      };
      quantity: number;
      /**
       * @description The price to the buyer, fees included.
       * @example 1500.00
       */
      total: string;
      /** @enum {string} */
      status: 'HELD' | 'PAID' | 'EXPIRED' | 'REFUNDED';
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      paid_at: string | null;
    };
    FoundOrderPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['FoundOrder'][];
    };
    FoundPayment: {
      id: number;
      /** @description As the provider knows it. */
      reference: string;
      /**
       * @description The sum the payer was asked for.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      status: 'PENDING' | 'FAILED' | 'PAID' | 'REFUNDING' | 'REFUNDED';
      order_id: number;
      payer: {
        id: number;
        name: string;
        email: string;
      };
      event: {
        id: number;
        title: string;
      };
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      paid_at: string | null;
      /** @description The case about it, the open one if there is one. */
      case: {
        id: number;
        /** @enum {string} */
        kind:
          | 'payment_unclear'
          | 'delivery_failed'
          | 'dispute_unmatched'
          | 'dispute_unclear'
          | 'partial_refund'
          | 'refunded_twice'
          | 'ledger_differs'
          | 'payout_short'
          | 'payout_otp'
          | 'payout_unclear'
          | 'payout_refused'
          | 'payment_differs'
          | 'refund_differs'
          | 'transfer_differs'
          | 'settlement_differs'
          | 'balance_differs';
        /** @enum {string} */
        state: 'OPEN' | 'CLOSED';
      } | null;
    };
    FoundPaymentPage: {
      /** @description Path of the next page on this server. */
      next: string | null;
      results: components['schemas']['FoundPayment'][];
    };
    DeskAccount: {
      account: components['schemas']['FoundAccount'];
      /**
       * Format: date-time
       * @description Null if the address isn’t verified.
       */
      email_verified_at: string | null;
      signs_in_with: ('password' | 'google' | 'github')[];
      /** @description In how many places it is signed in. */
      open_sessions: number;
      /**
       * Format: date-time
       * @description When a session was last opened or renewed.
       */
      last_seen_at: string | null;
      /** @description Null unless it is suspended. */
      suspension: {
        id: number;
        reason: string;
        suspended_by: string;
      } | null;
      /** @description Its latest events, up to 20. */
      events: components['schemas']['FoundEvent'][];
      /** @description Its latest orders, up to 20. */
      orders: components['schemas']['FoundOrder'][];
      /** @description Other people’s teams that it is in. */
      teams: {
        id: number;
        /** @description The name of whoever founded the team. */
        name: string;
        /** @enum {string} */
        role: 'OWNER' | 'MANAGER' | 'FINANCE' | 'DOOR';
        /** Format: date-time */
        joined_at: string;
      }[];
    };
    DeskOrder: {
      order: components['schemas']['FoundOrder'];
      /** @description The buyer’s, in E.164, if they gave one. */
      phone: string | null;
      tickets: {
        ticket_number: string;
        /** @enum {string} */
        ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
        /** @enum {string} */
        status: 'PENDING' | 'VALID' | 'CANCELLED';
        /** @description Its payment is disputed, so it won’t be accepted at the door until that is resolved. */
        on_hold: boolean;
        holder: string;
        email: string | null;
        /** Format: date-time */
        checked_in_at: string | null;
      }[];
      /** @description Every try to pay it. */
      payments: components['schemas']['FoundPayment'][];
    };
    DoorSale: {
      id: number;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      ticket_numbers: string[];
      /** @enum {string} */
      method: 'CASH' | 'POS' | 'TRANSFER' | 'FREE';
      /**
       * @description Money taken at the door, in naira.
       * @example 1500.00
       */
      taken: string;
      name: string | null;
      /** @description Whether they gave an address: voiding the sale is then told there. */
      has_email: boolean;
      phone: string | null;
      gate: string | null;
      sold_by: string;
      /** Format: date-time */
      sold_at: string;
      voided_by: string | null;
      /** Format: date-time */
      voided_at: string | null;
      void_reason: string | null;
    };
    DoorSales: {
      may_void: boolean;
      /** @description By helper and method, without what was voided. */
      totals: {
        seller_id: number;
        sold_by: string;
        /** @enum {string} */
        method: 'CASH' | 'POS' | 'TRANSFER' | 'FREE';
        tickets: number;
        /**
         * @description In naira.
         * @example 1500.00
         */
        taken: string;
      }[];
      /** @description The newest first; at most 200. */
      sales: components['schemas']['DoorSale'][];
    };
    DoorSalePayload: {
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      quantity?: number;
      /** @enum {string} */
      method: 'CASH' | 'POS' | 'TRANSFER' | 'FREE';
      /**
       * @description The sum shown to the seller; refused if the price has changed.
       * @example 1500.00
       */
      total: string;
      name?: string;
      /** @description The ticket is mailed there. */
      email?: string;
      phone?: string;
      /** @description They go in at once. */
      check_in?: boolean;
      gate_id?: number;
    };
    DoorSaleVoid: {
      reason: string;
    };
    DoorBoard: {
      /** @description Names this state: send it as `seen` to wait for the next. */
      version: string;
      /**
       * Format: date-time
       * @description When it was counted.
       */
      at: string;
      /** @description How long to wait before asking again. */
      ask_again_ms: number;
      capacity: number;
      /** @description Valid tickets. */
      sold: number;
      /** @description Tickets that have been checked in, however often they came and went. */
      checked_in: number;
      inside: number;
      /** @description How many people inside raise the alarm. */
      alarm_at: number | null;
      /** @description Conflicts that nobody has handled. */
      open_conflicts: number;
      /** @description Those that are open, and those that somebody has passed. */
      gates: {
        id: number;
        name: string;
        /** @description Who came in here, those who came back included. */
        entered: number;
        left: number;
        /**
         * Format: date-time
         * @description The latest scan that let somebody in or out.
         */
        last_at: string | null;
      }[];
      /** @description Who was checked in at no gate: by hand, or by a scanner that named none. */
      elsewhere: {
        /** @description Who came in here, those who came back included. */
        entered: number;
        left: number;
        /**
         * Format: date-time
         * @description The latest scan that let somebody in or out.
         */
        last_at: string | null;
      };
      /** @description The last hour, without minutes in which nobody passed. */
      minutes: {
        /** Format: date-time */
        minute: string;
        entered: number;
        left: number;
      }[];
    };
    Gate: {
      id: number;
      name: string;
      /** @description The types that go in here; null for all. */
      ticket_types: ('STANDARD' | 'VIP' | 'EARLY_BIRD')[] | null;
      /** @description People are scanned as they leave here, too. */
      has_exit: boolean;
    };
    GatePayload: {
      name: string;
      ticket_types?: ('STANDARD' | 'VIP' | 'EARLY_BIRD')[] | null;
      has_exit?: boolean;
    };
    GatePatch: {
      name?: string;
      ticket_types?: ('STANDARD' | 'VIP' | 'EARLY_BIRD')[] | null;
      has_exit?: boolean;
    };
    DoorRules: {
      /** @description How long before the start the scanner asks before it admits anybody; 0: it never asks. */
      early_minutes: number;
      /** @description People who were scanned out when they left may come back in. */
      has_reentry: boolean;
      /** @description Members who scan may sell and give tickets at the door, too. */
      staff_sells: boolean;
      /** @description The scanner shows the photo on the ticket, and its device keeps photos for when it is offline. */
      checks_photos: boolean;
      /** @description How many people inside raise the alarm on the board; null: none. */
      alarm_at: number | null;
    };
    DoorRulesPatch: {
      /** @description How long before the start the scanner asks before it admits anybody; 0: it never asks. */
      early_minutes?: number;
      /** @description People who were scanned out when they left may come back in. */
      has_reentry?: boolean;
      /** @description Members who scan may sell and give tickets at the door, too. */
      staff_sells?: boolean;
      /** @description The scanner shows the photo on the ticket, and its device keeps photos for when it is offline. */
      checks_photos?: boolean;
      /** @description How many people inside raise the alarm on the board; null: none. */
      alarm_at?: number | null;
    };
    DoorSetup: {
      rules: components['schemas']['DoorRules'];
      gates: components['schemas']['Gate'][];
    };
    ConflictHandling: {
      note?: string;
    };
    DoorTicket: {
      ticket_number: string;
      name: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /**
       * Format: date-time
       * @description When they left; missing if they are inside, or never came.
       */
      left_time?: string;
      /**
       * Format: date-time
       * @description When they last came back; missing if they are out, or never left.
       */
      returned_time?: string;
      /** @description Its payment is disputed, so it won’t be accepted at the door. */
      on_hold: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
      /** @description The key of the photo on it, where photos are checked. */
      photo?: string;
    };
    /** @description Everything a door needs to check tickets offline. */
    DoorList: {
      event: {
        id: number;
        title: string;
        timezone: string;
        /** @enum {string} */
        status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
        /** Format: date-time */
        start_date: string | null;
        /**
         * Format: date-time
         * @description Missing unless the organizer has said when.
         */
        doors_open?: string;
      };
      rules: components['schemas']['DoorRules'];
      gates: components['schemas']['Gate'][];
      /** @description The gate that this link opens; null for a member of the team. */
      gate_id: number | null;
      /** @description The caller’s unhandled conflicts, counted by `device_id`. */
      conflicts: {
        [key: string]: number;
      };
      /** Format: date-time */
      taken_at: string;
      /** @description The public key, as a JWK, that verifies QR codes and this list. */
      key: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
      };
      /** @description Retired signing keys whose QR codes are still valid. */
      earlier_keys: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
      }[];
      tickets: components['schemas']['DoorTicket'][];
      /** @description Old numbers of transferred tickets: refused, with the reason. */
      transferred_numbers: string[];
    };
    DoorPage: {
      tickets: components['schemas']['DoorTicket'][];
      /** @description Old numbers of transferred tickets: refused, with the reason. */
      transferred_numbers: string[];
    };
    /** @description A `DoorList` whose tickets are on pages. */
    PagedDoorList: {
      event: {
        id: number;
        title: string;
        timezone: string;
        /** @enum {string} */
        status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
        /** Format: date-time */
        start_date: string | null;
        /**
         * Format: date-time
         * @description Missing unless the organizer has said when.
         */
        doors_open?: string;
      };
      rules: components['schemas']['DoorRules'];
      gates: components['schemas']['Gate'][];
      /** @description The gate that this link opens; null for a member of the team. */
      gate_id: number | null;
      /** @description The caller’s unhandled conflicts, counted by `device_id`. */
      conflicts: {
        [key: string]: number;
      };
      /** Format: date-time */
      taken_at: string;
      /** @description The public key, as a JWK, that verifies QR codes and this list. */
      key: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
      };
      /** @description Retired signing keys whose QR codes are still valid. */
      earlier_keys: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
      }[];
      /** @description The versions of all pages of tickets, in order: the first 12 letters of a page’s SHA-256 in base64url. */
      pages: string[];
    };
    SignedDoorList: {
      /** @description A `DoorList` as JSON text, or a `PagedDoorList` in answer to `have`; the signature covers its exact bytes. */
      list: string;
      /** @description base64url Ed25519 over `list`. */
      signature: string;
      /** @description In answer to `have`: each `DoorPage` that the device lacks, as JSON text, by its version. */
      pages?: {
        [key: string]: string;
      };
    };
    DoorScan: {
      /**
       * Format: uuid
       * @description Generated by the device, so that a scan sent twice counts once.
       */
      id: string;
      /** @description The ticket number, or the full text of the QR code. */
      ticket_number: string;
      /**
       * Format: date-time
       * @description By the device’s clock.
       */
      scanned_at: string;
      /** @description The attendee was let in based on the saved list, before this call was answered. */
      let_in: boolean;
      /** @description The scan was undone. */
      undone?: boolean;
      /**
       * @description `in` by default; `out` as somebody leaves.
       * @enum {string}
       */
      direction?: 'in' | 'out';
      /** @description Where a member scans. */
      gate_id?: number;
      /** @description False asks for `too_early` instead of an admission long before the start; true after a second tap. */
      early_ok?: boolean;
    };
    DoorSyncPayload: {
      /**
       * Format: uuid
       * @description Generated once by the device.
       */
      device_id: string;
      /**
       * Format: date-time
       * @description The current time by the device’s clock, used to correct `scanned_at` if that clock is wrong.
       */
      sent_at: string;
      scans: components['schemas']['DoorScan'][];
    };
    DoorVerdict: {
      /**
       * Format: uuid
       * @description The scan’s id.
       */
      id: string;
      /** @enum {string} */
      outcome:
        | 'admitted'
        | 'readmitted'
        | 'left'
        | 'already_checked_in'
        | 'not_inside'
        | 'no_reentry'
        | 'wrong_gate'
        | 'too_early'
        | 'other_event'
        | 'event_cancelled'
        | 'ticket_transferred'
        | 'ticket_cancelled'
        | 'ticket_unpaid'
        | 'ticket_on_hold'
        | 'unknown_ticket'
        | 'not_genuine'
        | 'gate_link_ended';
      /** @description The message to show at the door. */
      detail: string;
      /** @description The attendee’s name. */
      name: string | null;
      /** @enum {string|null} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD' | null;
      ticket_number: string;
      /** @description The key of the photo on it, as on the list. */
      photo: string | null;
      /** @description The holder is compared with the photo, if any. */
      checks_photo: boolean;
      /**
       * Format: date-time
       * @description When the scan that counts was made.
       */
      checked_in_time: string | null;
      /** @description Somebody was let in on a ticket that isn’t valid or was already used. */
      is_conflict: boolean;
    };
    DoorConflict: {
      /**
       * Format: uuid
       * @description The scan’s id.
       */
      id: string;
      /** @enum {string} */
      outcome:
        | 'admitted'
        | 'readmitted'
        | 'left'
        | 'already_checked_in'
        | 'not_inside'
        | 'no_reentry'
        | 'wrong_gate'
        | 'too_early'
        | 'other_event'
        | 'event_cancelled'
        | 'ticket_transferred'
        | 'ticket_cancelled'
        | 'ticket_unpaid'
        | 'ticket_on_hold'
        | 'unknown_ticket'
        | 'not_genuine'
        | 'gate_link_ended';
      /** @description The message to show at the door. */
      detail: string;
      /** @description The attendee’s name. */
      name: string | null;
      ticket_number: string;
      /** Format: date-time */
      scanned_at: string;
      /**
       * Format: uuid
       * @description The device that let them in.
       */
      device_id: string;
      /** @description The name of whoever was using that device, or the gate and helper of its link. */
      scanned_by: string;
      /**
       * Format: date-time
       * @description When the scan that counts was made.
       */
      checked_in_time: string | null;
      /**
       * Format: uuid
       * @description The device that made that scan; null if it wasn’t checked in at a door.
       */
      checked_in_device_id: string | null;
      /** @description Who has seen to it; null while nobody has. */
      handled_by: string | null;
      /** Format: date-time */
      handled_at: string | null;
      handled_note: string | null;
    };
    GateLink: {
      id: number;
      gate_id: number;
      /** @description The gate’s name. */
      gate: string;
      helper: string;
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
      ends_at: string;
      /**
       * @description `revoked` too if whoever made it may no longer make links for this event.
       * @enum {string}
       */
      state: 'unused' | 'in_use' | 'ended' | 'revoked';
      /**
       * Format: date-time
       * @description When the device that has it now started.
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When that device was last heard of, to within half a minute.
       */
      seen_at: string | null;
      /** @description Whether that device should have been heard of since: it’s offline, or its page is closed. */
      is_silent: boolean;
      made_by: string;
      /** Format: date-time */
      created_at: string;
    };
    NewGateLink: {
      id: number;
      gate_id: number;
      /** @description The gate’s name. */
      gate: string;
      helper: string;
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
      ends_at: string;
      /**
       * @description `revoked` too if whoever made it may no longer make links for this event.
       * @enum {string}
       */
      state: 'unused' | 'in_use' | 'ended' | 'revoked';
      /**
       * Format: date-time
       * @description When the device that has it now started.
       */
      started_at: string | null;
      /**
       * Format: date-time
       * @description When that device was last heard of, to within half a minute.
       */
      seen_at: string | null;
      /** @description Whether that device should have been heard of since: it’s offline, or its page is closed. */
      is_silent: boolean;
      made_by: string;
      /** Format: date-time */
      created_at: string;
      /** @description Only in this answer: `/gate#<token>` is the link. */
      token: string;
    };
    GateLinkPayload: {
      /** @description The name of the gate where they stand; a new one is added to the event. */
      gate: string;
      /** @description Whom the link is for. */
      helper: string;
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
      ends_at: string;
    };
    GatePass: {
      event: {
        id: number;
        title: string;
        timezone: string;
      };
      gate: string;
      helper: string;
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
      ends_at: string;
      /**
       * @description For the device that asks: `taken` says that another one has the link.
       * @enum {string}
       */
      state:
        | 'early'
        | 'ready'
        | 'started'
        | 'taken'
        | 'moved'
        | 'revoked'
        | 'ended'
        | 'event_cancelled';
      /**
       * Format: date-time
       * @description By the server’s clock.
       */
      now: string;
    };
    Announcement: {
      id: number;
      event: {
        id: number;
        title: string;
      };
      /** @description The author’s name. */
      author: string;
      subject: string;
      /** @description Plain text. */
      message: string;
      /** Format: date-time */
      created_at: string;
      is_read: boolean;
    };
    AnnouncementPage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      /** @description Total over all pages. */
      unread_count: number;
      results: components['schemas']['Announcement'][];
    };
    AnnouncementPayload: {
      subject: string;
      /** @description Plain text. */
      message: string;
    };
    SentAnnouncement: {
      id: number;
      event: {
        id: number;
        title: string;
      };
      /** @description The author’s name. */
      author: string;
      subject: string;
      message: string;
      /** Format: date-time */
      created_at: string;
      /** @description How many people it was emailed to. */
      mailed: number;
      /** @description How many of these emails are still to be sent. */
      waiting: number;
      /** @description How many of these emails could not be delivered, as far as we know; an administrator can send them again. */
      failed: number;
      /** @description How many people have read it on the site. */
      read: number;
    };
    SentAnnouncementPage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['SentAnnouncement'][];
    };
    ContactPayload: {
      name: string;
      email: string;
      /** @enum {string} */
      topic: 'question' | 'problem' | 'refund' | 'demo' | 'enterprise' | 'privacy' | 'other';
      /** @description Plain text. */
      message: string;
    };
    OutgoingMail: {
      id: number;
      /** @description For example `ticket`, `refund` or `announcement`. */
      kind: string;
      recipient: string;
      subject: string;
      /**
       * @description QUEUED: waiting, or retried with growing delays. SENDING: handed to the mail server. FAILED: given up until somebody resends it. UNCONFIRMED: the mail server never confirmed it, so it may have arrived; it is only resent by hand.
       * @enum {string}
       */
      state: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCONFIRMED';
      attempts: number;
      /**
       * Format: date-time
       * @description Null unless the state is QUEUED.
       */
      next_attempt_at: string | null;
      /** @description Why the last attempt failed; null once sent. */
      problem: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      sent_at: string | null;
    };
    OutgoingMailPage: {
      /** @description Total over all pages. */
      count: number;
      /** @description Path of the next page on this server. */
      next: string | null;
      /** @description Path of the previous page on this server. */
      previous: string | null;
      results: components['schemas']['OutgoingMail'][];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getReadiness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Default Response */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  getLiveness: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
    };
  };
  listJobs: {
    parameters: {
      query?: {
        state?: 'WAITING' | 'RUNNING' | 'DEAD';
        /** @description For example `send_mail`. */
        task?: string;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  retryJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Job'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listOwnRecord: {
    parameters: {
      query?: {
        /** @description Only what came before this entry. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getOwnRecordCsv: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An entry a line, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listTeamRecord: {
    parameters: {
      query?: {
        /** @description Only what came before this entry. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getTeamRecordCsv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An entry a line, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listRecord: {
    parameters: {
      query?: {
        /** @description Only what came before this entry. */
        before?: number;
        page_size?: number;
        event?: number;
        account?: number;
        /** @description `CHANGES`: all but sign-ins and ends of sessions. Without it, everything. */
        kind?: 'CHANGES' | 'EVENTS' | 'DOOR' | 'TEAMS' | 'MONEY' | 'ACCOUNTS' | 'SIGN_INS';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getRecordCsv: {
    parameters: {
      query?: {
        event?: number;
        account?: number;
        /** @description `CHANGES`: all but sign-ins and ends of sessions. Without it, everything. */
        kind?: 'CHANGES' | 'EVENTS' | 'DOOR' | 'TEAMS' | 'MONEY' | 'ACCOUNTS' | 'SIGN_INS';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An entry a line, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  reportTelemetry: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TelemetryReport'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listReleases: {
    parameters: {
      query?: {
        hours?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReleaseHealthList'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  register: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RegisterPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  createToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['LoginPayload'];
      };
    };
    responses: {
      /** @description Two JWTs, each with its own `exp`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenPair'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInRefusal'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  refreshToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshPayload'];
      };
    };
    responses: {
      /** @description The refresh token replaces the one that was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessToken'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  signOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefreshPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
    };
  };
  getProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  eraseAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AccountErasure'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  updateProfile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          first_name?: string;
          last_name?: string;
          /**
           * Format: binary
           * @description An image; `maxLength` is in bytes.
           */
          profile_picture?: string;
        };
        'application/json': components['schemas']['ProfilePayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  requestPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordResetRequest'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  confirmPasswordReset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        uid: string;
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewPassword'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The link is invalid, used or expired, or the password is rejected. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ErrorDetail']
            | components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  sendEmailVerification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  confirmEmail: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EmailVerification'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The link is invalid or has expired. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ErrorDetail']
            | components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  finishSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepPayload'];
      };
    };
    responses: {
      /** @description Two JWTs, each with its own `exp`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenPair'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  beginConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SecondStep'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  confirm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SecondStepPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getTwoStep: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TwoStep'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  startApp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewApp'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  removeApp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  finishApp: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AppCode'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactorAdded'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  renewRecoveryCodes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactorAdded'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  beginPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewPasskey'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  addPasskey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasskeyPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FactorAdded'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  removePasskey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Session'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listTeams: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  changeTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TeamChange'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  handOverTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OwnershipPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  removeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        user_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  changeMember: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        user_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MemberChange'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamMember'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  inviteToTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InvitationPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamInvitation'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  revokeInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        invitation_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  acceptInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Membership'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  changePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PasswordChange'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  signOutEverywhere: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  exportOwnData: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnData'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  becomeOrganizer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  beginSocialSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: 'google' | 'github';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  finishSocialSignIn: {
    parameters: {
      query?: {
        code?: string;
        state?: string;
        error?: string;
      };
      header?: never;
      path: {
        provider: 'google' | 'github';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      302: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  signInWithProvider: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        provider: 'google' | 'github';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SocialLoginPayload'];
      };
    };
    responses: {
      /** @description Two JWTs, each with its own `exp`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TokenPair'];
        };
      };
      /** @description Default Response */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json':
            | components['schemas']['ErrorDetail']
            | components['schemas']['FieldErrors'];
        };
      };
      /** @description Default Response */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInRefusal'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEvents: {
    parameters: {
      query?: {
        /** @description Each word must occur in the title, description, location, city or category; one or two letters at the start of a word. Accents and punctuation are ignored. */
        search?: string;
        category?:
          | 'Technology'
          | 'Business'
          | 'Education'
          | 'Entertainment'
          | 'Sports'
          | 'Arts & Culture'
          | 'Health & Wellness'
          | 'Food & Drink'
          | 'Music'
          | 'Networking'
          | 'Workshop'
          | 'Conference'
          | 'Other';
        city?: string;
        /** @description Events that end after the start of this. A day (`2026-03-01`, Lagos time) or an ISO timestamp. */
        from?: string;
        /** @description Events that start on or before this. A day (`2026-03-01`, Lagos time) or an ISO timestamp. */
        to?: string;
        price?: 'free' | 'paid';
        /** @description `me`: only my own events, in any status; requires sign-in. An id: only the events of this organizer. */
        organizer?: 'me' | number;
        /** @description Only together with `organizer=me`. */
        status?: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
        /** @description Default: `upcoming`, which lists current and upcoming events, soonest first, then past ones. */
        ordering?:
          | 'upcoming'
          | 'start_date'
          | '-start_date'
          | 'created_at'
          | '-created_at'
          | 'ticket_price'
          | '-ticket_price';
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventPage'];
        };
      };
      /** @description For visitors: the answer named by `If-None-Match` is still the same. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  createEvent: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          title: string;
          description: string;
          location?: string;
          /** @description Derived from the location if absent. */
          city?: string;
          /**
           * Format: date-time
           * @description Must be in the future; required to publish. Can’t be changed once the event is over.
           */
          start_date?: string;
          /**
           * Format: date-time
           * @description Must be after the start; required to publish. A published event can’t be ended by moving its end into the past, and one that is over can’t be extended.
           */
          end_date?: string;
          /**
           * Format: date-time
           * @description Optional; must be at or before the start, and within 24 hours of it.
           */
          doors_open?: string;
          /** @description Default: Africa/Lagos. */
          timezone?: string;
          /** @enum {string} */
          category:
            | 'Technology'
            | 'Business'
            | 'Education'
            | 'Entertainment'
            | 'Sports'
            | 'Arts & Culture'
            | 'Health & Wellness'
            | 'Food & Drink'
            | 'Music'
            | 'Networking'
            | 'Workshop'
            | 'Conference'
            | 'Other';
          /** @description May be null or absent in a draft only. */
          max_attendees?: number | null;
          /** @description In naira, at most two decimals; 0 is free. May be empty, null or absent only in a draft or when `ticket_types` is given. */
          ticket_price?: string | number | null;
          /** @description All ticket types, including STANDARD. Overrides `ticket_price`. In a form: JSON text. */
          ticket_types?: components['schemas']['TicketTypePayload'][];
          /** @description For how long a buyer may keep seats and pay later; 0: not at all. */
          pay_later_hours?: number;
          /**
           * @description Who pays the fees of paid tickets; orders keep what they were made under. Default: ORGANIZER.
           * @enum {string}
           */
          fees_borne_by?: 'ORGANIZER' | 'BUYER';
          /**
           * @description The refund when a paid ticket is cancelled in time; orders keep the policy they were made under. Default: LESS_FEES.
           * @enum {string}
           */
          refund_share?: 'ALL' | 'LESS_FEES' | 'NONE';
          /** @description In time: until this long before the start. Default: 0. */
          refund_until_hours?: number;
          /**
           * @description Default: DRAFT, which requires only title, description and category.
           * @enum {string}
           */
          status?: 'DRAFT' | 'PUBLISHED';
          /**
           * Format: binary
           * @description An image; `maxLength` is in bytes.
           */
          banner_image?: string;
        };
        'application/json': components['schemas']['EventPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEventIds: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': number[];
        };
      };
      /** @description For visitors: the answer named by `If-None-Match` is still the same. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
    };
  };
  getEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description For visitors: the answer named by `If-None-Match` is still the same. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  deleteDraft: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  updateEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          title?: string;
          description?: string;
          location?: string;
          /** @description Derived from the location if absent. */
          city?: string;
          /**
           * Format: date-time
           * @description Must be in the future; required to publish. Can’t be changed once the event is over. Null clears it.
           */
          start_date?: string | null;
          /**
           * Format: date-time
           * @description Must be after the start; required to publish. A published event can’t be ended by moving its end into the past, and one that is over can’t be extended. Null clears it.
           */
          end_date?: string | null;
          /**
           * Format: date-time
           * @description Optional; must be at or before the start, and within 24 hours of it. Null clears it.
           */
          doors_open?: string | null;
          /** @description Default: Africa/Lagos. */
          timezone?: string;
          /** @enum {string} */
          category?:
            | 'Technology'
            | 'Business'
            | 'Education'
            | 'Entertainment'
            | 'Sports'
            | 'Arts & Culture'
            | 'Health & Wellness'
            | 'Food & Drink'
            | 'Music'
            | 'Networking'
            | 'Workshop'
            | 'Conference'
            | 'Other';
          /** @description May be null or absent in a draft only. */
          max_attendees?: number | null;
          /** @description In naira, at most two decimals; 0 is free. May be empty, null or absent only in a draft or when `ticket_types` is given. */
          ticket_price?: string | number | null;
          /** @description All ticket types, including STANDARD. Overrides `ticket_price`. In a form: JSON text. */
          ticket_types?: components['schemas']['TicketTypePayload'][];
          /** @description For how long a buyer may keep seats and pay later; 0: not at all. */
          pay_later_hours?: number;
          /**
           * @description Who pays the fees of paid tickets; orders keep what they were made under. Default: ORGANIZER.
           * @enum {string}
           */
          fees_borne_by?: 'ORGANIZER' | 'BUYER';
          /**
           * @description The refund when a paid ticket is cancelled in time; orders keep the policy they were made under. Default: LESS_FEES.
           * @enum {string}
           */
          refund_share?: 'ALL' | 'LESS_FEES' | 'NONE';
          /** @description In time: until this long before the start. Default: 0. */
          refund_until_hours?: number;
          /**
           * @description Default: DRAFT, which requires only title, description and category.
           * @enum {string}
           */
          status?: 'DRAFT' | 'PUBLISHED';
          /**
           * Format: date-time
           * @description The `updated_at` that the change is based on; 409 `event_changed` if it is no longer that. Sent with `ticket_types`, it overwrites nobody else’s change of them.
           */
          expected_updated_at?: string;
          /**
           * Format: binary
           * @description An image; `maxLength` is in bytes.
           */
          banner_image?: string;
        };
        'application/json': components['schemas']['EventPatch'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEventCities: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': string[];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
    };
  };
  listMyEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getEventCalendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One entry, its times in UTC beside the event’s zone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getEventPicture: {
    parameters: {
      query?: {
        /** @description Default: `wide`. */
        format?: 'wide' | 'square' | 'story';
        /** @description The event’s `updated_at` in milliseconds, so that an edited event’s picture has another address. With it, the picture may be kept for a day. */
        v?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The picture. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/png': string;
        };
      };
      /** @description The picture named by `If-None-Match` is still the same. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  cancelEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Added to the email that tells ticket holders the event is cancelled. */
          message?: string;
        } | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEventRecord: {
    parameters: {
      query?: {
        /** @description Only what came before this entry. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RecordPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getEventRecordCsv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An entry a line, newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listSuspensions: {
    parameters: {
      query?: {
        /** @description Those that hold, or those that were lifted. */
        open?: boolean;
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SuspensionPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  suspendAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SuspensionReason'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Suspension'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  suspendEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SuspensionReason'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Suspension'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  liftSuspension: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SuspensionReason'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Suspension'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  reportEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EventReportPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Whether this account’s earlier report is still open. Always false for visitors: anybody can enter anybody’s address. */
            is_repeated: boolean;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listReportCases: {
    parameters: {
      query?: {
        /** @description Open cases, the oldest first (by default), or handled ones, the latest first. */
        open?: boolean;
        after?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCasePage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getReportCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCase'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEventReports: {
    parameters: {
      query?: {
        after?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventReportPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  dismissReportCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseDismissal'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCase'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  suspendReportedEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CaseSuspension'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCase'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listSavedEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Event'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  saveEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  unsaveEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getMoney: {
    parameters: {
      query?: {
        /** @description Only the events after this one; 0 for what concerns no event. */
        after?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganizerMoney'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listPostings: {
    parameters: {
      query?: {
        /** @description Only what was posted before this one. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostingPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getOrganizerMoney: {
    parameters: {
      query?: {
        /** @description Only the events after this one; 0 for what concerns no event. */
        after?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganizerMoney'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listOrganizerPostings: {
    parameters: {
      query?: {
        /** @description Only what was posted before this one. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostingPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  correctMoney: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MoneyCorrection'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Posting'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getEventMoney: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventMoneyReport'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEventPostings: {
    parameters: {
      query?: {
        /** @description Only what was posted before this one. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PostingPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getTaxNumber: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaxNumber'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  changeTaxNumber: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TaxNumberPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TaxNumber'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getPayoutStatementPdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sum sent, its fee, and the events it came from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getPayoutStatementCsv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A row for each event that it came from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getStatementPdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A year and a month in Lagos, such as 2026-03. The present one: until now.
         * @example 2026-03
         */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance, by what moved it and by event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getStatementCsv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A year and a month in Lagos, such as 2026-03. The present one: until now.
         * @example 2026-03
         */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each posting, with the balance after it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getOrganizerStatementPdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        /**
         * @description A year and a month in Lagos, such as 2026-03. The present one: until now.
         * @example 2026-03
         */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The balance, by what moved it and by event. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getOrganizerStatementCsv: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        /**
         * @description A year and a month in Lagos, such as 2026-03. The present one: until now.
         * @example 2026-03
         */
        month: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each posting, with the balance after it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listPayouts: {
    parameters: {
      query?: {
        /** @description Only what was posted before this one. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  requestPayout: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PayoutRequest'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getPayoutTerms: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payouts an organizer can request now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutTerms'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listOrganizerPayouts: {
    parameters: {
      query?: {
        /** @description Only what was posted before this one. */
        before?: number;
        page_size?: number;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  releasePayout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PayoutCode'];
      };
    };
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  approvePayout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  refusePayout: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PayoutRefusal'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payout'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listOrganizerBalances: {
    parameters: {
      query?: {
        /** @description A part of the name or the address. */
        search?: string;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganizerBalancePage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listDeskPayouts: {
    parameters: {
      query: {
        /** @description approval: above the limit. stuck: begun, and waiting for a person. returned: failed or sent back within 30 days, and not asked for again. */
        stage: 'approval' | 'stuck' | 'returned';
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskPayoutPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getPayoutAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where an organizer’s money goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutAccount'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  askForPayoutAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PayoutAccountPayload'];
      };
    };
    responses: {
      /** @description Where an organizer’s money goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutAccount'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getOrganizerPayoutAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where an organizer’s money goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutAccount'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listPayoutBanks: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutBank'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  sendPayoutAccountCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where an organizer’s money goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutAccount'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  confirmPayoutAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PayoutAccountCode'];
      };
    };
    responses: {
      /** @description Where an organizer’s money goes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PayoutAccount'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  purchaseTickets: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          event_id: number;
          /** @enum {string} */
          ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
          /** @description Default: 1. */
          quantity?: number;
          /**
           * @description The total that was shown. If it is another by now, nothing is booked.
           * @example 1500.00
           */
          expected_total?: string;
          /**
           * @description The buyer’s phone number, for the organizer. Without a country code it is Nigerian; stored in E.164.
           * @example 0803 123 4567
           */
          phone?: string;
          /** @description The attendee of the first ticket, the second, and so on; at most one per ticket. In a form: JSON text. */
          attendees?: components['schemas']['TicketHolder'][];
          /**
           * Format: binary
           * @description An image; `maxLength` is in bytes.
           */
          custom_image?: string;
        };
        'application/json': components['schemas']['PurchasePayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseResult'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description `open_order`: the buyer’s own unpaid order, which takes up the seats. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PurchaseConflict'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  undoCheckIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckInPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UndoCheckInResult'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  checkInTicket: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CheckInPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CheckInResult'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listMyTickets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Ticket'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  cancelTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description The refund that was shown. If it is another by now, nothing is cancelled.
           * @example 1500.00
           */
          expected_refund?: string;
          /**
           * @description Sent if the order was shown as unpaid. If it is paid by now, nothing is cancelled.
           * @enum {string}
           */
          expected_status?: 'HELD';
        } | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Cancellation'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  payLater: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Order'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  putTicketPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description An image; `maxLength` is in bytes.
           */
          custom_image?: string;
        };
        'application/json': components['schemas']['TicketPhotoPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getTicketKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            kty: 'OKP';
            /** @enum {string} */
            crv: 'Ed25519';
            x: string;
            /** @description Retired signing keys whose QR codes are still valid. */
            earlier: {
              /** @enum {string} */
              kty: 'OKP';
              /** @enum {string} */
              crv: 'Ed25519';
              x: string;
            }[];
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
    };
  };
  refundTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Cancellation'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  resendTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  renameTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: string;
        };
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listGivenTickets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GivenTicket'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  offerTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TicketHolder'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  withdrawTicketOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getTicketLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The contents of the page `/t/<token>`: an offer or a ticket. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TicketLink'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  acceptTicketOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AcceptPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  declineTicketOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  claimLinkedTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  cancelLinkedTicket: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description The refund that was shown. If it is another by now, nothing is cancelled.
           * @example 1500.00
           */
          expected_refund?: string;
          /**
           * @description Sent if the order was shown as unpaid. If it is paid by now, nothing is cancelled.
           * @enum {string}
           */
          expected_status?: 'HELD';
        } | null;
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
            /**
             * @description The amount refunded; null if nothing was paid.
             * @example 1500.00
             */
            refund: string | null;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  putLinkedTicketPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /**
           * Format: binary
           * @description An image; `maxLength` is in bytes.
           */
          custom_image?: string;
        };
        'application/json': components['schemas']['TicketPhotoPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getHolderData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data stored about the person named on a ticket. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['HolderData'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  removeHolder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  initiatePayment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['InitiatePayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentInitiation'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        reference: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  checkPayment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        reference: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Payment'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getReceipt: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Purchases, payments and refunds of the order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  receivePaymentNotification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            received: boolean;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listRefunds: {
    parameters: {
      query?: {
        state?: 'QUEUED' | 'REQUESTED' | 'DONE' | 'NEEDS_ATTENTION';
        /** @description If true, only those that wait for an administrator, or that the provider hasn’t accepted for a day. */
        stuck?: boolean;
        /** @description Only this refund. */
        id?: number;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundCasePage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  retryRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundNote'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundCase'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  settleRefund: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundNote'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundCase'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getRefundLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The contents of the page `/refund/<token>`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundLink'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listRefundBanks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Bank'][];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  resolveRefundAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundAccount'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            account_name: string;
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  confirmRefundAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['RefundAccount'];
      };
    };
    responses: {
      /** @description The contents of the page `/refund/<token>`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RefundLink'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  renewRefundLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description The message to show the user. */
            detail: string;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listPaymentCases: {
    parameters: {
      query?: {
        state?: 'OPEN' | 'CLOSED';
        kind?:
          | 'payment_unclear'
          | 'delivery_failed'
          | 'dispute_unmatched'
          | 'dispute_unclear'
          | 'partial_refund'
          | 'refunded_twice'
          | 'ledger_differs'
          | 'payout_short'
          | 'payout_otp'
          | 'payout_unclear'
          | 'payout_refused'
          | 'payment_differs'
          | 'refund_differs'
          | 'transfer_differs'
          | 'settlement_differs'
          | 'balance_differs';
        /** @description Only this case. */
        id?: number;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentCasePage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  closePaymentCase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentCaseNote'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentCase'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listOpenDisputes: {
    parameters: {
      query?: {
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenDisputePage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getEventStatistics: {
    parameters: {
      query?: {
        /** @description A day (`2026-03-01`) or an ISO timestamp. */
        from?: string;
        /** @description A day (inclusive) or an ISO timestamp. */
        to?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EventStatistics'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listAttendees: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Attendee'][];
        };
      };
      /** @description The list named by `If-None-Match` is still the same. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listSoldTickets: {
    parameters: {
      query?: {
        event?: number;
        /** @description Only of events that are to come, or over. */
        when?: 'upcoming' | 'past';
        status?: 'PENDING' | 'VALID' | 'CANCELLED' | 'NOT_CANCELLED';
        /** @description Default: `-sold_at`, the latest sale first. */
        ordering?: '-sold_at' | 'sold_at';
        /** @description Matches words in the name or email of the holder or the buyer, or in the ticket number; or, as a whole, the buyer’s phone number or how a payment’s reference begins. */
        search?: string;
        /** @description A day (`2026-03-01`) or an ISO timestamp. */
        from?: string;
        /** @description A day (inclusive) or an ISO timestamp. */
        to?: string;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SoldTicketPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  searchAttendees: {
    parameters: {
      query: {
        /** @description Matches words in the name, email or ticket number; blank matches nobody. */
        search: string;
        /** @description Default: 8. */
        limit?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AttendeeSearch'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getSales: {
    parameters: {
      query?: {
        /** @description A day (`2026-03-01`) or an ISO timestamp. */
        from?: string;
        /** @description A day (inclusive) or an ISO timestamp. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesReport'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getEventSales: {
    parameters: {
      query?: {
        /** @description A day (`2026-03-01`) or an ISO timestamp. */
        from?: string;
        /** @description A day (inclusive) or an ISO timestamp. */
        to?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SalesReport'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  findAccounts: {
    parameters: {
      query: {
        /** @description At least three letters or digits in a row, or an id. */
        search: string;
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundAccountPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  findEvents: {
    parameters: {
      query: {
        /** @description At least three letters or digits in a row, or an id. */
        search: string;
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundEventPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  findOrders: {
    parameters: {
      query: {
        /** @description At least three letters or digits in a row, or an id. */
        search: string;
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundOrderPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  findPayments: {
    parameters: {
      query: {
        /** @description At least three letters or digits in a row, or an id. */
        search: string;
        before?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundPaymentPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getDeskAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskAccount'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getDeskOrder: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeskOrder'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getDoorList: {
    parameters: {
      query?: {
        /** @description The versions of the pages that the device has, separated by commas, or nothing: the list then comes in pages, without these. */
        have?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedDoorList'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  syncDoorScans: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DoorSyncPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            results: components['schemas']['DoorVerdict'][];
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listDoorConflicts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorConflict'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  handleDoorConflict: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        /** @description The scan’s id. */
        scan_id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ConflictHandling'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorConflict'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getDoorPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        /** @description The `photo` of a ticket on the list, or of a verdict. */
        photo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The photo, small. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getDoorBoard: {
    parameters: {
      query?: {
        /** @description The version that is shown. */
        seen?: string;
      };
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorBoard'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listDoorSales: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorSales'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  sellAtDoor: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DoorSalePayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorSale'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  voidDoorSale: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        sale_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DoorSaleVoid'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorSale'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getDoorSetup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorSetup'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  changeDoorRules: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DoorRulesPatch'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DoorSetup'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  addGate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GatePayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Gate'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  removeGate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        gate_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  changeGate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        gate_id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GatePatch'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Gate'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listGateLinks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GateLink'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  makeGateLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['GateLinkPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewGateLink'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  moveGateLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        link_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GateLink'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  revokeGateLink: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
        link_id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GateLink'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getGatePass: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatePass'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  startAtGate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GatePass'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getGateList: {
    parameters: {
      query?: {
        /** @description The versions of the pages that the device has, separated by commas, or nothing: the list then comes in pages, without these. */
        have?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedDoorList'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  getGatePhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The `photo` of a ticket on the list, or of a verdict. */
        photo: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The photo, small. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/webp': string;
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      502: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  syncGateScans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['DoorSyncPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            results: components['schemas']['DoorVerdict'][];
          };
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listEventAnnouncements: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentAnnouncement'][];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  createAnnouncement: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Makes a retry safe: for 24 hours, the same key and request return the first answer and do nothing again. A request that was refused or failed can be sent again with its key. 422: the key came with another request before.
         * @example 8e03978e-40d5-43dd-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AnnouncementPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentAnnouncement'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      422: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  countAnnouncementRecipients: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @description Each address counts once. */
            count: number;
          };
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listSentAnnouncements: {
    parameters: {
      query?: {
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SentAnnouncementPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listAnnouncements: {
    parameters: {
      query?: {
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AnnouncementPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  markAllAnnouncementsRead: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  markAnnouncementRead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  contact: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ContactPayload'];
      };
    };
    responses: {
      /** @description Default Response */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      429: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  listMails: {
    parameters: {
      query?: {
        state?: 'QUEUED' | 'SENDING' | 'SENT' | 'FAILED' | 'UNCONFIRMED';
        /** @description The full address; case is ignored. */
        recipient?: string;
        page?: number;
        page_size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutgoingMailPage'];
        };
      };
      /** @description The messages for each invalid field; those that belong to no single field are under `non_field_errors`. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FieldErrors'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
  resendMail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Default Response */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OutgoingMail'];
        };
      };
      /** @description An error, as a message and as a code. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
      /** @description An error, as a message and as a code. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ErrorDetail'];
        };
      };
    };
  };
}
