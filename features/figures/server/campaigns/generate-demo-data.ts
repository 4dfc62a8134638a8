import { sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { asUser } from '#server/db/as-user.ts'
import type { Database } from '#server/db/client.ts'
import { AppError } from '#server/errors.ts'

/** Raised by the function for clients with campaigns of their own, and for people without one. */
const refusals: Record<string, [string, string]> = {
  P0001: [
    'Você já tem campanhas de verdade nesta conta.',
    'Os dados demo só servem para contas ainda sem campanhas.',
  ],
  P0002: ['Aqui não há dados demo.', 'A agência carrega os números desta empresa.'],
}

/** How many campaigns were made: none where demo data is already there. */
export async function generateDemoData(
  database: Pick<Database, 'db'>,
  userId: string,
): Promise<number> {
  try {
    const { rows } = await asUser(database, userId, async (tx) => {
      await tx.execute(
        sql`select set_config('app.agency_zone', ${brand.timeZone}, true),
          set_config('app.agency_area', ${brand.address.city}, true)`,
      )
      return tx.execute<{ made: number }>(
        sql`select alisio.generate_demo_campaign_data(${userId}) as made`,
      )
    })
    return rows[0]?.made ?? 0
  } catch (error) {
    const refusal = refusals[(error as { cause?: { code?: string } }).cause?.code ?? '']
    throw refusal ? new AppError('bad_request', ...refusal) : error
  }
}
