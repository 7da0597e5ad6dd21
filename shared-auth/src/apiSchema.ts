// Generated from api/openapi.json by `npm run openapi --workspace api`: do not edit.

export interface paths {
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
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Sign in by email and password */
    post: {
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
        /** @description Two JWTs; each carries its own `exp`. */
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['TokenPair'];
          };
        };
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Get a new access token */
    post: {
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
        200: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['AccessToken'];
          };
        };
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Revoke a refresh token
     * @description Needs no access token, so a session whose access token has expired can still end.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
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
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    post?: never;
    /**
     * Erase one’s own account
     * @description Personal data goes; orders and tickets stay, without a person, for the organizers’ books. Refused while tickets are sold for one’s own events ahead.
     */
    delete: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    options?: never;
    head?: never;
    /** Change one’s own name or picture */
    patch: {
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
             * @description An image of at most 5 MB.
             */
            profile_picture?: string;
          };
          'application/json': {
            first_name?: string;
            last_name?: string;
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
            'application/json': components['schemas']['User'];
          };
        };
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
      };
    };
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
     * Ask for a mail with a link that sets a new password
     * @description The link works once and for one hour; asking again ends the earlier one.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Set a new password by the mailed link
     * @description Ends every session of the account.
     */
    post: {
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
        /** @description The link is invalid, used or expired; or fields are refused. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json':
              components['schemas']['ErrorDetail'] | components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Change one’s own password
     * @description Ends every other session of the account.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Revoke every refresh token of one’s own */
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    /** All that is kept about oneself, as a file */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    post?: never;
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
     * Go to Google or GitHub to sign in
     * @description For the browser itself. When the provider is not set up, it leads to the site’s callback page with `error=config_error`.
     */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Where the provider sends the browser back to
     * @description Leads to the site’s callback page with `access_token`, or with `error`: access_denied, no_code, config_error, token_exchange_failed, server_error.
     */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * @description The provider is asked whom the token speaks for and that it was given to this app. An account with the same verified address is linked, otherwise one is made.
     */
    post: {
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
        /** @description Two JWTs; each carries its own `exp`. */
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
              components['schemas']['ErrorDetail'] | components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** The published events, or my own */
    get: {
      parameters: {
        query?: {
          /** @description Words of the title, the description or the place. */
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
          /** @description Not over before this. A day (`2026-03-01`, in Lagos) or an ISO time. */
          from?: string;
          /** @description Begun by the end of this. A day (`2026-03-01`, in Lagos) or an ISO time. */
          to?: string;
          price?: 'free' | 'paid';
          /** @description Only my own events, in any status. Needs a session. */
          organizer?: 'me';
          /** @description Only together with `organizer=me`. */
          status?: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
          /** @description By default `upcoming`: what is still to come, soonest first, then what is over. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    /** Create an event */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            /** @description 3 to 255 characters. */
            title: string;
            /** @description 10 to 2000 characters. */
            description: string;
            /** @description 5 to 255 characters. */
            location?: string;
            /** @description Taken from the location when it is not given. */
            city?: string;
            /**
             * Format: date-time
             * @description In the future.
             */
            start_date?: string;
            /**
             * Format: date-time
             * @description After the start.
             */
            end_date?: string;
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
            /** @description 1 to 10000; default 50. */
            max_attendees?: number;
            /** @description Naira, 0 to 1000000, at most two decimals; default 0. */
            ticket_price?: string | number;
            /** @description All ticket types, STANDARD among them; `ticket_price` is then not read. In a form: JSON text. */
            ticket_types?: {
              /** @enum {string} */
              ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
              /** @description What it is called, at most 40 characters; null: by its type. In a change, absent: as before. */
              name?: string | null;
              /** @description Naira, 0 to 1000000, at most two decimals. */
              price: string | number;
              /** @description How many of the seats it may use; null: all of them. */
              quota?: number | null;
              /**
               * Format: date-time
               * @description Null: as soon as the event is published.
               */
              sale_starts_at?: string | null;
              /**
               * Format: date-time
               * @description Null: when the event starts.
               */
              sale_ends_at?: string | null;
            }[];
            /**
             * @description Default DRAFT, which needs title, description and category only.
             * @enum {string}
             */
            status?: 'DRAFT' | 'PUBLISHED';
            /**
             * Format: binary
             * @description An image of less than 5 MB.
             */
            banner_image?: string;
          };
          'application/json': {
            /** @description 3 to 255 characters. */
            title: string;
            /** @description 10 to 2000 characters. */
            description: string;
            /** @description 5 to 255 characters. */
            location?: string;
            /** @description Taken from the location when it is not given. */
            city?: string;
            /**
             * Format: date-time
             * @description In the future.
             */
            start_date?: string;
            /**
             * Format: date-time
             * @description After the start.
             */
            end_date?: string;
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
            /** @description 1 to 10000; default 50. */
            max_attendees?: number;
            /** @description Naira, 0 to 1000000, at most two decimals; default 0. */
            ticket_price?: string | number;
            /** @description All ticket types, STANDARD among them; `ticket_price` is then not read. In a form: JSON text. */
            ticket_types?: {
              /** @enum {string} */
              ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
              /** @description What it is called, at most 40 characters; null: by its type. In a change, absent: as before. */
              name?: string | null;
              /** @description Naira, 0 to 1000000, at most two decimals. */
              price: string | number;
              /** @description How many of the seats it may use; null: all of them. */
              quota?: number | null;
              /**
               * Format: date-time
               * @description Null: as soon as the event is published.
               */
              sale_starts_at?: string | null;
              /**
               * Format: date-time
               * @description Null: when the event starts.
               */
              sale_ends_at?: string | null;
            }[];
            /**
             * @description Default DRAFT, which needs title, description and category only.
             * @enum {string}
             */
            status?: 'DRAFT' | 'PUBLISHED';
          };
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
      };
    };
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events/cities/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The cities of published events that are not over, by name */
    get: {
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
      };
    };
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
    /** All my events, newest first */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
     * One event
     * @description A draft exists for its organizer and for administrators only.
     */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Change or publish one of my events
     * @description Under the rules of creation. When a published event moves in time or place, its holders get a mail.
     */
    patch: {
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
            /** @description 3 to 255 characters. */
            title?: string;
            /** @description 10 to 2000 characters. */
            description?: string;
            /** @description 5 to 255 characters. */
            location?: string;
            /** @description Taken from the location when it is not given. */
            city?: string;
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
            /** @description 1 to 10000; default 50. */
            max_attendees?: number;
            /** @description Naira, 0 to 1000000, at most two decimals; default 0. */
            ticket_price?: string | number;
            /** @description All ticket types, STANDARD among them; `ticket_price` is then not read. In a form: JSON text. */
            ticket_types?: {
              /** @enum {string} */
              ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
              /** @description What it is called, at most 40 characters; null: by its type. In a change, absent: as before. */
              name?: string | null;
              /** @description Naira, 0 to 1000000, at most two decimals. */
              price: string | number;
              /** @description How many of the seats it may use; null: all of them. */
              quota?: number | null;
              /**
               * Format: date-time
               * @description Null: as soon as the event is published.
               */
              sale_starts_at?: string | null;
              /**
               * Format: date-time
               * @description Null: when the event starts.
               */
              sale_ends_at?: string | null;
            }[];
            /**
             * @description Default DRAFT, which needs title, description and category only.
             * @enum {string}
             */
            status?: 'DRAFT' | 'PUBLISHED';
            /**
             * Format: date-time
             * @description In the future. Null clears it in a draft.
             */
            start_date?: string | null;
            /**
             * Format: date-time
             * @description After the start. Null clears it in a draft.
             */
            end_date?: string | null;
            /**
             * Format: binary
             * @description An image of less than 5 MB.
             */
            banner_image?: string;
          };
          'application/json': {
            /** @description 3 to 255 characters. */
            title?: string;
            /** @description 10 to 2000 characters. */
            description?: string;
            /** @description 5 to 255 characters. */
            location?: string;
            /** @description Taken from the location when it is not given. */
            city?: string;
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
            /** @description 1 to 10000; default 50. */
            max_attendees?: number;
            /** @description Naira, 0 to 1000000, at most two decimals; default 0. */
            ticket_price?: string | number;
            /** @description All ticket types, STANDARD among them; `ticket_price` is then not read. In a form: JSON text. */
            ticket_types?: {
              /** @enum {string} */
              ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
              /** @description What it is called, at most 40 characters; null: by its type. In a change, absent: as before. */
              name?: string | null;
              /** @description Naira, 0 to 1000000, at most two decimals. */
              price: string | number;
              /** @description How many of the seats it may use; null: all of them. */
              quota?: number | null;
              /**
               * Format: date-time
               * @description Null: as soon as the event is published.
               */
              sale_starts_at?: string | null;
              /**
               * Format: date-time
               * @description Null: when the event starts.
               */
              sale_ends_at?: string | null;
            }[];
            /**
             * @description Default DRAFT, which needs title, description and category only.
             * @enum {string}
             */
            status?: 'DRAFT' | 'PUBLISHED';
            /**
             * Format: date-time
             * @description In the future. Null clears it in a draft.
             */
            start_date?: string | null;
            /**
             * Format: date-time
             * @description After the start. Null clears it in a draft.
             */
            end_date?: string | null;
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
            'application/json': components['schemas']['Event'];
          };
        };
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
      };
    };
    trace?: never;
  };
  '/events/{id}/statistics/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The sales figures of one of my events, in a time range or since ever */
    get: {
      parameters: {
        query?: {
          /** @description A day (`2026-03-01`) or an ISO time. */
          from?: string;
          /** @description A day, which is included, or an ISO time. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Who holds a paid ticket of one of my events */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    post?: never;
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
    /** What was written to the attendees of one of my events, newest first */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    /**
     * Write to the attendees of one of my events
     * @description They read it in their messages, and get it by mail.
     */
    post: {
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
            /** @description 1 to 150 characters. */
            subject: string;
            /** @description Plain text, 1 to 4000 characters. */
            message: string;
          };
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** How many people an announcement of one of my events would be mailed to */
    get: {
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
              /** @description Each address once. */
              count: number;
            };
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /**
     * What was written to the attendees of my events, newest first
     * @description An administrator gets those of all events.
     */
    get: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** What organizers wrote to me, newest first */
    get: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * @description For good. Its holders get a mail, and what they paid is sent back.
     */
    post: {
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
            /** @description What the holders are told beside that the event is cancelled. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** The events I have saved, saved last first */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    put: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    post?: never;
    /** Save an event no longer */
    delete: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * The tickets sold for my events, newest first
     * @description An administrator gets those of all events.
     */
    get: {
      parameters: {
        query?: {
          event?: number;
          status?: 'PENDING' | 'VALID' | 'CANCELLED';
          /** @description Words of the name, the address or the ticket number. */
          search?: string;
          /** @description A day (`2026-03-01`) or an ISO time. */
          from?: string;
          /** @description A day, which is included, or an ISO time. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Find attendees among all my events, as one types
     * @description Newest tickets first, cancelled ones after all others. An administrator searches all events.
     */
    get: {
      parameters: {
        query: {
          /** @description Words of the name, the address or the ticket number; a blank one finds nobody. */
          search: string;
          /** @description Default 8. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** The sales of all my events by day, their check-ins by hour, in Lagos time */
    get: {
      parameters: {
        query?: {
          /** @description A day (`2026-03-01`) or an ISO time. */
          from?: string;
          /** @description A day, which is included, or an ISO time. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** The sales of one of my events by day, its check-ins by hour, in its zone */
    get: {
      parameters: {
        query?: {
          /** @description A day (`2026-03-01`) or an ISO time. */
          from?: string;
          /** @description A day, which is included, or an ISO time. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    post?: never;
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
    /** My tickets, newest first */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
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
    put?: never;
    post?: never;
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
     * @description A free order is PAID at once. A paid one is HELD: its tickets are PENDING until it is paid, and its seats are given back at `order.expires_at`.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
      };
      requestBody: {
        content: {
          'multipart/form-data': {
            event_id: number;
            /** @enum {string} */
            ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
            /** @description Default 1. */
            quantity?: number;
            /** @description Who enters with the first ticket, the second, and so on; at most as many as tickets. In a form: JSON text. */
            attendees?: components['schemas']['TicketHolder'][];
            /**
             * Format: binary
             * @description The holder’s picture: JPEG, PNG, GIF or WebP of at most 5 MB.
             */
            custom_image?: string;
          };
          'application/json': {
            event_id: number;
            /** @enum {string} */
            ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
            /** @description Default 1. */
            quantity?: number;
            /** @description Who enters with the first ticket, the second, and so on; at most as many as tickets. In a form: JSON text. */
            attendees?: components['schemas']['TicketHolder'][];
          };
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Take a check-in back */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** The signed list of an event’s tickets, for a door without network */
    get: {
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
            'application/json': components['schemas']['SignedDoorList'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Judge what a door has scanned
     * @description One scan at a time while there is network, the queue of a device when it is back. Sending a scan again changes nothing.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Who was let in without right by a door without network, newest first */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Cancel a ticket of mine
     * @description The price of a paid ticket is refunded. An order that is not paid yet ends as a whole.
     */
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Give a ticket of mine to somebody else */
    post: {
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
              /** @description The sentence for people. */
              detail: string;
            };
          };
        };
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * The public key of QR codes
     * @description A QR code says `NZ1.<ticket number>.<event id>.<signature>`: base64url Ed25519 over all before the last dot. With this JWK a door checks it without the network.
     */
    get: {
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
              /** @description Keys that signed before, and whose codes are still good. */
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
      };
    };
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
     * @description The ticket is cancelled, its seat is free again, and the buyer is told by mail. What was paid for it goes back by the payment provider; a free ticket is cancelled alone. Conflicts: `ticket_unpaid`, `checked_in`, `already_refunded`, `ticket_cancelled`.
     */
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Send a ticket’s mail again
     * @description Its buyer gets the mails of the whole order sent again; the organizer of its event sends this ticket’s alone, to who enters with it. Conflicts: `ticket_unpaid`, `ticket_cancelled`.
     */
    post: {
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
              /** @description The sentence for people. */
              detail: string;
            };
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    delete?: never;
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
     * @description Answers the address of the provider’s payment page. After paying, the payer comes back to the dashboard with `reference` in the address.
     */
    post: {
      parameters: {
        query?: never;
        header?: never;
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        409: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** What became of a payment, as last heard */
    get: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** “I have paid”: ask the provider now */
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        429: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * The provider’s notifications
     * @description Signed: `x-paystack-signature` is the hex HMAC-SHA512 of the body with the secret key.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        415: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
      };
    };
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
     * Refunds and what becomes of them, for administrators
     * @description Those that need a person first, then the oldest that are under way, then done ones.
     */
    get: {
      parameters: {
        query?: {
          state?: 'QUEUED' | 'REQUESTED' | 'DONE' | 'NEEDS_ATTENTION';
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Try a refund again that needs attention
     * @description The provider is asked about it first, so that money never goes back twice. Conflicts: `refund_done`, `refund_under_way`.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Note that a refund which needs attention was paid back by hand
     * @description Conflicts: `refund_done`, `refund_under_way`.
     */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Ready: this process and its database answer */
    get: {
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
    /** Live: this process answers, whatever its database does */
    get: {
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
      };
    };
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
    /** What a page reports of its own speed and failures */
    post: {
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        413: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** Mails and what became of them, newest first, for administrators */
    get: {
      parameters: {
        query?: {
          state?: 'QUEUED' | 'SENT' | 'FAILED';
          /** @description The whole address, in any case. */
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
        /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
        400: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['FieldErrors'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
     * Send a mail again
     * @description One that has not been delivered is tried at once, with all its tries before it; of a delivered one a copy is queued, which is answered. Conflict: `link_spent` for a password reset that was delivered.
     */
    post: {
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
        /** @description What went wrong, as a sentence and as a code. */
        401: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        403: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
        404: {
          headers: {
            [name: string]: unknown;
          };
          content: {
            'application/json': components['schemas']['ErrorDetail'];
          };
        };
        /** @description What went wrong, as a sentence and as a code. */
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
    /** @description What went wrong, as a sentence and as a code. */
    ErrorDetail: {
      /** @description The sentence for people. */
      detail: string;
      /** @description The same sentence: the auth calls read `detail`, booking and password reset read `error`. */
      error: string;
      /** @description The stable name for programs, such as `sold_out`. */
      code: string;
    };
    /** @description The sentences of each refused field; what belongs to no single field is under `non_field_errors`. */
    FieldErrors: {
      [key: string]: string[];
    };
    User: {
      id: number;
      email: string;
      username: string;
      first_name: string;
      last_name: string;
      /** @enum {string} */
      role: 'ATTENDEE' | 'ORGANIZER' | 'ADMIN';
      /** @description A path on this server. */
      profile_picture: string | null;
      /** @description False for who has only ever signed in with Google or GitHub. */
      has_password: boolean;
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
    LoginPayload: {
      email: string;
      password: string;
    };
    /** @description Two JWTs; each carries its own `exp`. */
    TokenPair: {
      access: string;
      refresh: string;
    };
    RefreshPayload: {
      refresh: string;
    };
    AccessToken: {
      access: string;
    };
    PasswordResetRequest: {
      email: string;
    };
    NewPassword: {
      password: string;
      password2: string;
    };
    SocialLoginPayload: {
      access_token: string;
    };
    PasswordChange: {
      current_password: string;
      password: string;
      password2: string;
      /** @description The refresh token of the session that is to go on. */
      refresh?: string;
    };
    AccountErasure: {
      /** @description Needed by every account that has a password. */
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
      social_sign_in: {
        provider: string;
        /** Format: date-time */
        linked_at: string;
      }[];
      sessions: {
        /** Format: date-time */
        opened_at: string;
        /** Format: date-time */
        expires_at: string;
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
        holder_name: string | null;
        holder_email: string | null;
        custom_image: string | null;
        /** Format: date-time */
        checked_in_at: string | null;
      }[];
      payments: {
        order_id: number;
        reference: string;
        /**
         * @description In naira.
         * @example 1500.00
         */
        amount: string;
        status: string;
        /** Format: date-time */
        created_at: string;
        /** Format: date-time */
        paid_at: string | null;
      }[];
      saved_events: {
        event_id: number;
        event_title: string;
        /** Format: date-time */
        saved_at: string;
      }[];
      events: {
        id: number;
        title: string;
        description: string;
        location: string;
        /** Format: date-time */
        start_date: string | null;
        /** Format: date-time */
        end_date: string | null;
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
    };
    EventTicketType: {
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description What its organizer calls it; absent: it goes by its type. */
      name?: string;
      /**
       * @description In naira.
       * @example 1500.00
       */
      price: string;
      /** @description Seats that can still be bought at this price. */
      available: number;
      /** @description How many of the seats it may use; absent: all of them. */
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
       * @description UTC; null only in a draft.
       */
      start_date: string | null;
      /**
       * Format: date-time
       * @description UTC; null only in a draft.
       */
      end_date: string | null;
      /** @description The IANA zone the times are shown in. */
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
      /** @description Seats neither paid for nor held. */
      available_capacity: number;
      /**
       * @description In naira; the price of the STANDARD type.
       * @example 1500.00
       */
      ticket_price: string;
      /** @description What this event sells. */
      ticket_types: components['schemas']['EventTicketType'][];
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
      /** @description A path on this server; at most 1600 pixels wide. */
      banner_image: string | null;
      /** @description The same picture, at most 800 pixels wide. */
      banner_image_small?: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      organizer_details: components['schemas']['EventOrganizer'];
      /** @description By me; only in the answer about one event, and with a session. */
      is_saved?: boolean;
    };
    EventPage: {
      /** @description Of all pages together. */
      count: number;
      /** @description The next page’s path on this server. */
      next: string | null;
      /** @description The previous page’s path on this server. */
      previous: string | null;
      results: components['schemas']['Event'][];
    };
    EventStatistics: {
      /** @description Tickets on offer: the event’s capacity. */
      total_tickets: number;
      /** @description Paid for, or free and taken. */
      sold_tickets: number;
      checked_in: number;
      /** @description Neither sold nor held. */
      available_capacity: number;
      /** @description sold_tickets / total_tickets, 0 to 1. */
      occupancy_rate: number;
      /** @description Sold tickets by type; types without a sale are left out. */
      ticket_types: {
        /** @enum {string} */
        ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
        count: number;
      }[];
    };
    Attendee: {
      user_id: number;
      name: string;
      email: string;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      checked_in: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
    };
    /** @description Of valid tickets: paid for, or free and taken. */
    SalesTotals: {
      tickets: number;
      /**
       * @description In naira.
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
      /**
       * @description What it was sold for, in naira.
       * @example 1500.00
       */
      price: string;
      /** @description Who enters with it. */
      name: string;
      email: string;
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
      /** @description Of all pages together. */
      count: number;
      /** @description The next page’s path on this server. */
      next: string | null;
      /** @description The previous page’s path on this server. */
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
      /** @description Who enters with it. */
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
      /** @description Of all that are found, shown or not. */
      count: number;
      results: components['schemas']['FoundAttendee'][];
    };
    SalesReport: {
      /** @description The zone of the days and the hours. */
      timezone: string;
      totals: components['schemas']['SalesTotals'];
      /** @description Sales; days without one are left out. */
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
      /** @description Hours without a check-in are left out. */
      check_ins_by_hour: {
        /** @description Its begin, such as `2026-03-01T09:00`. */
        hour: string;
        check_ins: number;
      }[];
      /** @description The same figures event by event; events without a sale are left out. */
      events: {
        event_id: number;
        title: string;
        max_attendees: number;
        tickets: number;
        /**
         * @description In naira.
         * @example 1500.00
         */
        revenue: string;
        checked_in: number;
      }[];
    };
    Announcement: {
      id: number;
      event: {
        id: number;
        title: string;
      };
      /** @description The name of who wrote it. */
      author: string;
      subject: string;
      /** @description Plain text. */
      message: string;
      /** Format: date-time */
      created_at: string;
      is_read: boolean;
    };
    AnnouncementPage: {
      /** @description Of all pages together. */
      count: number;
      /** @description Of all pages together. */
      unread_count: number;
      /** @description The next page’s path on this server. */
      next: string | null;
      /** @description The previous page’s path on this server. */
      previous: string | null;
      results: components['schemas']['Announcement'][];
    };
    SentAnnouncement: {
      id: number;
      event: {
        id: number;
        title: string;
      };
      /** @description The name of who wrote it. */
      author: string;
      subject: string;
      message: string;
      /** Format: date-time */
      created_at: string;
      /** @description To how many people it was mailed. */
      mailed: number;
      /** @description How many have read it here. */
      read: number;
    };
    SentAnnouncementPage: {
      /** @description Of all pages together. */
      count: number;
      /** @description The next page’s path on this server. */
      next: string | null;
      /** @description The previous page’s path on this server. */
      previous: string | null;
      results: components['schemas']['SentAnnouncement'][];
    };
    Order: {
      id: number;
      /**
       * @description HELD until paid; a free order is PAID at once. EXPIRED gave its seats back.
       * @enum {string}
       */
      status: 'HELD' | 'PAID' | 'EXPIRED' | 'REFUNDED';
      quantity: number;
      /**
       * @description The price of the whole order in naira.
       * @example 1500.00
       */
      total: string;
      /** @enum {string} */
      currency: 'NGN';
      /**
       * Format: date-time
       * @description Until when the seats are held; null unless HELD.
       */
      expires_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      paid_at: string | null;
    };
    IssuedTicket: {
      id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
    };
    PurchaseResult: {
      id: number;
      ticket_number: string;
      /** @description All tickets of the order; the first is the one named by `id`. */
      tickets: components['schemas']['IssuedTicket'][];
      order: components['schemas']['Order'];
    };
    /** @description Who enters with a ticket, and gets it by mail. */
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
      timezone: string;
      location: string;
      city: string;
      banner_image: string | null;
      /** @enum {string} */
      status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
    };
    Ticket: {
      id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @description What its organizer calls it; absent: it goes by its type. */
      ticket_type_name?: string;
      /**
       * @description PENDING until its order is paid; CANCELLED gave its seat back.
       * @enum {string}
       */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      holder: {
        name: string;
        email: string;
      } | null;
      checked_in: boolean;
      /** Format: date-time */
      checked_in_time: string | null;
      /** @description A path on this server. */
      custom_image: string | null;
      /** @description What the QR code says, signed; null unless the ticket is VALID. */
      qr_payload: string | null;
      /** Format: date-time */
      created_at: string;
      order: components['schemas']['Order'];
      event: components['schemas']['TicketEvent'];
    };
    Cancellation: {
      /** @description The sentence for people. */
      detail: string;
      /**
       * @description What is sent back; null when nothing was paid.
       * @example 1500.00
       */
      refund: string | null;
      order: components['schemas']['Order'];
    };
    CheckInPayload: {
      /** @description The number, or all that the QR code says. */
      ticket_number: string;
      /** @description The event at this door: a ticket of another one is refused. */
      event_id?: number;
    };
    CheckInResult: {
      /** @description The sentence for the door. */
      detail: string;
      /** @description True from the second scan on. */
      already_checked_in: boolean;
      event_id: number;
      ticket_number: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      name: string;
      checked_in: boolean;
      /**
       * Format: date-time
       * @description Of the first scan.
       */
      checked_in_time: string;
    };
    UndoCheckInResult: {
      /** @description The sentence for the door. */
      detail: string;
      event_id: number;
      ticket_number: string;
      name: string;
      checked_in: boolean;
    };
    DoorTicket: {
      ticket_number: string;
      name: string;
      /** @enum {string} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD';
      /** @enum {string} */
      status: 'PENDING' | 'VALID' | 'CANCELLED';
      /** Format: date-time */
      checked_in_time: string | null;
    };
    /** @description All that a door must know to judge tickets without the network. */
    DoorList: {
      event: {
        id: number;
        title: string;
        timezone: string;
        /** @enum {string} */
        status: 'DRAFT' | 'PUBLISHED' | 'CANCELLED';
      };
      /** Format: date-time */
      taken_at: string;
      /** @description The public key of QR codes and of this list, as a JWK. */
      key: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
      };
      /** @description Keys that signed QR codes before, and whose codes are still good. */
      earlier_keys: {
        /** @enum {string} */
        kty: 'OKP';
        /** @enum {string} */
        crv: 'Ed25519';
        x: string;
      }[];
      tickets: components['schemas']['DoorTicket'][];
    };
    SignedDoorList: {
      /** @description A `DoorList` as JSON text: what is signed are its bytes. */
      list: string;
      /** @description base64url Ed25519 over `list`. */
      signature: string;
    };
    DoorScan: {
      /**
       * Format: uuid
       * @description Made by the device: a scan that is sent again counts once.
       */
      id: string;
      /** @description The number, or all that the QR code says. */
      ticket_number: string;
      /**
       * Format: date-time
       * @description By the clock of the device.
       */
      scanned_at: string;
      /** @description The door opened by its saved list, without waiting for this answer. */
      let_in: boolean;
      /** @description The scan has been taken back. */
      undone?: boolean;
    };
    DoorSyncPayload: {
      /**
       * Format: uuid
       * @description Made by the device, once.
       */
      device_id: string;
      /**
       * Format: date-time
       * @description Now, by the clock of the device: a clock that is wrong is put right.
       */
      sent_at: string;
      scans: components['schemas']['DoorScan'][];
    };
    DoorVerdict: {
      /**
       * Format: uuid
       * @description Of the scan.
       */
      id: string;
      /** @enum {string} */
      outcome:
        | 'admitted'
        | 'already_checked_in'
        | 'other_event'
        | 'event_cancelled'
        | 'ticket_cancelled'
        | 'ticket_unpaid'
        | 'unknown_ticket'
        | 'not_genuine';
      /** @description The sentence for the door. */
      detail: string;
      /** @description Who enters with the ticket. */
      name: string | null;
      /** @enum {string|null} */
      ticket_type: 'STANDARD' | 'VIP' | 'EARLY_BIRD' | null;
      ticket_number: string;
      /**
       * Format: date-time
       * @description Of the scan that counts.
       */
      checked_in_time: string | null;
      /** @description Somebody was let in whom the ticket does not let in, or not once more. */
      is_conflict: boolean;
    };
    DoorConflict: {
      /**
       * Format: uuid
       * @description Of the scan.
       */
      id: string;
      /** @enum {string} */
      outcome:
        | 'admitted'
        | 'already_checked_in'
        | 'other_event'
        | 'event_cancelled'
        | 'ticket_cancelled'
        | 'ticket_unpaid'
        | 'unknown_ticket'
        | 'not_genuine';
      /** @description The sentence for the door. */
      detail: string;
      /** @description Who enters with the ticket. */
      name: string | null;
      ticket_number: string;
      /** Format: date-time */
      scanned_at: string;
      /**
       * Format: uuid
       * @description Which device let somebody in.
       */
      device_id: string;
      /** @description Who held that device. */
      scanned_by: string;
      /**
       * Format: date-time
       * @description Of the scan that counts.
       */
      checked_in_time: string | null;
      /**
       * Format: uuid
       * @description Which device that was; null: none of the door’s.
       */
      checked_in_device_id: string | null;
    };
    /** @description Any ticket of the order: the whole order is paid at once. */
    InitiatePayload: {
      ticket_id: number;
    };
    PaymentInitiation: {
      /** @description The provider’s payment page. */
      authorization_url: string;
      /** @description Of this try; the next one has another. */
      reference: string;
      /**
       * Format: date-time
       * @description Until when the seats are held.
       */
      expires_at: string;
    };
    Refund: {
      /**
       * @description What is sent back.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      reason:
        | 'paid_too_late'
        | 'paid_twice'
        | 'wrong_amount'
        | 'cancelled_by_buyer'
        | 'cancelled_by_organizer'
        | 'event_cancelled';
      /** @enum {string} */
      status: 'QUEUED' | 'REQUESTED' | 'DONE' | 'NEEDS_ATTENTION';
      /** Format: date-time */
      created_at: string;
    };
    Payment: {
      reference: string;
      /**
       * @description FAILED is a declined try: the order is still held, and can be paid.
       * @enum {string}
       */
      status: 'PENDING' | 'FAILED' | 'PAID' | 'REFUNDING' | 'REFUNDED';
      /** @description The sentence for the buyer. */
      detail: string;
      /**
       * @description What was asked for.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      currency: 'NGN';
      /** @description Where it can still be paid; null when it cannot. */
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
       * @description QUEUED: to be asked for; REQUESTED: the provider has it; NEEDS_ATTENTION: it goes on only by a person.
       * @enum {string}
       */
      state: 'QUEUED' | 'REQUESTED' | 'DONE' | 'NEEDS_ATTENTION';
      /**
       * @description What is sent back, in naira.
       * @example 1500.00
       */
      amount: string;
      /** @enum {string} */
      reason:
        | 'paid_too_late'
        | 'paid_twice'
        | 'wrong_amount'
        | 'cancelled_by_buyer'
        | 'cancelled_by_organizer'
        | 'event_cancelled';
      /** @description Why it does not move; null while it does. */
      problem: string | null;
      /** @description Calls to the provider so far. */
      attempts: number;
      /** @description Since it was owed; of a done one, until it was. */
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
      /** @description What people did about it, oldest first. */
      actions: {
        /** @enum {string} */
        action: 'RETRIED' | 'SETTLED';
        /** @description The name of who did it. */
        by: string;
        note: string;
        /** Format: date-time */
        at: string;
      }[];
    };
    RefundCasePage: {
      /** @description Of all pages together. */
      count: number;
      /** @description The next page’s path on this server. */
      next: string | null;
      /** @description The previous page’s path on this server. */
      previous: string | null;
      results: components['schemas']['RefundCase'][];
    };
    /** @description Kept with the refund for good. */
    RefundNote: {
      /** @description Why, 1 to 500 characters. */
      note: string;
    };
    OutgoingMail: {
      id: number;
      /** @description Such as `ticket`, `refund` or `announcement`. */
      kind: string;
      recipient: string;
      subject: string;
      /**
       * @description QUEUED is tried again and again, later and later; FAILED has been given up until it is resent.
       * @enum {string}
       */
      state: 'QUEUED' | 'SENT' | 'FAILED';
      attempts: number;
      /**
       * Format: date-time
       * @description Null unless QUEUED.
       */
      next_attempt_at: string | null;
      /** @description Why the last try failed; null once sent. */
      problem: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      sent_at: string | null;
    };
    OutgoingMailPage: {
      /** @description Of all pages together. */
      count: number;
      /** @description The next page’s path on this server. */
      next: string | null;
      /** @description The previous page’s path on this server. */
      previous: string | null;
      results: components['schemas']['OutgoingMail'][];
    };
    Health: {
      /** @enum {string} */
      status: 'ok' | 'unavailable';
      /** @enum {string} */
      database: 'up' | 'down' | 'unchecked';
      uptime_seconds: number;
    };
    TelemetryReport: {
      /** @description Screens that came, with the retries it took. */
      loads: {
        remote: string;
        version: string;
        screen: string;
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
        /** @description The error id that the page showed. */
        id: string;
      }[];
      vitals: {
        /** @enum {string} */
        name: 'LCP' | 'FCP' | 'TTFB' | 'INP' | 'CLS';
        /** @description Milliseconds; of CLS, its score. */
        value: number;
        /** @description The pattern, such as `/events/:id`. */
        route: string;
      }[];
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
