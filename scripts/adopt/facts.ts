import { readFileSync } from 'node:fs'
import path from 'node:path'
import { claims as sampleClaims } from '#content/claims.ts'
import { palette as samplePalette } from '#content/palette.ts'
import { firstMark, looks } from '#features/brand/rules/looks.ts'
import { makePalette } from '#features/brand/rules/make-palette.ts'
import { weakMain } from '#features/brand/rules/own-colours.ts'
import { slugOf } from '#features/shared/rules/slug.ts'
import type { Answers } from './answers.ts'
import { setField } from './edit-field.ts'
import { ownPlans, planIds, plansFile } from './plans.ts'
import { print, printFile } from './print.ts'
import type { Offered } from './services.ts'

type Files = Map<string, string>

/** Figures by group; missing ones appear nowhere. */
function ownClaims({ claims: figuresByName, meeting }: Answers) {
  const groups: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.keys(sampleClaims)
      .filter((group) => !wholeGroups.includes(group))
      .map((group) => [group, {}]),
  )
  for (const [name, value] of Object.entries(figuresByName)) {
    const [group = '', key = ''] = name.split('.')
    groups[group] = { ...groups[group], [key]: value }
  }
  return { ...groups, meetingMinutes: { portfolio: meeting.minutes, ...groups.meetingMinutes } }
}

/** Groups that need all of their figures. */
const wholeGroups = ['heroFallback', 'offer']

/** Figures and prices that no page shows, and people or services with equal names. */
export function unknownNames(answers: Answers, serviceSlugs: string[]): string[] {
  const { prices, claims, people, cases, services = [] } = answers
  const ids = planIds()
  const figures = Object.entries(sampleClaims).flatMap(([group, values]) =>
    Object.keys(values).map((name) => `${group}.${name}`),
  )
  const halves = wholeGroups.flatMap((group) => {
    const required = figures.filter(
      (name) => name.startsWith(`${group}.`) && name !== 'offer.sales',
    )
    const missing = required.filter((name) => !(name in claims))
    return missing.length > 0 && Object.keys(claims).some((name) => name.startsWith(`${group}.`))
      ? [`claims: faltam ${missing.join(', ')}: dê todos, ou nenhum deles`]
      : []
  })
  const twice = (names: string[], what: string) =>
    names
      .filter((name, i) => names.indexOf(name) !== i)
      .map((name) => `${what}: '${name}' aparece duas vezes: mude um dos nomes`)
  const slugs = services.map((one) => (typeof one === 'string' ? one : slugOf(one.name)))
  return [
    ...Object.keys(prices)
      .filter((id) => !ids.includes(id))
      .map((id) => `prices.${id} não existe em content/plans.ts: use um de ${ids.join(', ')}`),
    ...Object.keys(claims)
      .filter((name) => !figures.includes(name))
      .map((name) => `claims.${name} não existe em content/claims.ts: corrija o nome`),
    ...halves,
    ...services.flatMap((one) =>
      typeof one === 'string' && !serviceSlugs.includes(one)
        ? [
            `services: '${one}' não existe em content/services: use um de ${serviceSlugs.join(', ')}, ou descreva um serviço seu`,
          ]
        : [],
    ),
    ...twice(slugs, 'services'),
    ...services.flatMap((one) =>
      typeof one !== 'string' && serviceSlugs.includes(slugOf(one.name))
        ? [`services: '${one.name}' já existe: escreva '${slugOf(one.name)}', ou mude o nome`]
        : [],
    ),
    ...twice(
      people.map(({ name }) => slugOf(name)),
      'people',
    ),
    ...twice(
      cases.map(({ company }) => slugOf(company)),
      'cases',
    ),
  ]
}

/** A main colour that nobody would know again: the desk refuses it, here it is said. */
export function colourNotes({ colours, look }: Answers): string[] {
  const weak = weakMain(makePalette(samplePalette, colours), looks[look].pages)
  if (!weak) return []
  return [
    `colours.main: ${colours.main} some no fundo das páginas (${weak.ratio.toFixed(1)}:1); o site usa ${weak.suggestion} no lugar`,
  ]
}

/** Brand, look, palette, parts, people, figures and prices: what an agency is, without its words. */
export function factFiles(root: string, answers: Answers, offered: Offered[]): Files {
  const { brand, colours, people, meeting } = answers
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const files: Files = new Map()
  const write = (file: string, name: string, type: string, value: unknown, note: string) =>
    files.set(
      file,
      printFile(
        {
          imports: /^[A-Z]\w+$/.test(type)
            ? [`import type { ${type} } from './types/${typeFiles[type]}.ts'`]
            : [],
          note,
          exports: { [name]: [type, value] },
        },
        './',
      ).trimStart(),
    )
  write(
    'content/brand.ts',
    'brand',
    'Brand',
    { sample: false, ...brand },
    'Everything that makes the site one agency’s.',
  )
  write(
    'content/palette.ts',
    'palette',
    'Palette',
    makePalette(samplePalette, colours),
    'The one place for colour. The build stops where a pair cannot be read.',
  )
  write(
    'content/look.ts',
    'look',
    'Look',
    { ...looks[answers.look], logo: firstMark(brand.name) },
    'Type, corners, drawings and the mark.',
  )
  write(
    'content/people.ts',
    'people',
    '{ leads: string[]; personal?: string }',
    { leads: people.map(({ name }) => slugOf(name)) },
    'Slugs of content/team. The first lead also has a page at the root of the site, as `personal` has.',
  )
  write(
    'content/claims.ts',
    'claims',
    'Claims',
    ownClaims(answers),
    'Every marketing figure the site shows, once. Publish only those you can prove.',
  )
  // The questions do not cover contracts, so the site states nothing about them.
  files.set(
    'content/contract.ts',
    setField(read('content/contract.ts'), 'contract', '{}').replace(
      ' Samples of a sample agency; what',
      ' What',
    ),
  )
  const plans = ownPlans(answers, offered)
  files.set('content/plans.ts', plansFile(read('content/plans.ts'), answers, plans))
  const sells = plans.monthly.length + plans.once.length > 0
  const parts = { ...answers.parts, plans: answers.parts.plans && sells }
  files.set(
    'content/parts.ts',
    Object.entries(parts).reduce(
      (source, [part, isIncluded]) =>
        source.replace(new RegExp(`^( {2}${part}: )\\w+`, 'm'), `$1${isIncluded}`),
      read('content/parts.ts'),
    ),
  )
  files.set('content/tools.ts', setField(read('content/tools.ts'), 'tools', print(answers.tools)))
  const { where } = meeting
  const place =
    where === 'telefone'
      ? { kind: 'phone' }
      : where === 'endereco'
        ? { kind: 'address' }
        : { kind: 'video', link: where }
  files.set(
    'content/derived/meeting-place.ts',
    setField(read('content/derived/meeting-place.ts'), 'meetingPlace', print(place)),
  )
  // The one word of the agency outside content/: the address that its assistant answers at.
  files.set(
    'features/assistant/rules/chat.ts',
    read('features/assistant/rules/chat.ts').replace(
      /(?<=CHAT_PATH = '\/functions\/v1\/chat-)[\w-]+/,
      slugOf(brand.assistant),
    ),
  )
  return files
}

const typeFiles: Record<string, string> = {
  Brand: 'brand',
  Palette: 'look',
  Look: 'look',
  Claims: 'claims',
}
