import type { TrackingEvent } from '#features/shared/rules/tracking.ts'
import { type Consent, readConsent } from './consent.ts'
import { readSession, writeSession } from './session-storage.ts'

const storedAs = 'eventos'
/** Bounds the queue of visitors who never answer the banner. */
const most = 50

/** Events before the answer, in session storage so that they survive navigation. */
function queueEvent(event: TrackingEvent): void {
  const queued = readEvents()
  if (queued.length < most) writeSession(storedAs, JSON.stringify([...queued, event]))
}

function takeEvents(): TrackingEvent[] {
  const queued = readEvents()
  writeSession(storedAs, null)
  return queued
}

function readEvents(): TrackingEvent[] {
  return JSON.parse(readSession(storedAs) ?? '[]')
}

type Vendors = typeof import('./vendors.ts')

let consent: Consent | undefined
let vendors: Promise<Vendors> | undefined

/** Waits for consent: sent after 'Aceitar', dropped after 'Rejeitar'. */
export function track(event: TrackingEvent): void {
  consent ??= readConsent()
  if (consent === 'rejected') return
  if (consent === 'unknown') queueEvent(event)
  else send(event)
}

function send(event: TrackingEvent) {
  // The address contains the key of a booking, which third-party scripts would pass on.
  if (/[?&]codigo=/.test(location.search)) return
  // A separate chunk, loaded only with consent.
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
