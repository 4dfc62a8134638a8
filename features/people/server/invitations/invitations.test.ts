import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { defaultPreferences } from '#features/people/rules/preferences.ts'
import { mails } from '#server/db/schema.ts'
import { goodPassword, newAccount, testDeps, testRequest } from '#tests/support/accounts.ts'
import { addCampaign } from '#tests/support/clients.ts'
import { testDatabase } from '#tests/support/database.ts'
import { rowsAbout } from '#tests/support/rows-about.ts'
import { addCompany, addStaff } from '#tests/support/staff.ts'
import { readProfile, saveProfile } from '../account/account.server.ts'
import { readPreferences } from '../account/preferences.ts'
import { hashBounded } from '../auth/passwords/hashing.ts'
import { requestReset } from '../auth/passwords/password-reset.ts'
import { signIn } from '../auth/sign-in.ts'
import { clientPeople, clients, staff, user } from '../schema.ts'
import {
  acceptAsNew,
  acceptSignedIn,
  listInvitations,
  readInvitation,
} from './accept-invitation.ts'
import { resendInvitation, withdrawInvitation } from './invitations.server.ts'
import { invite, inviteFromCommand } from './invite.ts'

const database = testDatabase()
const { db } = database
const deps = testDeps(database)
const origin = 'http://localhost:3000'
let owner: { id: string; email: string }
let company: string

beforeAll(async () => {
  owner = await addStaff(database)
  company = await addCompany(database, owner.id, 'Empresa <b>livre</b>')
})

const someAddress = () => `${randomUUID()}@example.com`

/** The links mailed to an address, the latest last. */
async function linksTo(email: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(eq(mails.recipient, email))
    .orderBy(mails.createdAt)
  return rows.map(({ bodyText }) => /token=([\w-]+)/.exec(bodyText ?? '')?.[1] as string)
}

async function invited(email = someAddress()) {
  await invite(deps, owner.id, { email, clientId: company }, origin)
  const open = await listInvitations(db, company)
  const { id } = open.find((each) => each.email === email) as { id: string }
  return { email, id, token: (await linksTo(email)).at(-1) as string }
}

const given = async () => ({ fullName: 'Lia Sá', hash: await hashBounded(goodPassword) })

test('whoever follows a link gets that client, a verified address, and no client of their own', async () => {
  const { email, token } = await invited()
  expect(await readInvitation(database, token)).toMatchObject({ email, hasAccount: false })
  await acceptAsNew(deps, token, await given())
  const [person] = await db.select().from(user).where(eq(user.email, email))
  expect(person).toMatchObject({ name: 'Lia Sá', emailVerified: true })
  const id = person?.id as string
  expect(await db.select().from(clientPeople).where(eq(clientPeople.userId, id))).toMatchObject([
    { clientId: company },
  ])
  expect(await db.select().from(clients).where(eq(clients.ownOf, id))).toEqual([])
  const entered = await signIn(...testRequest(deps), { email, password: goodPassword })
  expect(entered.userId).toBe(id)
})

