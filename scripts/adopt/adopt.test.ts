import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { caseStudies } from '#content/case-studies.ts'
import { palette } from '#content/palette.ts'
import { oneOffServices, recurringServices, servicePlans } from '#content/plans.ts'
import { homeTestimonials } from '#content/testimonials.ts'
import { weakPairs } from '../assets/contrast.ts'
import { checkContent } from '../content/check.ts'
import { slugsIn } from '../content/load.ts'
import { makePalette } from './make-palette.ts'
import { neutralCopy } from './neutral-copy.ts'

const root = mkdtempSync(path.join(tmpdir(), 'adopted-'))
const answers = JSON.parse(readFileSync('tests/agencies/prumo.json', 'utf8'))
const sold = [...recurringServices, ...oneOffServices, ...Object.values(servicePlans).flat()].map(
  ({ id }) => id,
)
const people = slugsIn('.', 'team').map((slug) => slug.replaceAll('-', ' '))
let said = ''

/** The file's agency is made of the sample; one that was adopted already has nothing to make. */
const fresh = brand.sample

beforeAll(() => {
  if (!fresh) return
  for (const room of [
    'content',
    'contracts',
    'scripts',
    'tests/agencies',
    'package.json',
    'biome.json',
  ]) {
    cpSync(room, path.join(root, room), { recursive: true })
  }
  for (const room of ['app', 'node_modules']) {
    symlinkSync(path.resolve(room), path.join(root, room))
  }
  // Prices of what was taken out of the sample are nobody's.
  const prices = Object.entries(answers.prices).filter(([id]) => sold.includes(id))
  const own = { ...answers, prices: Object.fromEntries(prices) }
  writeFileSync(path.join(root, 'tests/agencies/prumo.json'), JSON.stringify(own))
  const args = ['scripts/adopt/run.ts', 'tests/agencies/prumo.json']
  said = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function adoptedTexts(): [file: string, text: string][] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|md)$/.test(name))
    .map((name) => [name, readFileSync(path.join(root, 'content', name), 'utf8')])
}

test.runIf(fresh)('content made from a file of answers has nothing wrong', async () => {
  expect(await checkContent(root)).toEqual([])
})

test.runIf(fresh)('it says how many texts are still neutral, and where', () => {
  const count = Number(/(\d+) texts and prices are still neutral/.exec(said)?.[1])
  expect(count).toBeGreaterThan(10)
  expect(said.split('\n').filter((line) => /^content\/.+:\d+: /.test(line))).toHaveLength(count)
})

test.runIf(fresh)('no name, place, person or colour of the sample is left in it', () => {
  const { address } = brand
  const clients = [
    ...caseStudies.map(({ client }) => client),
    ...homeTestimonials.map(({ company }) => company),
  ]
  const words = [
    brand.name,
    brand.assistant,
    brand.privacyOfficer,
    address.city,
    address.stateName,
    ...clients,
  ]
  const colours = JSON.stringify(palette).match(/#[0-9a-f]{6}/g) ?? []
  const own = (colour: string) => !/^#(.)\1{5}$/.test(colour) && !/^#(..)\1\1$/.test(colour)
  const gone = [...words, ...people, ...new Set(colours.filter(own))]
  const found = adoptedTexts().flatMap(([file, text]) =>
    gone
      .filter((word) => new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text))
      .map((word) => `${file}: ${word}`),
  )
  // What visitors may name as their city is no word of the agency.
  expect(found.filter((line) => !/^assistant\/(language|phrases)\//.test(line))).toEqual([])
  expect(adoptedTexts().find(([file]) => file === 'brand.ts')?.[1]).toContain(answers.brand.name)
})

test.runIf(fresh)('every text that is to become neutral stands in the sample', () => {
  const missing = Object.entries(neutralCopy).flatMap(([file, texts]) => {
    const source = readFileSync(file, 'utf8')
    return texts.flatMap(([from]) => (source.includes(from) ? [] : [`${file}: ${from}`]))
  })
  expect(missing).toEqual([])
})

test('colours nobody could read on each other are moved apart until they can', () => {
  const dull = { main: '#8a8f5c', accent: '#7a7f86', dark: '#333333', light: '#efefef' }
  expect(weakPairs(makePalette(palette, dull))).toEqual([])
})
