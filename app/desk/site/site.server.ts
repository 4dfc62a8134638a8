import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { brand } from '#content/brand.ts'
import { siteMap } from '#content/site-map.ts'
import type { Look } from '#content/types/look.ts'
import { openDesk } from '#features/people/server/people.server.ts'
import { editorLink } from '#features/publishing/rules/editor-link.ts'
import type { Field } from '#features/publishing/rules/fields/fields.ts'
import { kindOfContent, type NewPageKind } from '#features/publishing/rules/pages/page-kinds.ts'
import { type FieldPath, isSame, readField } from '#features/publishing/rules/patch.ts'
import { logoAdvice } from '#features/publishing/rules/read-logo.ts'
import {
  changeDocument,
  discardDraft,
  type EditedDocument,
  findPage,
  findPages,
  findSiteText,
  isMailDocument,
  listDocuments,
  readDocument,
  readVersion,
  staleDraft,
} from '#features/publishing/server/publishing.server.ts'
import { stripControls } from '#features/shared/rules/text.ts'
import { readForm } from '#server/http/request/read-form.ts'
import { requestInfo } from '#server/http/request/request-context.ts'
import { deskMeta } from '../shared/desk-view.server.ts'
import { addressOf } from './page-address.server.ts'
import { presenceView } from './presence/presence.server.ts'
import { mailAction } from './preview/mail-preview.server.ts'
import { stepView } from './start/start.server.ts'

/** As a visitor meets them; what is seldom changed comes last. */
const groupOrder = [
  'Páginas',
  'Serviços',
  'Preços e planos',
  'Conteúdos',
  'Cases',
  'Portfólio',
  'Pessoas',
  'Empresa e contato',
  'Aparência',
  'Menus',
  'Mensagens',
  'E-mails',
  'Assistente',
  'Textos legais',
]

const creations: Readonly<Record<string, { kind: NewPageKind; label: string }>> = {
  Serviços: { kind: 'service', label: 'Novo serviço' },
  Cases: { kind: 'case', label: 'Novo case' },
  Portfólio: { kind: 'project', label: 'Novo projeto' },
  Pessoas: { kind: 'person', label: 'Nova pessoa' },
  'Textos legais': { kind: 'legal', label: 'Novo texto legal' },
}

/** Where another page of a group begins. */
function creationIn(group: string): { label: string; to: string } | null {
  const creation = creations[group]
  if (!creation) return null
  return { label: creation.label, to: `/agencia/site/paginas?tipo=${creation.kind}#nova` }
}

/** What search engines and drawings take comes after what a visitor reads. */
const isRead = ({ path }: Field) => path[0] !== 'meta' && path[0] !== 'art'

/** Parts of a document: its groups and lists stand alone, single fields come first together. */
function partsOf({ key, fields: all, name }: EditedDocument) {
  // A logo comes by its own form, and names for the code are not shown.
  const isLeftOut = (field: Field) => key === 'look#look' && field.value === undefined
  const fields = all.filter((field) => field.kind !== 'fixed' && !isLeftOut(field))
  const own = fields.filter(({ kind }) => kind !== 'group' && kind !== 'list')
  const grouped = fields.filter(({ kind }) => kind === 'group' || kind === 'list')
  const first = own.length > 0 ? [{ id: 'geral', label: 'Geral', fields: own }] : []
  return [
    ...first,
    ...[...grouped.filter(isRead), ...grouped.filter((field) => !isRead(field))].map((field) => ({
      id: field.path.join('.'),
      label: field.path.length === 0 ? name : field.label,
      fields: field.kind === 'group' && field.value !== undefined ? (field.fields ?? []) : [field],
    })),
  ]
}

/** Which fields differ from the code's text and from what is live. */
function statesOf(document: EditedDocument, fields: Field[]): Record<string, 'edited' | 'draft'> {
  const states: Record<string, 'edited' | 'draft'> = {}
  const visit = (field: Field) => {
    field.fields?.forEach(visit)
    if (field.kind === 'group') return
    const value = readField(document.value, field.path)
    if (!isSame(value, readField(document.live, field.path))) states[nameOf(field.path)] = 'draft'
    else if (!isSame(value, readField(document.standard, field.path))) {
      states[nameOf(field.path)] = 'edited'
    }
  }
  fields.forEach(visit)
  return states
}

export const nameOf = (path: FieldPath) => JSON.stringify(path)

/** The other half of a legal page: its title and summary, or its text. */
function besideOf(key: string): { label: string; to: string } | null {
  const [, content, half] = /^(legal\/[\w-]+)#(page|text)$/.exec(key) ?? []
  if (!content) return null
  return half === 'page'
    ? { label: 'Escrever o texto desta página', to: editorLink(`${content}#text`) }
    : { label: 'Título e resumo desta página', to: editorLink(`${content}#page`) }
}

/** Whether a field is the wanted one or holds it. */
const holds = (path: FieldPath, wanted: string) =>
  wanted === nameOf(path) || wanted.startsWith(`${nameOf(path).slice(0, -1)},`)

/** Articles are written elsewhere than in the form of their document. */
const hasOwnEditor = (key: string) => kindOfContent(key.split('#')[0] ?? '')?.kind === 'article'

