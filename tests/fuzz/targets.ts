import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { contactPages } from '#content/addresses.ts'
import { parts } from '#content/parts.ts'
import { ownAgenda } from '#content/scheduling.ts'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { REFERENCE_PATH } from '#features/shared/rules/reference.ts'
import { verbsOf as intentsOf } from '../support/people/desk-actions.ts'
import type { Who } from './stage.ts'

type Page = { path: string; file: string; who: Who }

const whoAt = (path: string): Who =>
  path.startsWith('/dashboard') ? 'client' : path.startsWith('/agencia') ? 'staff' : 'visitor'

function listPages(entries: RouteConfigEntry[], parent = ''): Page[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const whole = `${parent}${path && `/${path}`}`
    if (children) return listPages(children, whole)
    return [{ path: whole, file: `app/${file}`, who: whoAt(whole) }]
  })
}

/** Every page of the router, by its own list. */
export const pages = listPages(routes as RouteConfigEntry[])

/** Every address that Hono answers, by the built server's own list; `*` stands for what is left over. */
export async function listMounts(): Promise<string[]> {
  const script = `import('./build/server/index.js').then(({ createApp }) => {
    const deps = { env: {}, log: {}, database: {}, queue: {}, isDraining: () => false }
    console.log(JSON.stringify(createApp(deps, {}).routes.map(({ path }) => path)))
  })`
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', script])
  const paths = JSON.parse(stdout) as string[]
  return [...new Set(paths)].filter((path) => !path.endsWith('*')).sort()
}

const period = ['periodo', 'mes', 'de', 'ate', 'comparar', 'plataforma', 'tabela', 'ordem']
const list = ['busca', 'pagina']
const leads = [...list, 'estado', 'origem', 'responsavel', 'periodo']
const picker = ['tipo', 'dia', 'a-partir', 'start', 'quadro', 'origem']
const platform = ['state', 'code', 'error', 'renova']

/** What each address reads of its query; an address that is not here reads nothing of it. */
export const queries: Record<string, string[]> = {
  '/auth': ['mode', 'token'],
  '/convite': ['token'],
  ...Object.fromEntries(contactPages.map((path) => [path, ['enviado']])),
  '/agenda': picker,
  '/agenda/conversa': ['codigo', 'mudar', 'cancelar', 'mudou', ...picker],
  '/agenda/convite.ics': ['codigo'],
  '/agenda/calendario.ics': ['de', 'chave'],
  '/relatorio': ['codigo'],
  '/relatorio/pdf': ['codigo'],
  '/dashboard': period,
  '/dashboard/campaigns': [...period, ...list, 'status'],
  '/dashboard/campaigns/:id': period,
  '/dashboard/export.csv': [...period, 'campanha'],
  '/dashboard/conexoes/retorno/:platform': platform,
  '/agencia': ['de'],
  '/agencia/leads': leads,
  '/agencia/leads/planilha.csv': leads,
  '/agencia/leads/:id': ['por', 'modelo', 'conversa'],
  '/agencia/agenda': ['ver', 'semana'],
  '/agencia/agenda/nova': ['lead', 'tipo', 'dia'],
  '/agencia/agenda/:id': ['mudar', 'dia'],
  '/agencia/clientes': [...list, 'arquivo'],
  '/agencia/clientes/:id/importacoes': ['pagina'],
  '/agencia/clientes/:id/relatorios': ['mes'],
  '/agencia/relatorios': [...list, 'mes', 'situacao'],
  '/agencia/conexoes/entrar/:platform': platform,
  '/agencia/conexoes/retorno/:platform': platform,
  '/agencia/conexoes/:account/conferir': ['de', 'ate'],
  '/agencia/origens': ['mes', 'por'],
  '/agencia/origens/referencias': ['codigo'],
  '/agencia/vitrine': list,
  '/agencia/registro': ['antes', 'cliente'],
}

/** Where the code reads a query that nobody sent us: the address of an authenticator, of a database. */
const notOurs = ['features/people/server/staff/second-factor.server.ts', 'server/db/connection.ts']

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => !notOurs.includes(name))
}

/** Every name by which the code reads something of a query. */
export function listReadNames(): string[] {
  const reading =
    /\b(?:searchParams|query|params)\s*\.(?:get|getAll|has)\('([^']+)'\)|req\.query\('([^']+)'\)/g
  const sources = ['app', 'features', 'server'].flatMap(sourcesIn)
  const found = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(reading)])
  return [...new Set(found.map(([, name, other]) => (name ?? other) as string))].sort()
}

type FormFields = Record<string, string>

const person = {
  name: 'Marina visitante-zzqx',
  email: 'marina.visitante-zzqx@example.com',
  phone: '(85) 98888-7777',
}
const booking = { ...person, start: '1800000000000', subject: 'Terças', empresa: '' }
const along = { landing: 'http://localhost/?utm_source=x', referrer: 'http://localhost/' }

/** Public forms, which stand on pages that the build made, and forms that only scripts send. */
export const plainForms: { path: string; who: Who; fields: FormFields }[] = [
  ...contactPages.map((path) => ({
    path,
    who: 'visitor' as const,
    fields: {
      ...person,
      ...along,
      company: 'Padaria',
      message: 'Quero vender mais',
      assunto: '',
      key: '00000000-0000-4000-8000-000000000000',
      elapsed: '5000',
    },
  })),
  {
    path: '/agenda',
    who: 'visitor',
    fields: {
      ...booking,
      ...along,
      tipo: 'diagnostico',
      dia: '2027-01-15',
      fuso: 'America/Fortaleza',
      origem: 'x',
      quadro: '',
    },
  },
  {
    path: '/agenda/conversa?codigo=x',
    who: 'visitor',
    fields: { intent: 'mudar', start: '1800000000000' },
  },
  {
    path: '/auth/password',
    who: 'visitor',
    fields: { ...person, fullName: 'Marina', password: 'jangada', token: 'x' },
  },
]

