import type { TrackingEvent } from '#features/shared/rules/tracking.ts'
import { type Consent, readConsent } from './consent.ts'
import { keep, recall } from './session-storage.ts'

const storedAs = 'eventos'
/** A visitor who never answers does not fill the memory. */
const most = 50

/** What happened before the visitor answered, kept in this tab so that it outlives a change of page. */
function keepEvent(event: TrackingEvent): void {
  const waiting = readEvents()
  if (waiting.length < most) keep(storedAs, JSON.stringify([...waiting, event]))
}

function takeEvents(): TrackingEvent[] {
  const waiting = readEvents()
  keep(storedAs, null)
  return waiting
}

function readEvents(): TrackingEvent[] {
  return JSON.parse(recall(storedAs) ?? '[]')
}

type Vendors = typeof import('./vendors.ts')

let consent: Consent | undefined
let vendors: Promise<Vendors> | undefined

/** Waits for the visitor's answer: sent once after 'Aceitar', dropped after 'Rejeitar'. */
export function track(event: TrackingEvent): void {
  consent ??= readConsent()
  if (consent === 'rejected') return
  if (consent === 'unknown') keepEvent(event)
  else send(event)
}

function send(event: TrackingEvent) {
  // This page's address is a key to somebody's booking, and their scripts would pass it on.
  if (/[?&]codigo=/.test(location.search)) return
  // Its own chunk, so that a visitor who did not agree never loads it.
  vendors ??= import('./vendors.ts')
  vendors.then((module) => module.sendToVendors(event))
}

addEventListener('consent', (event) => {
  const before = consent
  consent = (event as CustomEvent<Consent>).detail
  const queued = takeEvents()
  if (consent === 'accepted') {
    if (before === 'rejected') vendors?.then((module) => module.resumeVendors())
    for (const event of queued) send(event)
  } else {
    vendors?.then((module) => module.stopVendors())
  }
})
