/** Values by document: `pages/home#page`. */
export type Documents = ReadonlyMap<string, unknown>

/** What the addresses of the content under check are. */
export type Site = Pick<typeof import('#content/site-map.ts'), 'isKnownAddress'> &
  Pick<typeof import('#content/derived/addresses.ts'), 'filterOffered' | 'filterOfferedPaths'>

/** Something that only several documents together show. */
export type Finding = {
  document: string
  path: (string | number)[]
  message: string
  portuguese: string
  /** Otherwise the part is left out of the page, and the site is whole without it. */
  blocks: boolean
}
