import type { TrackingEvent } from '#features/shared/rules/tracking.ts'
import { keep, recall } from './tab-memory.ts'

const storedAs = 'eventos'
/** A visitor who never answers does not fill the memory. */
const most = 50

/** What happened before the visitor answered, kept in this tab so that it outlives a change of page. */
export function keepEvent(event: TrackingEvent): void {
  const waiting = readEvents()
  if (waiting.length < most) keep(storedAs, JSON.stringify([...waiting, event]))
}

export function takeEvents(): TrackingEvent[] {
  const waiting = readEvents()
  keep(storedAs, null)
  return waiting
}

function readEvents(): TrackingEvent[] {
  return JSON.parse(recall(storedAs) ?? '[]')
}
