/** Calls the API as a visitor; `path` is below `/api`: `/events/7/`. */
export type CallApi = (path: string) => Promise<Response>;

/** A page that a visitor asks for. */
export interface PageRequest {
  /** The values of the route's parameters. */
  params: Record<string, string>;
  /** The URL's query, reduced to the route's `query` names in their order. Missing in page servers before decision 0088. */
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
  /** Structured data for search engines, in schema.org's vocabulary. */
  jsonLd?: object;
}

/** A page's data: given to the screen when the page server renders it, and inlined as JSON for its scripts. */
export interface PageData {
  /** The id of the element that holds the JSON. */
  id: string;
  /** When it was read, in milliseconds since 1970: the element's `data-read-at`. */
  readAt: number;
  value: unknown;
}

/** A page's head and data, or 404 if there is nothing a visitor may see. */
export type PageReading = { status: 200; head: PageHead; data: PageData } | { status: 404 };

/** The exports of `<Name>Screen.server.tsx` beside the component, which gets the value of the page's data as `data`. */
export interface ServerScreen {
  /** Rejects if the page can't be read; it is then sent without head and markup, and its scripts do the rest. */
  readPage: (request: PageRequest) => Promise<PageReading>;
  /** The paths that the sitemap names beside those of `remote.json`. Rejects rather than leave one out. */
  sitemapPaths?: (callApi: CallApi) => Promise<string[]>;
}

/** A screen's program for the page server, `<Name>.renderer.cjs`. Those released before decision 0045 only render. */
export interface ScreenProgram extends Partial<ServerScreen> {
  /** With `savesData`, the markup has no pictures: the visitor has Data Saver on. */
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