export async function siteData(args: LoaderFunctionArgs) {
  const { database, staffId } = await openDesk(args)
  const { deps } = requestInfo(args)
  const query = args.url.searchParams
  const all = await listDocuments(database, staffId)
  const documents = all
    .filter(({ hasForm }) => hasForm)
    .toSorted((one, other) => groupOrder.indexOf(one.group) - groupOrder.indexOf(other.group))
  const pages = deps.releases?.pageTexts() ?? []
  const home = siteMap.find(({ path }) => path === '/')?.content
  const chosen = query.get('doc') ?? `${home}#page`
  if (hasOwnEditor(chosen)) throw redirect(editorLink(chosen))
  const document = await readDocument(database, staffId, chosen)
  const parts = partsOf(document)
  const wanted = query.get('campo')
  const part =
    parts.find(({ id }) => id === query.get('parte')) ??
    parts.find(({ fields }) => fields.some(({ path }) => wanted && holds(path, wanted))) ??
    parts[0]
  const search = stripControls(query.get('busca') ?? '')
    .trim()
    .slice(0, 100)
  const item = await findPage(database, staffId, document.key.split('#')[0] ?? '')
  const isMail = isMailDocument(document.key)
  const address = isMail ? document.name : addressOf(document, () => pages, item)
  const groups = [...new Set(documents.map(({ group }) => group))]
  const changes = all.filter(({ drafted }) => drafted).length
  return {
    meta: deskMeta('Site'),
    search,
    found: search
      ? (await findSiteText(database, staffId, search)).map(
          ({ document: key, part: at, path, ...hit }) => ({
            ...hit,
            to: editorLink(key, { part: at, field: path }),
          }),
        )
      : null,
    groups: groups.map((group) => {
      const own = documents.filter((one) => one.group === group)
      const first = own.find(({ key }) => !hasOwnEditor(key)) ?? own[0]
      return {
        name: group,
        to: editorLink(first?.key ?? ''),
        current: own.some(({ key }) => key === document.key),
        changes: own.filter(({ drafted }) => drafted).length,
      }
    }),
    documents: documents
      .filter(({ group }) => group === document.group)
      .map(({ key, name, drafted }) => ({
        key,
        name,
        drafted,
        to: editorLink(key),
        current: key === document.key,
      })),
    parts: parts.map(({ id, label, fields }) => ({
      id,
      label,
      to: editorLink(document.key, { part: id }),
      current: id === part?.id,
      drafted: Object.values(statesOf(document, fields)).includes('draft'),
    })),
    create: creationIn(document.group),
    document: {
      key: document.key,
      name: document.name,
      help: document.help ?? null,
      version: document.version,
      drafted: document.drafted,
      author: document.author,
      isNew: document.live === undefined,
      beside: besideOf(document.key),
      manage: item ? `/agencia/site/paginas/${item.kind}/${item.slug}` : null,
    },
    part: part ? { id: part.id, label: part.label } : null,
    fields: part?.fields ?? [],
    states: statesOf(document, part?.fields ?? []),
    issues: Object.fromEntries(document.issues.map(({ path, message }) => [nameOf(path), message])),
    suggestions: Object.fromEntries(
      document.issues.flatMap(({ path, suggestion }) =>
        suggestion ? [[nameOf(path), suggestion]] : [],
      ),
    ),
    liveAddress: isMail || item?.state === 'new' || item?.state === 'archived' ? null : address,
    preview: isMail
      ? `/agencia/site/email?${new URLSearchParams({ doc: document.key })}`
      : `/agencia/site/ver${address}`,
    wanted,
    isMail,
    isLook: /^(look|palette)#/.test(document.key),
    logo: logoView(document, query.get('logo')),
    present: await presenceView(args, document.key),
    step: await stepView(database, staffId, query.get('passo')),
    isSample: brand.sample,
    address,
    changes,
    shared: findPages(part?.fields ?? [], pages),
  }
}

/** The logo of the draft, and what was wrong with a file. */
function logoView({ key, value }: EditedDocument, problem: string | null) {
  if (key !== 'look#look') return null
  const { image } = value as Look
  const isLogoProblem = problem !== null && Object.hasOwn(logoAdvice, problem)
  return {
    src: image ? `data:image/svg+xml;base64,${Buffer.from(image.svg).toString('base64')}` : null,
    problem: isLogoProblem ? logoAdvice[problem as keyof typeof logoAdvice] : null,
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The fields of a posted form, by their path. */
function readFields(form: FormData): [FieldPath, string][] {
  return [...form].flatMap(([name, value]): [FieldPath, string][] => {
    const path = name.startsWith('v:') ? readJson(name.slice(2)) : null
    return Array.isArray(path) && typeof value === 'string' ? [[path as FieldPath, value]] : []
  })
}

/** Zero where no draft was seen. */
const versionIn = (form: FormData) => readVersion(String(form.get('version') ?? ''))

/** Saves what a form holds, and does what its pressed button says. */
export async function saveSite(args: ActionFunctionArgs, form: FormData) {
  const { database, staffId } = await openDesk(args)
  const document = String(form.get('doc') ?? '')
  const operation = form.get('op')
  return changeDocument(database, staffId, {
    document,
    version: versionIn(form),
    fields: readFields(form),
    operation: operation ? readJson(String(operation)) : null,
    overwrite: form.get('overwrite') === 'yes',
  })
}

/** For pages without scripts; with them the form is saved while typing. */
export async function siteAction(args: ActionFunctionArgs) {
  const form = await readForm(args.request.clone() as Request)
  if (form.get('intent') === 'send-test') return mailAction(args)
  const document = String(form.get('doc') ?? '')
  const part = String(form.get('parte') ?? '')
  if (form.get('intent') === 'discard-draft') {
    const { database, staffId } = await openDesk(args)
    const version = versionIn(form)
    await discardDraft(database, staffId, { document, version })
    return redirect(editorLink(document, { part }))
  }
  const saved = await saveSite(args, form)
  if ('stale' in saved) throw staleDraft()
  return redirect(editorLink(document, { part }))
}
