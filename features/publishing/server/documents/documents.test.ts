import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { documentSchemas } from '#content/schemas/documents.ts'
import { readContentDocuments } from '#tests/support/content/documents.ts'
import { needing } from '#tests/support/missing.ts'
import { runs, takeShare } from '#tests/support/runs.ts'
import { type Field, leavesOf } from '../../rules/fields/fields.ts'
import { templateOf } from '../../rules/pages/page-templates.ts'
import { setAt } from '../../rules/patch.ts'
import { diffDocuments } from '../../rules/words-diff.ts'
import { documentNames } from './document-names.ts'
import { createDescriber, editableDocuments } from './documents.ts'
import { validateDocument, validateSite } from './validate.ts'

const documents = await readContentDocuments()
const editable = editableDocuments(documents)
const describe = createDescriber(documents)
const forms = new Map(editable.map((one) => [one.key, describe(one, documents.get(one.key))]))
const fieldsOf = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...fieldsOf(field.fields ?? [])])

/** Their entries are written by what is done to a page, and by no form. */
const isWritten = ({ key }: { key: string }) => !/page-changes#/.test(key)

test.each(editable.filter(isWritten).map(({ key }) => key))(
  '%s has a form and nothing wrong',
  (key) => {
    expect(validateDocument(key, documents.get(key), documents)).toEqual([])
    expect(leavesOf(forms.get(key) ?? []).length).toBeGreaterThan(0)
  },
)

test('every document has a name and a group at the desk', () => {
  expect(Object.keys(documentNames).sort()).toEqual(Object.keys(documentSchemas).sort())
  for (const { name } of editable) expect(name.trim()).not.toBe('')
})

test('every field has a Portuguese name', () => {
  const { names, places } = JSON.parse(
    readFileSync('features/publishing/rules/fields/labels.json', 'utf8'),
  )
  const known = [
    ...Object.keys(names),
    ...Object.keys(places).map((key) => key.split(/[.:]/).at(-1)),
  ]
  const missing = [...forms.values()].flatMap((fields) =>
    fieldsOf(fields)
      .filter(({ kind }) => kind !== 'fixed')
      .map(({ path }) => path.at(-1))
      .filter((name) => typeof name === 'string' && !known.includes(name)),
  )
  expect([...new Set(missing)]).toEqual([])
})

test('no choice is shown by its name for the code', () => {
  const bare = [...forms].flatMap(([key, fields]) =>
    fieldsOf(fields).flatMap(({ path, choices = [], instead = [] }) =>
      [...choices, ...instead]
        .filter(({ value, label }) => label === String(value) && !/[/\s]/.test(label))
        .map(({ label }) => `${key} ${path.join('.')}: ${label}`),
    ),
  )
  expect(bare).toEqual([])
})

test('days, hours, colours, zones and numbers to call are not typed as machines write them', () => {
  const forMachines =
    /^\d{4}-\d\d-\d\d$|^\d\d:\d\d$|^#[\da-f]{6}$|^\+?\d{8,15}$|^[A-Z][a-z]+\/[A-Z]|wa\.me/
  const typed = [...forms].flatMap(([key, fields]) =>
    leavesOf(fields)
      .filter(({ kind }) => ['line', 'text', 'link', 'number'].includes(kind))
      .filter(({ value }) => forMachines.test(String(value)))
      .map(({ path }) => `${key} ${path.join('.')}`),
  )
  expect(typed).toEqual([])
  const days = fieldsOf(forms.get('brand#brand') ?? []).find(({ path }) => path.at(-1) === 'days')
  expect(days).toMatchObject({ kind: 'several', choices: { length: 7 } })
  expect(days?.choices?.[0]).toEqual({ value: 1, label: 'segunda' })
})

test('an address of the brand stands in the page of links once, and is changed with the brand', () => {
  const [links] = (forms.get('pages/links#page') ?? []).filter(({ path }) => path[0] === 'links')
  const urls = fieldsOf(links?.fields ?? []).filter(({ path }) => path.at(-1) === 'url')
  const own = urls.filter(({ source }) => !source).map(({ path }) => path)
  expect(urls.length).toBeGreaterThan(1)
  expect(own).toHaveLength(1)
  expect(urls.find(({ source }) => source)?.source?.document).toBe('brand#brand')
  expect(links).toMatchObject({ once: true })
})

test('a legal page without a text is not published, and says what to do', () => {
  const key = 'legal/trocas#text'
  const asked = templateOf('legal', { title: 'Trocas', slug: 'trocas', today: new Date() })
  expect(validateDocument(key, asked.text, documents)).toEqual([
    expect.objectContaining({ path: [], message: expect.stringMatching(/^Escreva o texto/) }),
  ])
  expect(validateDocument(key, '## Prazo\n\nSete dias.', documents)).toEqual([])
})

/** The names in the first column of a table of the page about the site's words. */
function listed(heading: string): string[] {
  const page = readFileSync('docs/site-words.md', 'utf8')
  const section = page.split(/^## /m).find((part) => part.startsWith(heading)) ?? ''
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name as string)
}
const matches = (pattern: string, key: string) =>
  new RegExp(`^${pattern.replaceAll('*', '[\\w-]+')}$`).test(key)

const others = [...documents.keys()].filter((key) => !editable.some((one) => one.key === key))
const absent = others.filter((key) => documents.get(key) !== undefined)

test('every value of the content is edited at the desk, or the docs say why not', () => {
  const rows = listed('Values of content/')
  expect(absent.filter((key) => !rows.some((row) => matches(row, key)))).toEqual([])
})

