import type { IncomingHttpHeaders } from 'node:http'

/** The URL and its two parts. */
export type PageRequest = { headers: IncomingHttpHeaders; url: string; path: string; query: string }

export type VisitCounter = {
  /** Called for every answered page; most are no visits. */
  count: (request: PageRequest) => void
  /** Writes the counts so far. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** When counting is disabled. */
export const noVisitCounter: VisitCounter = {
  count: () => {},
  flush: async () => {},
  close: async () => {},
}
