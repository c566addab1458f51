declare module 'virtual:site-index' {
  /** The search index of the site's words, as `MiniSearch.loadJSON` reads it. */
  export const siteIndex: string;
}