test('a link works once, and two who follow it at once are one', async () => {
  const { token } = await invited()
  const values = await given()
  const both = await Promise.allSettled([
    acceptAsNew(deps, token, values),
    acceptAsNew(deps, token, values),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await readInvitation(database, token)).toBeNull()
})

const dead: [string, (invitation: { id: string }) => Promise<unknown>][] = [
  ['withdrawn', ({ id }) => withdrawInvitation(deps, owner.id, id)],
  ['sent again', ({ id }) => resendInvitation(deps, owner.id, id, origin)],
  [
    'ended',
    ({ id }) =>
      db.execute(
        sql`update alisio.invitations set expires_at = now() - interval '1 second' where id = ${id}`,
      ),
  ],
]

test.each(dead)('a link that was %s opens nothing', async (_, end) => {
  const invitation = await invited()
  await end(invitation)
  expect(await readInvitation(database, invitation.token)).toBeNull()
  await expect(acceptAsNew(deps, invitation.token, await given())).rejects.toMatchObject({
    message: 'Este convite não vale mais.',
  })
  const known = await db.select().from(user).where(eq(user.email, invitation.email))
  expect(known).toEqual([])
})

test('sent again, only the newest link works', async () => {
  const { email, id, token } = await invited()
  await resendInvitation(deps, owner.id, id, origin)
  const [first, second] = await linksTo(email)
  expect(first).toBe(token)
  expect(await readInvitation(database, second as string)).toMatchObject({ email })
})

test('a link is for the address it was sent to, whoever is signed in', async () => {
  const { token } = await invited()
  const other = await newAccount(deps)
  await expect(acceptSignedIn(deps, token, other)).rejects.toMatchObject({ code: 'bad_request' })
  const own = await newAccount(deps)
  const theirs = await invited(own.email)
  await acceptSignedIn(deps, theirs.token, own)
  const rows = await db.select().from(clientPeople).where(eq(clientPeople.userId, own.id))
  expect(rows.map(({ clientId }) => clientId).sort()).toEqual([company, own.id].sort())
})

test('an account made with an address nobody proved is taken over by whoever proves it', async () => {
  const stranger = await newAccount(deps)
  const { token } = await invited(stranger.email)
  expect(await readInvitation(database, token)).toMatchObject({ hasAccount: false })
  const hash = await hashBounded('outra frase comprida')
  await acceptAsNew(deps, token, { fullName: 'Lia Sá', hash })
  const sessions = await db.execute(
    sql`select 1 from alisio.session where user_id = ${stranger.id}`,
  )
  expect(sessions.rows).toEqual([])
  const old = signIn(...testRequest(deps), { email: stranger.email, password: goodPassword })
  await expect(old).rejects.toMatchObject({ code: 'unauthorized' })
  const entered = await signIn(...testRequest(deps), {
    email: stranger.email,
    password: 'outra frase comprida',
  })
  expect(entered.userId).not.toBe(stranger.id)
})

test('nothing a stranger chose survives: name, company, telephone, preferences, connections', async () => {
  const stranger = await newAccount(deps, 'Estranho da Silva')
  await saveProfile(deps, stranger.id, {
    fullName: 'Estranho da Silva',
    companyName: 'Firma Fantasma',
    phone: '(85) 91234-5678',
  })
  await db.execute(sql`update alisio.user_preferences set high_contrast = true
    where user_id = ${stranger.id}`)
  await db.execute(sql`update alisio."user" set image = 'https://example.com/a.png'
    where id = ${stranger.id}`)
  await requestReset(...testRequest(deps), { email: stranger.email })
  await db.execute(sql`
    insert into alisio.ad_credentials (platform, kind, label, secret, client_id)
    values ('meta', 'sign-in', 'Meta', 'v1.x', ${stranger.id})`)
  const { token } = await invited(stranger.email)
  await acceptAsNew(deps, token, await given())
  const chosen = [stranger.id, 'Estranho da Silva', 'Firma Fantasma', '(85) 91234-5678']
  expect(await rowsAbout(database, chosen)).toEqual({})
  const [person] = await db.select().from(user).where(eq(user.email, stranger.email))
  expect(person).toMatchObject({ name: 'Lia Sá', image: null, emailVerified: true })
  expect(await readProfile(deps, person?.id as string)).toEqual({
    fullName: 'Lia Sá',
    companyName: '',
    phone: '',
  })
  expect(await readPreferences(deps, person?.id as string)).toEqual(defaultPreferences)
  const rows = await db
    .select()
    .from(clientPeople)
    .where(eq(clientPeople.userId, person?.id as string))
  expect(rows.map(({ clientId }) => clientId)).toEqual([company])
})

test('what the agency made for an account nobody proved stays with its address, under another name', async () => {
  const stranger = await newAccount(deps, 'Estranho da Silva')
  const campaign = await addCampaign(database, stranger)
  const { token } = await invited(stranger.email)
  await acceptAsNew(deps, token, await given())
  const [person] = await db.select().from(user).where(eq(user.email, stranger.email))
  const own = await db
    .select()
    .from(clients)
    .where(eq(clients.ownOf, person?.id as string))
  expect(own).toMatchObject([{ name: 'Lia Sá', erasureAskedAt: null }])
  expect(await rowsAbout(database, [campaign])).toMatchObject({ 'campaigns.id': 1 })
  expect(await rowsAbout(database, ['Estranho da Silva'])).toEqual({})
})

test('a verified account is never given a new password by a link', async () => {
  const person = await newAccount(deps)
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, person.id))
  const { token } = await invited(person.email)
  expect(await readInvitation(database, token)).toMatchObject({ hasAccount: true })
  await expect(acceptAsNew(deps, token, await given())).rejects.toMatchObject({
    code: 'bad_request',
  })
})

test('nobody is invited twice, nor where they already are; an ended invitation makes way', async () => {
  const { email, id } = await invited()
  const other = await addStaff(database, 'team')
  const again = () => invite(deps, other.id, { email, clientId: company }, origin)
  await expect(again()).rejects.toMatchObject({ code: 'bad_request' })
  await db.execute(
    sql`update alisio.invitations set expires_at = now() - interval '1 day' where id = ${id}`,
  )
  await again()
  await acceptAsNew(deps, (await linksTo(email)).at(-1) as string, await given())
  await expect(again()).rejects.toMatchObject({ message: 'Esta pessoa já tem acesso.' })
})

test('only its hash is stored, and the mail holds no word anybody typed', async () => {
  const { email, token } = await invited()
  const { rows } = await db.execute(
    sql`select to_jsonb(i)::text as row from alisio.invitations i where email = ${email}`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
  expect(mail?.kind).toBe('invitation')
  expect(`${mail?.html}${mail?.bodyText}`).not.toContain('livre')
})

test('a client’s person and somebody removed cannot invite', async () => {
  const person = await newAccount(deps)
  const asked = (staffId: string) =>
    invite(deps, staffId, { email: someAddress(), clientId: company }, origin)
  await expect(asked(person.id)).rejects.toThrow()
  const gone = await addStaff(database, 'team')
  await db.delete(staff).where(eq(staff.userId, gone.id))
  await expect(asked(gone.id)).rejects.toThrow()
})

test('the first owner comes by a link from the machine, which replaces the one before', async () => {
  const email = someAddress()
  const invitesOwner = () => inviteFromCommand(deps, { email, origin, mails: true })
  const token = (link: string | null) => new URL(link as string).searchParams.get('token') as string
  const first = token(await invitesOwner())
  const second = token(await invitesOwner())
  expect(await readInvitation(database, first)).toBeNull()
  const accepted = await acceptAsNew(deps, second, await given())
  expect(accepted).toMatchObject({ staff: true, email })
  const [person] = await db.select().from(user).where(eq(user.email, email))
  const [member] = await db
    .select()
    .from(staff)
    .where(eq(staff.userId, person?.id as string))
  expect(member?.role).toBe('owner')
  expect(await invitesOwner()).toBeNull()
})
