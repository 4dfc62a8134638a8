import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asClient } from '#server/db/roles/run-as.ts'
import { testDatabase } from '#tests/support/database/database.ts'
import { addChannelDays } from '#tests/support/features/channels/channel-days.ts'
import { addClient } from '#tests/support/people/clients.ts'
import { addCompany, addStaff, grantAccess } from '#tests/support/people/staff.ts'
import { answerClient } from '../answer-client.ts'

const database = testDatabase()
const TODAY = '2026-11-15'
let person: { id: string }
let client: { id: string; name: string }
let without: { id: string; name: string }

const addChannel = (
  channel: string,
  amounts: Record<string, number>,
  { last = '2026-11-14', lost = {} }: { last?: string; lost?: Record<string, string> } = {},
) => addChannelDays(database, client.id, { channel, first: '2026-09-01', last, amounts, lost })

beforeAll(async () => {
  const staff = await addStaff(database)
  person = await addClient(database)
  client = { id: await addCompany(database, staff.id, 'Padaria Aurora'), name: 'Padaria Aurora' }
  without = { id: await addCompany(database, staff.id, 'Ótica Só'), name: 'Ótica Só' }
  for (const { id } of [client, without]) await grantAccess(database, person.id, id)
  const site = await addChannel('ga4', {
    sessions: 10,
    engagedSessions: 5,
    keyEvents: 2,
  })
  await database.db.execute(sql`
    insert into alisio.channel_periods
      (account_id, client_id, channel, first_day, last_day, metric, amount, sync_id)
    values (${site.account}, ${client.id}, 'ga4', '2026-10-01', '2026-10-31', 'totalUsers', 123,
      ${site.sync})`)
  await addChannel(
    'search-console',
    { clicks: 3, impressions: 100, positionWeight: 640 },
    { last: '2026-11-12' },
  )
  await addChannel(
    'business-profile',
    { calls: 4, directions: 6, website: 2, messages: 1, impressions: 50 },
    { lost: { website: '2026-11-02' } },
  )
})

afterAll(async () => {
  await database.db.execute(sql`
    delete from alisio.channel_accounts where client_id in (${client.id}, ${without.id})`)
})

const say = async (question: string, previous?: string, of = client) => {
  const { text } = await asClient(database, { userId: person.id, clientId: of.id }, (tx) =>
    answerClient(tx, of, { question, previous }, TODAY),
  )
  return text.replace(/\u00a0/g, ' ')
}

const month = 'periodo=este-mes'
const calls = 'quantas ligações vieram do Google este mês?'
const questions: [question: string, expected: (string | RegExp)[], previous?: string][] = [
  [calls, ['Ligações (Mapa do Google): **56**', '1 a 14 de nov', `canais/mapa?${month}`]],
  ['qntas ligacoes recebi mes passado', ['**124**', 'periodo=mes-passado']],
  ['quantas pessoas ligaram em outubro?', ['Ligações', '**124**']],
  ['quantas rotas pediram este mês?', ['Pedidos de rota', '**84**']],
  ['quantas visitas teve meu site?', ['Visitas (Site): **300**', '/dashboard/canais/site']],
  ['quantos acessos meu site teve em outubro', ['Visitas (Site): **310**', '3% a mais']],
  ['visitas do site em outubro contra setembro', ['**310**', '**300**']],
  ['quantas pessoas visitaram meu site em outubro?', ['Pessoas (Site): **123**']],
  ['quantos visitantes tive de 3 a 9 de outubro?', ['não se soma entre dias']],
  [
    'em que posição apareço no Google?',
    ['Posição média', '**6,4**', 'Menor é melhor', 'canais/busca'],
  ],
  ['quantos cliques tive na busca este mês', ['Cliques na busca', '**36**', 'Dados até 12/11']],
  ['quantas vezes apareci na pesquisa do google em outubro', ['**3.100**']],
  ['quantos cliques no whatsapp pelo mapa em outubro', ['Cliques no WhatsApp', '**31**']],
  ['quantos cliques para o site vieram do mapa este mês', ['não informa', 'Cliques para o site']],
  ['como está meu site este mês?', ['Visitas (Site): **140**', 'Ações importantes (Site): **28**']],
  ['quantas ligações em agosto?', ['Não há números do canal **Mapa do Google**']],
  // What goes on from a question before it.
  ['e no mês passado?', ['Ligações', '**124**'], calls],
  ['e em setembro?', ['Ligações', '**120**'], calls],
  ['e rotas?', ['Pedidos de rota', '**84**', month], calls],
  ['e na busca?', ['Cliques na busca', '**36**'], 'quantas visitas teve meu site este mês?'],
]

describe('questions about channels', () => {
  test.each(questions)('%s', async (question, expected, previous) => {
    const text = await say(question, previous)
    for (const part of expected) {
      if (part instanceof RegExp) expect(text).toMatch(part)
      else expect(text).toContain(part)
    }
  })
})

test.each([
  [calls, 'Mapa do Google'],
  ['quantas visitas teve meu site?', 'Site'],
  ['em que posição apareço no Google?', 'Busca do Google'],
])('without the channel: %s', async (question, title) => {
  const text = await say(question, undefined, without)
  expect(text).toContain(`O canal **${title}** não está ligado`)
  expect(text).not.toMatch(/\*\*\d/)
})

test.each([
  'quanto gastei este mês?',
  'quantos cliques em outubro?',
  'quanto gastei no google este mes',
  'quanto custa um site?',
  'quantos cliques meus anúncios na busca tiveram?',
  'como troco minha senha?',
  'como falo com uma pessoa?',
])('not of a channel: %s', async (question) => {
  expect(await say(question)).not.toContain('/dashboard/canais')
})
