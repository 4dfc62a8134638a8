import { randomInt } from 'node:crypto'
import { brand } from '#content/brand.ts'
import { plainDays, type WorldAccount } from '#tests/stand-ins/world.ts'

const platforms = `http://127.0.0.1:${process.env.E2E_PLATFORMS_PORT ?? '4315'}`

/** Adds data to the stand-ins. */
export async function tell(world: object): Promise<{ serviceAccount: string }> {
  const answer = await fetch(`${platforms}/control/world`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(world),
  })
  return answer.json()
}

export const newId = () => String(randomInt(1e12, 1e13))

/** In reais, with one campaign of two months. */
export function newAccount(overrides: Partial<WorldAccount> = {}): WorldAccount {
  const id = newId()
  const campaign = {
    id: newId(),
    name: `Leads ${id}`,
    objective: 'OUTCOME_LEADS',
    status: 'ACTIVE',
    days: plainDays(60),
  }
  return {
    id,
    name: `Conta ${id}`,
    currency: 'BRL',
    zone: brand.timeZone,
    campaigns: [campaign],
    ...overrides,
  }
}
