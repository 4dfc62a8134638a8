import { afterAll, beforeAll, expect, vi } from 'vitest'
import { recurringServices } from '#content/plans.ts'
import { openPublishedSite } from '#tests/support/content/published-site.ts'
import { longTest } from '#tests/support/long-test.ts'

type Site = Awaited<ReturnType<typeof openPublishedSite>>
let site: Site
let app: Awaited<ReturnType<Site['start']>>

beforeAll(async () => {
  site = await openPublishedSite({ learns: true })
  app = await site.start()
}, 120_000)
afterAll(() => site?.close(), 60_000)

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

longTest(
  'a price, and a service that no file has, are answered as they were published',
  async () => {
    if (!first) throw new Error('the sample has a monthly service')
    const added = { ...first, id: 'sonorizacao', name: service.name, price: 4321 }
    expect(await site.ask(app, `quanto custa ${service.name}?`)).not.toContain('4.321')
    await site.publish({
      'plans#recurringServices': [{ ...first, price: 1234 }, ...others, added],
      'services/sonorizacao#service': service,
    })
    await vi.waitFor(async () => {
      expect(await site.ask(app, `quanto custa ${first.name}?`)).toContain('R$ 1.234')
    }, patient)
    const answer = await site.ask(app, `quanto custa a ${service.name.toLowerCase()}?`)
    expect(answer).toContain('R$ 4.321')
    expect(answer).toContain('(/servicos/sonorizacao)')
    expect(await site.ask(app, `vocês fazem ${service.name.toLowerCase()}?`)).toContain(
      service.summary,
    )
  },
  120_000,
)

longTest(
  'what the release taught is learnt by one process and loaded by the next',
  async () => {
    const read = () =>
      site.query('select 1 from alisio.assistant_models where artefact is not null')
    await vi.waitFor(async () => expect((await read()).rowCount).toBe(1), {
      timeout: 180_000,
      interval: 500,
    })
    const question = 'o equipamento de som é alugado ou fica sendo meu?'
    await vi.waitFor(
      async () => expect(await site.ask(app, question)).toContain('compramos em seu nome'),
      patient,
    )
    const next = await site.start()
    await vi.waitFor(
      async () => expect(await site.ask(next, question)).toContain('compramos em seu nome'),
      patient,
    )
    expect((await read()).rowCount).toBe(1)
  },
  300_000,
)
