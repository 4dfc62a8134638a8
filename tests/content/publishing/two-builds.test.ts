import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { brand } from '#content/brand.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { page as casesPage } from '#content/pages/cases.ts'
import { recurringServices } from '#content/plans.ts'
import { openPublishedSite } from '#tests/support/content/published-site.ts'
import { needing, timeForAll } from '#tests/support/missing.ts'
import { triesAll } from '#tests/support/runs.ts'

/*
 * Two builds on one database publish for each other. What a build does not have, the other one's
 * releases may hold: here are such releases, as this build has to bear them.
 */

type Site = Awaited<ReturnType<typeof openPublishedSite>>
type App = Awaited<ReturnType<Site['start']>>
let site: Site
let app: App
beforeAll(async () => {
  site = await openPublishedSite()
  app = await site.start()
}, 120_000)
afterAll(() => site?.close(), 60_000)

async function read({ url }: App, path: string): Promise<string> {
  const answer = await fetch(url + path)
  const text = await answer.text()
  expect({ path, status: answer.status }).toEqual({ path, status: 200 })
  return text
}
const patient = { timeout: 60_000, interval: 100 }

const radio = {
  name: 'Anúncio em rádio',
  summary: 'Quem dirige também compra.',
  features: ['Roteiro'],
  icon: 'search',
  art: { seed: 7, field: 'calm', hue: 'mar' },
  meta: { title: 'Rádio', description: 'Anúncios em rádio, do roteiro à medição.' },
  hero: { eyebrow: 'Rádio', title: 'Ouvido no caminho', subtitle: 'Curto e claro.', facts: [] },
  blocks: [{ id: 'o-que', kind: 'prose', eyebrow: 'Rádio', title: 'O quê', paragraphs: ['Isto.'] }],
  faq: { title: 'Perguntas', items: [{ question: 'Quanto?', answer: 'Pouco.' }] },
  closing: { title: 'Um título', text: 'Uma frase.', schedule: 'Agendar' },
  whatsapp: { talk: 'Olá!', proposal: 'Olá!' },
  related: [],
  cases: [],
}
const later = { laterField: 'Só a outra edição mostra isto' }

/** Every kind of thing that a later build may know and this one does not. */
const ofLaterBuild = {
  'pages/services#page': {
    ...later,
    hero: { lead: 'Publicado pela edição nova.', ...later },
    laterSection: { title: 'Uma seção nova', items: [later] },
  },
  'plans#recurringServices': recurringServices.map((service) => ({
    ...service,
    ...later,
    price: 4321,
  })),
  'later-file#laterDocument': { title: 'Um documento novo' },
  'services/radio#service': {
    ...radio,
    ...later,
    blocks: [{ ...radio.blocks[0], ...later }],
  },
  // A case that is a file of the later build.
  'pages/cases#page': { cases: [...casesPage.cases, 'caso-da-edicao-nova'] },
}

/** A part of each value alone, as a build writes it whose documents have fewer fields. */
const ofEarlierBuild = {
  'pages/services#page': { hero: { lead: 'Publicado pela edição velha.' } },
  'plans#recurringServices': recurringServices.map(({ id, name, description, features }) => ({
    id,
    name,
    description,
    features,
    price: 1234,
  })),
  'gone-file#goneDocument': { title: 'Um documento que saiu' },
  // What is left of a file that this build has no more.
  'services/saiu#service': { hero: { title: 'Um serviço que saiu' } },
}

const plans = pageAt('plans') ?? ''
const every = ['/', '/servicos', plans, pageAt('cases') ?? '', '/contato', '/links']

test.runIf(brand.sample)(
  needing('the sample’s content', 'a release with fields of a later build is shown without them'),
  async () => {
    await site.publish(ofLaterBuild)
    await vi.waitFor(
      async () => expect(await read(app, '/servicos')).toContain('Publicado pela edição nova.'),
      patient,
    )
    for (const path of every) expect(await read(app, path)).not.toContain(later.laterField)
    expect(await read(app, plans)).toContain('4.321')
    const [{ name } = { name: '' }] = recurringServices
    expect(await site.ask(app, `quanto custa ${name}?`)).toContain('R$ 4.321')
    expect(await read(app, '/servicos/radio')).toContain('Ouvido no caminho')
  },
  180_000,
)

test.runIf(brand.sample && triesAll)(
  needing(
    triesAll ? 'the sample’s content' : timeForAll,
    'so does a process that starts after it was published',
  ),
  async () => {
    const next = await site.start()
    await vi.waitFor(async () => {
      for (const path of [...every, '/servicos/radio']) {
        if (path !== '/contato') expect(await read(next, path)).toBe(await read(app, path))
      }
    }, patient)
  },
  180_000,
)

test.runIf(brand.sample)(
  needing('the sample’s content', 'a release of an earlier build is shown with this one’s fields'),
  async () => {
    await site.publish(ofEarlierBuild)
    await vi.waitFor(
      async () => expect(await read(app, '/servicos')).toContain('Publicado pela edição velha.'),
      patient,
    )
    for (const path of every) await read(app, path)
    expect(await read(app, plans)).toContain('1.234')
    expect((await fetch(`${app.url}/servicos/saiu`)).status).toBe(404)
  },
  120_000,
)
