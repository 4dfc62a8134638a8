import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testConnection } from '#tests/support/database/database.ts'
import { findMatches } from './match-campaigns.ts'

const connection = new pg.Client(testConnection())
beforeAll(() => connection.connect())
afterAll(() => connection.end())

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`

type Named = [name: string, externalId: string | null]

/** For each row the index of its campaign, null for a new one, or 'ambiguous'. */
async function match(campaigns: Named[], rows: Named[]) {
  const matches = await findMatches(
    connection,
    campaigns.map(([name, externalId], index) => ({ id: id(index), name, externalId })),
    rows.map(([name, externalId], index) => ({ key: String(index), name, externalId })),
  )
  return matches
    .toSorted((one, other) => Number(one.key) - Number(other.key))
    .map((each) => (each.ambiguous ? 'ambiguous' : each.id && Number(each.id.at(-1))))
}

test.each<[rule: string, campaigns: Named[], rows: Named[], expected: unknown[]]>([
  ['an equal id matches, whatever the name', [['Leads', '1']], [['Outro nome', '1']], [0]],
  ['a name matches when the campaign has no id', [['Leads', null]], [['Leads', '1']], [0]],
  ['a name matches when the row has no id', [['Leads', '1']], [['Leads', null]], [0]],
  ['a name does not match when both ids differ', [['Leads', '1']], [['Leads', '2']], [null]],
  ['names match exactly, case included', [['Leads', null]], [['leads', null]], [null]],
  [
    'a campaign matched by id is not matched by name too',
    [['Leads', '1']],
    [
      ['Vendas', '1'],
      ['Leads', null],
    ],
    [0, null],
  ],
  [
    'a name that two rows share matches neither',
    [['Leads', null]],
    [
      ['Leads', '1'],
      ['Leads', '2'],
    ],
    [null, null],
  ],
  [
    'a row without an id is ambiguous when two campaigns share its name',
    [
      ['Leads', '1'],
      ['Leads', '2'],
    ],
    [
      ['Leads', null],
      ['Leads', '2'],
    ],
    ['ambiguous', 1],
  ],
])('%s', async (_, campaigns, rows, expected) => {
  expect(await match(campaigns, rows)).toEqual(expected)
})
