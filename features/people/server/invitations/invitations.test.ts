import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { defaultPreferences } from '#features/people/rules/preferences.ts'
import { mails } from '#server/db/schema.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { rowsAbout } from '#tests/support/database/rows-about.ts'
import { goodPassword, newAccount, testDeps, testRequest } from '#tests/support/people/accounts.ts'
import { addCampaign } from '#tests/support/people/clients.ts'
import { addCompany, addStaff } from '#tests/support/people/staff.ts'
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

/** Links mailed to an address, latest last. */
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

const accountInput = async () => ({ fullName: 'Lia Sá', hash: await hashBounded(goodPassword) })

test('an accepted invitation gives access to that client, a verified address, and creates no client', async () => {
  const { email, token } = await invited()
  expect(await readInvitation(database, token)).toMatchObject({ email, hasAccount: false })
  await acceptAsNew(deps, token, await accountInput())
  const [person] = await db.select().from(user).where(eq(user.email, email))
  expect(person).toMatchObject({ name: 'Lia Sá', emailVerified: true })
  const id = person?.id as string
  expect(await db.select().from(clientPeople).where(eq(clientPeople.userId, id))).toMatchObject([
    { clientId: company },
  ])
  expect(await db.select().from(clients).where(eq(clients.signUpUserId, id))).toEqual([])
  const entered = await signIn(...testRequest(deps), { email, password: goodPassword })
  expect(entered.userId).toBe(id)
})

test('a link works once, also when opened twice at the same moment', async () => {
  const { token } = await invited()
  const values = await accountInput()
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

test.each(dead)('a link that was %s is invalid', async (_, end) => {
  const invitation = await invited()
  await end(invitation)
  expect(await readInvitation(database, invitation.token)).toBeNull()
  await expect(acceptAsNew(deps, invitation.token, await accountInput())).rejects.toMatchObject({
    message: 'Este convite não vale mais.',
  })
  const accounts = await db.select().from(user).where(eq(user.email, invitation.email))
  expect(accounts).toEqual([])
})

test('after resending, only the newest link works', async () => {
  const { email, id, token } = await invited()
  await resendInvitation(deps, owner.id, id, origin)
  const [first, second] = await linksTo(email)
  expect(first).toBe(token)
  expect(await readInvitation(database, second as string)).toMatchObject({ email })
})

test('a link works only for the invited address', async () => {
  const { token } = await invited()
  const other = await newAccount(deps)
  await expect(acceptSignedIn(deps, token, other)).rejects.toMatchObject({ code: 'bad_request' })
  const stranger = await newAccount(deps)
  const theirs = await invited(stranger.email)
  await acceptSignedIn(deps, theirs.token, stranger)
  const rows = await db.select().from(clientPeople).where(eq(clientPeople.userId, stranger.id))
  expect(rows.map(({ clientId }) => clientId).sort()).toEqual([company, stranger.id].sort())
})

test('an unverified account is replaced by whoever proves the address', async () => {
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

test('nothing a stranger typed survives: name, company, telephone, preferences, connections', async () => {
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
  await acceptAsNew(deps, token, await accountInput())
  const choices = [stranger.id, 'Estranho da Silva', 'Firma Fantasma', '(85) 91234-5678']
  expect(await rowsAbout(database, choices)).toEqual({})
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

test('the agency’s work for an unverified account stays with the address under another name', async () => {
  const stranger = await newAccount(deps, 'Estranho da Silva')
  const campaign = await addCampaign(database, stranger)
  const { token } = await invited(stranger.email)
  await acceptAsNew(deps, token, await accountInput())
  const [person] = await db.select().from(user).where(eq(user.email, stranger.email))
  const companies = await db
    .select()
    .from(clients)
    .where(eq(clients.signUpUserId, person?.id as string))
  expect(companies).toMatchObject([{ name: 'Lia Sá', erasureRequestedAt: null }])
  expect(await rowsAbout(database, [campaign])).toMatchObject({ 'campaigns.id': 1 })
  expect(await rowsAbout(database, ['Estranho da Silva'])).toEqual({})
})

test('a link never resets the password of a verified account', async () => {
  const person = await newAccount(deps)
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, person.id))
  const { token } = await invited(person.email)
  expect(await readInvitation(database, token)).toMatchObject({ hasAccount: true })
  await expect(acceptAsNew(deps, token, await accountInput())).rejects.toMatchObject({
    code: 'bad_request',
  })
})

test('nobody is invited twice, nor where they have access; an expired invitation is replaced', async () => {
  const { email, id } = await invited()
  const other = await addStaff(database, 'team')
  const again = () => invite(deps, other.id, { email, clientId: company }, origin)
  await expect(again()).rejects.toMatchObject({ code: 'bad_request' })
  await db.execute(
    sql`update alisio.invitations set expires_at = now() - interval '1 day' where id = ${id}`,
  )
  await again()
  await acceptAsNew(deps, (await linksTo(email)).at(-1) as string, await accountInput())
  await expect(again()).rejects.toMatchObject({ message: 'Esta pessoa já tem acesso.' })
})

test('only the link’s hash is stored, and the mail contains no typed text', async () => {
  const { email, token } = await invited()
  const { rows } = await db.execute(
    sql`select to_jsonb(i)::text as row from alisio.invitations i where email = ${email}`,
  )
  expect(JSON.stringify(rows)).not.toContain(token)
  const [mail] = await db.select().from(mails).where(eq(mails.recipient, email))
  expect(mail?.kind).toBe('invitation')
  expect(`${mail?.html}${mail?.bodyText}`).not.toContain('livre')
})

test('clients’ users and former staff cannot invite', async () => {
  const person = await newAccount(deps)
  const tryInvite = (staffId: string) =>
    invite(deps, staffId, { email: someAddress(), clientId: company }, origin)
  await expect(tryInvite(person.id)).rejects.toThrow()
  const former = await addStaff(database, 'team')
  await db.delete(staff).where(eq(staff.userId, former.id))
  await expect(tryInvite(former.id)).rejects.toThrow()
})

test('the first owner gets a link from the command line, which replaces the previous one', async () => {
  const email = someAddress()
  const invitesOwner = () => inviteFromCommand(deps, { email, origin, mails: true })
  const token = (link: string | null) => new URL(link as string).searchParams.get('token') as string
  const first = token(await invitesOwner())
  const second = token(await invitesOwner())
  expect(await readInvitation(database, first)).toBeNull()
  const accepted = await acceptAsNew(deps, second, await accountInput())
  expect(accepted).toMatchObject({ staff: true, email })
  const [person] = await db.select().from(user).where(eq(user.email, email))
  const [member] = await db
    .select()
    .from(staff)
    .where(eq(staff.userId, person?.id as string))
  expect(member?.role).toBe('owner')
  expect(await invitesOwner()).toBeNull()
})