const fixed = () =>
  [...forms.values()]
    .flatMap((fields) => leavesOf(fields))
    .filter(({ kind, source }) => kind === 'fixed' && !source)
    .map(({ path }) => String(path.findLast((key) => typeof key === 'string')))

test('every field that is not edited stands in the docs', () => {
  const rows = listed('Fields that are shown')
  expect([...new Set(fixed())].filter((name) => !rows.includes(name))).toEqual([])
})

test.runIf(brand.sample)(
  needing('the sample’s content', 'the docs name nothing that is not there'),
  () => {
    const rows = listed('Values of content/')
    expect(rows.filter((row) => !others.some((key) => matches(row, key)))).toEqual([])
    expect(listed('Fields that are shown').filter((row) => !fixed().includes(row))).toEqual([])
  },
)

test('whatever is left out of the content, the rest can be listed and edited', () => {
  const keys = [...documents.keys()]
  fc.assert(
    fc.property(fc.subarray(keys), (rest) => {
      const some = new Map(rest.map((key) => [key, documents.get(key)]))
      const describeSome = createDescriber(some)
      for (const one of editableDocuments(some)) {
        expect(describeSome(one, some.get(one.key)).length).toBeGreaterThan(0)
      }
    }),
    { numRuns: runs(4, 10) },
  )
})

const hostile: [what: string, text: string][] = [
  ['a script', '</script><script>alert(1)</script>'],
  ['a picture that runs one', '<img src=x onerror=alert(1)>'],
  ['a text without end', 'a'.repeat(100_000)],
  ['a token that names nothing', '{{brand.nada}}'],
  ['half a token', '{{'],
  ['a token that reaches a prototype', '{{claims.__proto__.x}}'],
  ['a link that runs a script', 'veja [isto](javascript:alert(1))'],
]

const filledIn = [
  'line',
  'text',
  'markdown',
  'link',
  'picture',
  'choice',
  'number',
  'money',
  'phone',
  'date',
  'time',
]

test.each(hostile)('no field of the whole site takes %s', (what, text) => {
  const turn = hostile.findIndex(([name]) => name === what)
  for (const { key } of editable) {
    const value = documents.get(key)
    // One of each: items of a list have the same fields.
    const paths = new Map(
      leavesOf(forms.get(key) ?? [])
        .filter(({ kind }) => filledIn.includes(kind))
        .map(({ path }) => [path.filter((part) => typeof part === 'string').join('.'), path]),
    )
    for (const path of takeShare([...paths.values()], turn, 3)) {
      const [issue] = validateDocument(key, setAt(value, path, text), documents)
      expect(issue?.message, `${key} ${path.join('.')}`).toMatch(/\p{L}/u)
    }
  }
})

test('a link of the site cannot run a script', () => {
  for (const { key } of editable) {
    for (const { path, kind } of leavesOf(forms.get(key) ?? [])) {
      if (kind !== 'link') continue
      const value = setAt(documents.get(key), path, 'javascript:alert(1)')
      expect(validateDocument(key, value, documents)).not.toEqual([])
    }
  }
})

test('a fact in double braces is fine, one that nobody knows is named', () => {
  const key = 'whatsapp#greeting'
  expect(validateDocument(key, 'Olá, {{brand.name}} de {{brand.city}}!', documents)).toEqual([])
  const [issue] = validateDocument(key, 'Olá, {{brand.apelido}}!', documents)
  expect(issue?.message).toContain('brand.apelido')
  expect(
    validateDocument('brand#brand', setAt(brand, ['name'], '{{brand.name}}'), documents),
  ).toHaveLength(1)
})

test('a legal text may name the facts and parts of the files, and no others', () => {
  const judge = (text: string) => validateDocument('legal/privacy#text', text, documents)
  expect(
    judge('A **{{brand}}**, veja [cookies]({{cookiesPath}}).\n{{?agenda}} - Agenda\n'),
  ).toEqual([])
  expect(judge('{{cnpj}}')[0]?.message).toContain('cnpj')
  expect(judge('{{?nada}} - x')).toHaveLength(1)
  expect(judge('no meio {{?agenda}} da linha')).toHaveLength(1)
})

test('the site as it is fits together, and what does not is said in Portuguese', () => {
  expect(validateSite(documents).filter(({ blocks }) => blocks)).toEqual([])
  const dead = new Map(documents).set('menus#booking', { link: '/nao-ha' })
  expect(validateSite(dead)).toContainEqual(
    expect.objectContaining({ document: 'menus#booking', path: ['link'], blocks: false }),
  )
  const gone = new Map(documents).set('pages/cases#page', { cases: ['nao-ha'] })
  expect(validateSite(gone)).toContainEqual(
    expect.objectContaining({
      path: ['cases', 0],
      blocks: true,
      message: expect.stringContaining('nao-ha'),
    }),
  )
})

test('a page shows where the parts of other documents are edited', () => {
  const { source } =
    fieldsOf(forms.get('pages/links#page') ?? []).find(({ path }) => path.at(-1) === 'phone') ?? {}
  expect(source).toEqual({ document: 'brand#brand', path: ['phone'] })
})

test('comparing a document with itself shows nothing', () => {
  for (const one of editable) {
    const value = documents.get(one.key)
    expect(diffDocuments(one.schema, one.key, value, structuredClone(value))).toEqual([])
  }
})

test('no two parts of a form have the same name', () => {
  const twice = [...forms].flatMap(([key, fields]) => {
    const parts = fields.filter(({ kind }) => kind === 'group' || kind === 'list')
    const labels = parts.map(({ label }) => label)
    return parts
      .filter(({ label }) => labels.indexOf(label) !== labels.lastIndexOf(label))
      .map(({ label, path }) => `${key} ${path.join('.')}: ${label}`)
  })
  expect(twice).toEqual([])
})
