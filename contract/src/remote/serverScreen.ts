/** Calls the API as a visitor; `path` is below `/api`: `/events/7/`. */
export type CallApi = (path: string) => Promise<Response>;

/** A page that a visitor asks for. */
export interface PageRequest {
  /** The values of the route's parameters. */
  params: Record<string, string>;
  /** What the URL's query says of the names in the route's `query`, in their order. Missing in page servers before decision 0088. */
  query?: string;
  canonicalUrl: string;
  /** Its remote's flags; those for some roles are off. Missing in page servers before decision 0114. */
  flags?: Record<string, boolean>;
  callApi: CallApi;
}

/** A page's title and metadata beyond its route's. All of it is plain text: the page server escapes it. */
export interface PageHead {
  title: string;
  description: string;
  /** The `<meta>` elements for link previews, in their order. */
  meta: ({ content: string } & ({ property: string } | { name: string }))[];
  /** What search engines read, as schema.org has it. */
  jsonLd?: object;
}

/** What a page shows: given to the screen when the page server renders it, and inlined as JSON for its scripts. */
export interface PageData {
  /** The id of the element that holds the JSON. */
  id: string;
  /** When it was read, in milliseconds since 1970: the element's `data-read-at`. */
  readAt: number;
  value: unknown;
}

/** What a page is made of; 404 where a visitor may see nothing. */
export type PageReading = { status: 200; head: PageHead; data: PageData } | { status: 404 };

/** What `<Name>Screen.server.tsx` exports beside the component, which gets the value of the page's data as `data`. */
export interface ServerScreen {
  /** Rejects where the page can't be read; it is then sent without head and markup, and its scripts do the rest. */
  readPage: (request: PageRequest) => Promise<PageReading>;
  /** The paths that the sitemap names beside those of `remote.json`. Rejects rather than leave one out. */
  sitemapPaths?: (callApi: CallApi) => Promise<string[]>;
}

/** A screen's program for the page server, `<Name>.renderer.cjs`. One of a release before decision 0045 only renders. */
export interface ScreenProgram extends Partial<ServerScreen> {
  /** With `savesData`, the markup has no pictures: the visitor asks to use little data. */
  render: (page: {
    url: string;
    data?: unknown;
    savesData?: boolean;
    flags?: Record<string, boolean>;
  }) => {
    html: string;
    css: string;
  };
}
