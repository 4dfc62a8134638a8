import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { recurringServices } from '#content/plans.ts'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { freePort, startPostgres, type TestPostgres } from '#tests/support/database/postgres.ts'
import { AppProcess } from '../../bench/support/app-process.ts'

const KEY = 'test-visitor'
const folder = mkdtempSync(join(tmpdir(), 'alisio-release-'))
let postgres: TestPostgres
const processes: AppProcess[] = []

async function startProcess(): Promise<AppProcess> {
  const app = new AppProcess({
    port: await freePort(),
    env: {
      DATABASE_URL: postgres.url('site', 'site'),
      DATA_DIR: join(folder, `data${processes.length}`),
      CHAT_ANON_KEY: KEY,
      CHAT_PER_MINUTE: '100000',
      CHAT_PER_HOUR: '100000',
      CHAT_AT_ONCE: '100',
    },
    logFile: join(folder, `${processes.length}.log`),
  })
  processes.push(app)
  await app.start()
  return app
}

beforeAll(async () => {
  postgres = await startPostgres()
  await postgres.administer(`create role site login createrole password 'only-for-this-test'`)
  await postgres.administer('create database site owner site')
  await startProcess()
}, 120_000)
afterAll(async () => {
  for (const app of processes) await app.end('SIGINT')
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

/** Publishes documents at once, as the desk leaves them in the database. */
async function publish(documents: Record<string, unknown>): Promise<void> {
  const json = JSON.stringify(documents).replaceAll("'", "''")
  await postgres.administer(
    `set search_path to alisio;
     with made as (
       insert into site_versions (document, patch, author_name)
       select key, value, 'Ana' from jsonb_each('${json}'::jsonb) returning id, document),
     released as (
       insert into site_releases (state, goes_live_at, author_name)
       values ('ready', date_trunc('milliseconds', now()) + interval '300 ms', 'Ana') returning id)
     insert into site_release_documents (release_id, document, version_id)
     select released.id, made.document, made.id from released, made`,
    'site',
  )
}

/** An answer as a visitor reads it. */
async function ask({ url }: AppProcess, question: string): Promise<string> {
  const answer = await fetch(url + CHAT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${KEY}` },
    body: JSON.stringify({ niche: 'Padaria', question }),
  })
  return (await answer.text())
    .split('\n')
    .filter((line) => line.startsWith('data: {'))
    .map((line) => JSON.parse(line.slice(6)).choices?.[0]?.delta?.content ?? '')
    .join('')
}

const service = {
  name: 'Sonorização de ambientes',
  summary: 'O som certo para quem entra na loja.',
  features: ['Projeto', 'Instalação'],
  icon: 'search',
  art: { seed: 7, field: 'calm', hue: 'mar' },
  meta: { title: 'Som', description: 'Som para lojas, do projeto à instalação.' },
  hero: { eyebrow: 'Som', title: 'Ouvido na loja', subtitle: 'Curto e claro.', facts: [] },
  blocks: [{ id: 'o-que', kind: 'prose', eyebrow: 'A', title: 'O quê', paragraphs: ['Isto.'] }],
  faq: {
    title: 'Perguntas',
    items: [
      {
        question: 'O equipamento de som é alugado ou fica comigo?',
        answer: 'Fica com você: compramos em seu nome e deixamos a nota.',
      },
    ],
  },
  closing: { title: 'Um título', text: 'Uma frase.', schedule: 'Agendar' },
  whatsapp: { talk: 'Olá!', proposal: 'Olá!' },
  related: [],
  cases: [],
}
const [first, ...others] = recurringServices
const patient = { timeout: 60_000, interval: 200 }

test('a price, and a service that no file has, are answered as they were published', async () => {
  if (!first) throw new Error('the sample has a monthly service')
  const [app] = processes as [AppProcess]
  const added = { ...first, id: 'sonorizacao', name: service.name, price: 4321 }
  expect(await ask(app, `quanto custa ${service.name}?`)).not.toContain('4.321')
  await publish({
    'plans#recurringServices': [{ ...first, price: 1234 }, ...others, added],
    'services/sonorizacao#service': service,
  })
  await vi.waitFor(async () => {
    expect(await ask(app, `quanto custa ${first.name}?`)).toContain('R$ 1.234')
  }, patient)
  const answer = await ask(app, `quanto custa a ${service.name.toLowerCase()}?`)
  expect(answer).toContain('R$ 4.321')
  expect(answer).toContain('(/servicos/sonorizacao)')
  expect(await ask(app, `vocês fazem ${service.name.toLowerCase()}?`)).toContain(service.summary)
}, 120_000)

test('what the release taught is learnt by one process and loaded by the next', async () => {
  const [app] = processes as [AppProcess]
  const read = () =>
    postgres.administer('select 1 from alisio.assistant_models where artefact is not null', 'site')
  await vi.waitFor(async () => expect((await read()).rowCount).toBe(1), {
    timeout: 180_000,
    interval: 500,
  })
  const question = 'o equipamento de som é alugado ou fica sendo meu?'
  await vi.waitFor(
    async () => expect(await ask(app, question)).toContain('compramos em seu nome'),
    patient,
  )
  const next = await startProcess()
  await vi.waitFor(
    async () => expect(await ask(next, question)).toContain('compramos em seu nome'),
    patient,
  )
  expect((await read()).rowCount).toBe(1)
}, 300_000)
