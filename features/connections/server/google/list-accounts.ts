import { z } from 'zod'
import { PlatformFailure } from '../failure.ts'
import type { FoundAccount } from '../platform-api.ts'
import type { GoogleClient } from './google-client.ts'

const names = [
  'id',
  'descriptive_name',
  'currency_code',
  'time_zone',
  'manager',
  'test_account',
  'status',
]
const select = (from: string) =>
  `SELECT ${names.map((name) => `${from}.${name}`).join(', ')} FROM ${from}`

const accessible = z.object({ resourceNames: z.array(z.string()).default([]) })
const customer = z.object({
  id: z.string().regex(/^\d+$/),
  descriptiveName: z.string().default(''),
  currencyCode: z.string().default(''),
  timeZone: z.string().default(''),
  manager: z.boolean().default(false),
  testAccount: z.boolean().default(false),
  status: z.string().default(''),
})

function toAccount(found: z.infer<typeof customer>, loginId: string | null): FoundAccount {
  return {
    externalId: found.id,
    name: found.descriptiveName || found.id,
    currency: found.currencyCode,
    zone: found.timeZone,
    open: found.status === 'ENABLED',
    loginId,
  }
}

/** One that was closed answers no; the others are still listed. */
const isItsOwnTrouble = (error: unknown) => error instanceof PlatformFailure && error.act === 'tell'

/** Accounts reached directly and through managers, each once. Managers have no figures. */
export async function listAccounts(client: GoogleClient): Promise<FoundAccount[]> {
  const { resourceNames } = accessible.parse(await client.get('customers:listAccessibleCustomers'))
  const found = new Map<string, FoundAccount>()
  for (const id of resourceNames.map((name) => name.replace('customers/', ''))) {
    try {
      const [row] = await client.search(id, null, select('customer'))
      const own = z.object({ customer }).parse(row).customer
      if (!own.manager) {
        found.set(own.id, toAccount(own, null))
        continue
      }
      const rows = await client.search(id, id, select('customer_client'))
      for (const each of rows) {
        const { customerClient } = z.object({ customerClient: customer }).parse(each)
        if (customerClient.manager || found.has(customerClient.id)) continue
        found.set(customerClient.id, toAccount(customerClient, id))
      }
    } catch (error) {
      if (!isItsOwnTrouble(error)) throw error
    }
  }
  return [...found.values()]
}
