import type { TrackingEvent } from '#contracts/tracking.ts'

const storedAs = 'eventos'
/** A visitor who never answers does not fill the memory. */
const most = 50

/** What happened before the visitor answered, kept in this tab so that it outlives a change of page. */
export function keepEvent(event: TrackingEvent): void {
  const waiting = readEvents()
  if (waiting.length < most) write([...waiting, event])
}

export function takeEvents(): TrackingEvent[] {
  const waiting = readEvents()
  write([])
  return waiting
}

let unstored: TrackingEvent[] = []

function readEvents(): TrackingEvent[] {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs) ?? '[]')
  } catch {
    return unstored
  }
}

function write(events: TrackingEvent[]) {
  unstored = events
  try {
    if (events.length) sessionStorage.setItem(storedAs, JSON.stringify(events))
    else sessionStorage.removeItem(storedAs)
  } catch {
    // They then wait on this page only.
  }
}
