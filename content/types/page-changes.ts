/** Content that was taken off the site. Its addresses lead to `to`, or say that it is gone. */
export type ArchivedContent = {
  /** As in 'services/seo'. */
  content: string
  to?: string
}

/** An address that leads elsewhere. */
export type Redirect = {
  path: string
  to: string
  /** The page that the content puts at `path` stands at `to` instead. */
  page?: true
}
