import { desc, eq, or, sql } from 'drizzle-orm'
import {
  type Desk,
  describeDevice,
  openDesk,
  recordAudit,
  requireSession,
} from '#features/people/server/people.server.ts'
import type { FieldErrors } from '#features/shared/rules/form.ts'
import { asServer } from '#server/db/roles/run-as.ts'
import { tooManyRequests } from '#server/failures/errors.ts'
import type { Args } from '#server/http/request/request-context.ts'
import { takeFromLimit } from '#server/limits/limits.ts'
import { findProjectRoot } from '#server/process/project-root.ts'
import { keyRing } from '#server/sealing.ts'
import type { PushSettings } from '../rules/push-forms.ts'
import { testContent } from '../rules/push-message.ts'
import { readPushSettings } from './notify-people.ts'
import type { PushDeps } from './push-deps.ts'
import { pushSettings, pushSubscriptions } from './schema.ts'
import { noteDelivery, openSender } from './send-notices.ts'
import { ensureVapidKeys } from './vapid-keys.ts'
import { deliver, type Subscription } from './web-push/deliver.ts'
import { areSubscriberKeys } from './web-push/encrypt.ts'

const MOST_DEVICES = 10

const withKeys = ({ deps }: Desk): PushDeps => ({
  ...deps,
  keys: keyRing(findProjectRoot(), deps.env),
})

/** The signed-in person's choices and devices, and the key that browsers subscribe with. */
export async function pushOf(args: Args) {
  const desk = await openDesk(args)
  const { id: sessionId } = await requireSession(args)
  const { publicKey } = await ensureVapidKeys(withKeys(desk))
  return desk.run(async (tx) => {
    const devices = await tx
      .select({
        id: pushSubscriptions.id,
        label: pushSubscriptions.label,
        problem: pushSubscriptions.problem,
        succeededAt: pushSubscriptions.succeededAt,
        createdAt: pushSubscriptions.createdAt,
        isThis: sql<boolean>`${pushSubscriptions.sessionId} = ${sessionId}`,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, desk.staffId))
      .orderBy(desc(pushSubscriptions.createdAt))
    return { publicKey, devices, settings: await readPushSettings(tx, desk.staffId) }
  })
}

export function savePushSettings({ run, staffId }: Desk, settings: PushSettings): Promise<void> {
  const { quiet, ...choices } = settings
  const values = { ...choices, quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  return run(async (tx) => {
    await tx
      .insert(pushSettings)
      .values({ userId: staffId, ...values })
      .onConflictDoUpdate({ target: pushSettings.userId, set: values })
  })
}

/**
 * Stores this browser's push subscription in place of its previous one. As the server, because the
 * previous one may belong to another person.
 */
export async function addDevice(
  desk: Desk,
  args: Args,
  subscription: Subscription,
): Promise<FieldErrors | undefined> {
  if (!areSubscriberKeys(subscription)) {
    return { endpoint: 'O navegador não entregou chaves que dê para usar' }
  }
  const { id: sessionId } = await requireSession(args)
  const { device } = describeDevice(args.request.headers.get('User-Agent') ?? '')
  const { endpoint, p256dh, auth } = subscription
  const row = { userId: desk.staffId, sessionId, endpoint, p256dh, auth, label: device }
  return desk.run(async (tx) => {
    const isFull = await asServer(tx, async () => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`push ${desk.staffId}`}))`)
      await tx
        .delete(pushSubscriptions)
        .where(
          or(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.sessionId, sessionId)),
        )
      const present = await tx
        .select({ id: pushSubscriptions.id })
        .from(pushSubscriptions)
        .where(eq(pushSubscriptions.userId, desk.staffId))
      if (present.length >= MOST_DEVICES) return true
      await tx.insert(pushSubscriptions).values(row)
      return false
    })
    if (isFull) return { endpoint: `No máximo ${MOST_DEVICES} aparelhos: remova um antes` }
    await recordAudit(tx, { kind: 'push-device-added' })
    return undefined
  })
}

export function removeDevice({ run }: Desk, id: string): Promise<void> {
  return run(async (tx) => {
    const { rowCount } = await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
    if (rowCount) await recordAudit(tx, { kind: 'push-device-removed' })
  })
}

const testLimit = { name: 'push-test', most: 10, windowSeconds: 3600 }

/** To all devices of whoever asks, now and in quiet hours too. Answers how many took it. */
export async function sendTestNotice(desk: Desk, loopback = false): Promise<number> {
  const { database, staffId } = desk
  const limit = await takeFromLimit(database.db, testLimit, staffId)
  if (!limit.allowed) throw tooManyRequests(limit.retryAfterSeconds)
  const deps = { ...withKeys(desk), loopback }
  const devices = await database.db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, staffId))
  const sender = await openSender(deps)
  const text = JSON.stringify(testContent)
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const delivery = await deliver(sender, device, { text, ttl: 300, urgency: 'high' })
      await noteDelivery(deps, device.id, delivery)
      return delivery.kind
    }),
  )
  return outcomes.filter((kind) => kind === 'sent').length
}
