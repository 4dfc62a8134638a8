import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from '#tests/support/people/desk.ts'

/** What ends a link; from then on its page says so, and its form does nothing. */
const ends = {
  'was withdrawn': sql`withdrawn_at = now()`,
  ended: sql`expires_at = now() - interval '1 second'`,
  'was followed': sql`accepted_at = now()`,
  'was sent anew': sql`token_hash = gen_random_uuid()::text`,
}

for (const [how, change] of Object.entries(ends)) {
  test(`a link that ${how} opens nothing`, async ({ context, company, database, baseURL }) => {
    const token = randomUUID()
    const hash = createHash('sha256').update(token).digest('base64url')
    const email = `${randomUUID()}@example.com`
    const address = `/convite?token=${token}`
    await database.db.execute(sql`
      insert into alisio.invitations (email, client_id, token_hash, expires_at)
      values (${email}, ${company.id}, ${hash}, now() + interval '1 day')`)
    expect(await (await context.request.get(address)).text()).toContain(company.name)
    await database.db.execute(sql`update alisio.invitations set ${change} where email = ${email}`)
    const page = await (await context.request.get(address)).text()
    expect(page).toContain('Este convite não vale mais')
    expect(page).not.toContain(company.name)
    const password = 'jangada-no-mar-aberto'
    for (const intent of ['sign-up', 'sign-in', 'accept']) {
      const answer = await context.request.post(address, {
        headers: { Origin: baseURL as string },
        form: {
          intent,
          fullName: 'Ana Lima',
          password,
          confirmPassword: password,
          currentPassword: password,
        },
        maxRedirects: 0,
      })
      expect(answer.headers()['set-cookie'] ?? '').not.toContain('session_token')
    }
    const users = await database.db.execute(sql`select 1 from alisio."user" where email = ${email}`)
    expect(users.rows).toEqual([])
  })
}