export const jsonForms: {
  path: string
  who: Who
  fields: Record<string, unknown>
}[] = [
  {
    path: '/functions/v1/send-form-email',
    who: 'visitor',
    fields: {
      ...person,
      company: 'Padaria',
      message: 'Quero vender mais',
      key: '00000000-0000-4000-8000-000000000001',
      page: 'http://localhost/',
      visit: along,
      elapsed: 5000,
      assunto: '',
    },
  },
  {
    path: CHAT_PATH,
    who: 'visitor',
    fields: {
      niche: 'Padaria',
      question: 'sim',
      previous: 'Oi',
      answers: ['abc'],
      handover: {
        step: 'consent',
        key: '00000000-0000-4000-8000-000000000002',
        contact: { name: 'Ana', phone: '(85) 90000-0000', email: 'ana@example.com' },
        agreed: true,
        turns: [{ by: 'visitor', text: 'Quanto custa?' }],
        page: 'http://localhost/',
        before: '',
        visit: along,
      },
    },
  },
  {
    path: REFERENCE_PATH,
    who: 'visitor',
    fields: {
      code: 'ABC123',
      visit: JSON.stringify(along),
      recurring: ['trafego'],
      oneOff: ['site'],
      niche: 'Padaria',
      question: 'Quanto custa?',
      previous: 'Oi',
    },
  },
  {
    path: '/dashboard/support/answer',
    who: 'client',
    fields: { niche: 'Padaria', question: 'Quanto gastei?', previous: 'Oi' },
  },
]

/** What Hono answers by itself. */
export const mounts = [
  ...(ownAgenda
    ? [
        '/agenda',
        '/agenda/calendario.ics',
        '/agenda/conversa',
        '/agenda/convite.ics',
        '/agenda/vagas.json',
      ]
    : []),
  '/auth',
  ...contactPages,
  ...(parts.assistant ? [CHAT_PATH] : []),
  '/functions/v1/hero-metrics',
  '/functions/v1/send-form-email',
  '/functions/v1/site-config',
  REFERENCE_PATH,
  '/healthz',
  '/readyz',
].sort()

/** Other looks of a page, which show forms of their own. */
export const otherLooks: Record<string, string[]> = {
  '/auth': ['?mode=forgot'],
  '/agencia/agenda': ['?ver=passadas'],
  '/agencia/agenda/:id': ['?mudar'],
}

const item = { id: '00000000-0000-4000-8000-000000000000' }
const password = { password: 'jangada ao vento', confirmPassword: 'jangada ao vento' }
const words = {
  didText: 'Um texto',
  didDay: '10/10',
  nextWhat: 'Um texto',
  nextWho: 'Ana',
  comment: 'Um texto',
  signer: 'Ana',
  role: 'Diretora',
  correction: 'Um texto',
  show: 'goals',
  seen: '1',
}
const named = (...intents: string[]): FormFields[] => intents.map((intent) => ({ intent, ...item }))

/** Forms that the pages of this stage do not show, by the page they belong to. */
export const moreForms: Record<string, FormFields[]> = {
  '/auth': [
    { intent: 'code', code: '123456' },
    { intent: 'sign-up', fullName: 'Marina Lima', email: 'marina@example.com', ...password },
    { intent: 'reset', token: 'x', ...password },
  ],
  '/dashboard': named('generate-demo'),
  '/dashboard/relatorios/:id': named('unshare-report'),
  '/agencia/clientes': named('add-samples'),
  '/agencia/leads/:id': [
    { intent: 'lead-invite', name: 'Padaria', email: 'a@example.com' },
    ...named('lead-release', 'lead-remove', 'lead-resend'),
  ],
  // Whether a meeting that is over stands on the page depends on the hour.
  '/agencia/agenda': named('mark-held', 'mark-missed'),
  '/agencia/agenda/:id': [
    { intent: 'hand-over-meeting', host: '1' },
    ...named('mark-held', 'mark-missed'),
  ],
  '/agencia/clientes/:id': named(
    'keep-client',
    'mark-agency',
    'unmark-agency',
    'restore',
    'resend',
    'withdraw',
    'remove-person',
    'remove-note',
    'remove-figure-note',
  ),
  '/agencia/clientes/:id/importacoes/:importId': named(
    'confirm-import',
    'discard-import',
    'undo-import',
  ),
  '/agencia/conexoes': named('disconnect', 'refresh-accounts'),
  '/agencia/conexoes/:account': [
    { intent: 'assign', client: item.id },
    { intent: 'release', figures: 'keep' },
    ...named('sync'),
  ],
  '/agencia/equipe': named('resend', 'withdraw', 'reset-factor'),
  '/agencia/origens/referencias': [
    { intent: 'make-lead', ...item, name: 'Marina', phone: '(85) 98888-7777' },
  ],
  '/agencia/relatorios/:id': [
    ...['approve-report', 'save-report', 'overwrite-report', 'save-template'].map((intent) => ({
      intent,
      ...words,
      version: '1',
      theirs: '2',
    })),
    ...named('refresh-report', 'discard-report', 'mail-report', 'unshare-report'),
  ],
  '/agencia/vitrine': named('show', 'hide'),
}

/** The intents that a page of the desk answers. */
export const verbsOf = (file: string): string[] =>
  intentsOf(file.replace(/^app\//, '')).filter(Boolean)
