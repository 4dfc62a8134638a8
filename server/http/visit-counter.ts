import type { IncomingHttpHeaders } from 'node:http'

/** The address as it came, and its two parts. */
export type PageRequest = { headers: IncomingHttpHeaders; url: string; path: string; query: string }

export type VisitCounter = {
  /** Told of every page that was answered; most of them are no visits. */
  count: (request: PageRequest) => void
  /** Writes what was counted so far. */
  flush: () => Promise<void>
  close: () => Promise<void>
}

/** Where counting is switched off. */
export const noVisitCounter: VisitCounter = {
  count: () => {},
  flush: async () => {},
  close: async () => {},
}
