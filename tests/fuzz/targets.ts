import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { contactPages, thanksPages } from '#content/derived/addresses.ts'
import { ownAgenda } from '#content/derived/scheduling.ts'
import { parts } from '#content/parts.ts'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import {
  CONTACT_PATH,
  CONVERSATIONS_PATH,
  END_PATH,
  EVENTS_PATH,
  MESSAGES_PATH,
} from '#features/conversations/rules/conversations.ts'
import { WHATSAPP_WEBHOOK_PATH } from '#features/conversations/rules/whatsapp/webhook.ts'
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
const leads = [...list, 'ver', 'estado', 'origem', 'responsavel', 'periodo']
const picker = ['tipo', 'dia', 'a-partir', 'start', 'quadro', 'origem']
const platform = ['state', 'code', 'error', 'renova']

/** What each address reads of its query; an address that is not here reads nothing of it. */
export const queries: Record<string, string[]> = {
  '/auth': ['mode', 'token'],
  '/convite': ['token'],
  '/auth/email': ['token'],
  ...Object.fromEntries(contactPages.map((path) => [path, ['enviado']])),
  '/agenda': picker,
  '/agenda/conversa': ['codigo', 'mudar', 'cancelar', 'mudou', ...picker],
  '/agenda/convite': ['codigo', ...picker],
  '/agenda/convite.ics': ['codigo'],
  '/agenda/calendario.ics': ['de', 'chave'],
  '/agencia/site': ['doc', 'parte', 'busca', 'campo', 'passo', 'logo'],
  '/agencia/site/email': ['doc'],
  '/agencia/site/imagens': list,
  '/agencia/site/publicar': ['link', 'volta'],
  '/agencia/busca': ['q'],
  '/agencia/conteudos': ['estado'],
  '/agencia/site/paginas': ['tipo', 'de'],
  '/agencia/site/historico/:id': ['com'],
  '/relatorio': ['codigo'],
  '/relatorio/pdf': ['codigo'],
  '/relatorio/logo': ['codigo'],
  '/dashboard': period,
  '/dashboard/campaigns': [...period, ...list, 'status'],
  '/dashboard/campaigns/:id': period,
  '/dashboard/canais': period,
  '/dashboard/canais/:canal': period,
  '/dashboard/export.csv': [...period, 'campanha'],
  '/dashboard/tipos': [...period, 'campanha'],
  '/dashboard/conexoes/retorno/:platform': platform,
  '/agencia': ['de'],
  '/agencia/leads': [...leads, 'feito'],
  '/agencia/leads/:id/mover': ['para', ...leads],
  '/agencia/leads/planilha.csv': leads,
  '/agencia/leads/:id': ['por', 'modelo', 'conversa'],
  '/agencia/conversas': ['ver', 'busca'],
  '/agencia/conversas/:id': ['ver', 'busca', 'resposta', 'modelo'],
  [WHATSAPP_WEBHOOK_PATH]: ['hub.mode', 'hub.verify_token', 'hub.challenge'],
  '/agencia/conversas/eventos': ['conversa', 'depois'],
  [MESSAGES_PATH]: ['depois', 'lida'],
  '/agencia/agenda': ['ver', 'semana', 'dia'],
  '/agencia/agenda/nova': ['lead', 'tipo', 'dia'],
  '/agencia/agenda/:id': ['mudar', 'dia', 'hora', 'start'],
  '/agencia/clientes': [...list, 'arquivo', 'responsavel', 'ordem', 'sentido'],
  '/agencia/clientes/:id': ['secao'],
  '/agencia/clientes/:id/importacoes': ['pagina'],
  '/agencia/clientes/:id/importacoes/:importId': ['colunas'],
  '/agencia/clientes/:id/relatorios': ['mes'],
  '/agencia/relatorios': [...list, 'mes', 'situacao'],
  '/agencia/relatorios/:id': ['bloco', 'para'],
  '/agencia/conexoes/entrar/:platform': [...platform, 'le'],
  '/agencia/conexoes/retorno/:platform': platform,
  '/agencia/conexoes/:account/conferir': ['de', 'ate'],
  '/agencia/origens': ['mes', 'por'],
  '/agencia/origens/referencias': ['codigo'],
  '/agencia/vitrine': list,
  '/agencia/registro': ['antes', 'cliente'],
}

/** Where the code reads a query that nobody sent us: of an authenticator, a database, a platform's stand-in. */
const notOurs =
  /second-factor\.server\.ts$|^server\/db\/connection\.ts$|\/platforms\/[^/]+\/stand-in[-\w]*\.ts$/

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .filter((name) => !notOurs.test(name))
}

/** Every name by which the code reads something of a query. */
export function listReadNames(): string[] {
  const reading =
    /\b(?:searchParams|query|params)\s*\.(?:get|getAll|has)\('([^']+)'\)|req\.query\('([^']+)'\)/g
  const sources = ['app', 'features', 'server'].flatMap(sourcesIn)
  const matches = sources.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(reading)])
  return [...new Set(matches.map(([, name, other]) => (name ?? other) as string))].sort()
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
const siteForm = {
  doc: 'pages/home#page',
  parte: 'geral',
  version: '0',
  op: '{"kind":"reset","path":["hero","title"]}',
  'v:["hero","title"]': 'Texto',
}

export const plainForms: { path: string; who: Who; fields: FormFields }[] = [
  { path: '/agencia/site', who: 'staff', fields: siteForm },
  { path: '/agencia/site/salvar', who: 'staff', fields: siteForm },
  {
    path: '/agencia/site',
    who: 'staff',
    fields: { intent: 'send-test', id: 'mails#bookingHold' },
  },
  { path: '/agencia/site/presenca', who: 'staff', fields: { doc: 'pages/home#page' } },
  { path: '/agencia/site/logotipo', who: 'staff', fields: { file: '<svg></svg>' } },
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
    path: '/agenda/convite?codigo=x',
    who: 'visitor',
    fields: { start: '1800000000000', subject: 'Terças vazias', dia: '2027-01-15', fuso: 'x' },
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
    path: CONVERSATIONS_PATH,
    who: 'visitor',
    fields: {
      token: 'A'.repeat(43),
      niche: 'Padaria',
      name: 'Ana',
      turns: [{ by: 'visitor', text: 'Quanto custa?' }],
      page: 'http://localhost/',
      before: '',
      visit: along,
    },
  },
  {
    path: MESSAGES_PATH,
    who: 'visitor',
    fields: { id: '00000000-0000-4000-8000-000000000003', text: 'Oi' },
  },
  { path: CONTACT_PATH, who: 'visitor', fields: person },
  {
    path: WHATSAPP_WEBHOOK_PATH,
    who: 'visitor',
    fields: { object: 'whatsapp_business_account', entry: [{ id: '1', changes: [] }] },
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
        '/agenda/convite',
        '/agenda/convite.ics',
        '/agenda/vagas.json',
      ]
    : []),
  '/auth',
  ...contactPages,
  ...thanksPages,
  ...(parts.assistant
    ? [CHAT_PATH, CONVERSATIONS_PATH, EVENTS_PATH, MESSAGES_PATH, CONTACT_PATH, END_PATH]
    : []),
  '/functions/v1/hero-metrics',
  '/functions/v1/send-form-email',
  '/functions/v1/site-config',
  REFERENCE_PATH,
  WHATSAPP_WEBHOOK_PATH,
  '/desenhos/:name',
  '/healthz',
  '/imagens/:id/:file',
  '/metrics',
  '/readyz',
].sort()

/** Other looks of a page, which show forms of their own. */
export const otherLooks: Record<string, string[]> = {
  '/auth': ['?mode=forgot'],
  '/agencia/agenda': ['?ver=passadas'],
  '/agencia/agenda/:id': ['?mudar'],
  '/agencia/clientes/:id': ['numeros', 'metas', 'pessoas', 'historico', 'ajustes'].map(
    (section) => `?secao=${section}`,
  ),
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
  block: 'goals',
  seen: '1',
}
const sending = { day: '2026-11-23', time: '09:00' }
const named = (...intents: string[]): FormFields[] => intents.map((intent) => ({ intent, ...item }))

const steps = ['step-done', 'step-postpone'].map((intent) => ({ intent, ...item, lead: item.id }))

/** Forms that the pages of this stage do not show, by the page they belong to. */
export const moreForms: Record<string, FormFields[]> = {
  '/auth': [
    { intent: 'code', code: '123456' },
    { intent: 'sign-up', fullName: 'Marina Lima', email: 'marina@example.com', ...password },
    { intent: 'reset', token: 'x', ...password },
  ],
  '/dashboard': named('generate-demo'),
  '/dashboard/relatorios/:id': named('unshare-report'),
  '/agencia': [...named('alert-seen', 'add-samples', 'settle-item'), ...steps],
  '/agencia/clientes': named('add-samples'),
  '/agencia/leads': [
    { intent: 'board-move', ...item, version: '1', state: 'lost', kind: 'Preço', reason: 'Caro' },
    { intent: 'leads-state', lead: `${item.id}.1`, state: 'talking', kind: '', reason: '' },
    { intent: 'leads-owner', lead: `${item.id}.1`, owner: 'eu' },
    { intent: 'leads-remove', lead: `${item.id}.1` },
    { intent: 'leads-undo', batch: item.id },
  ],
  '/agencia/conversas': [{ intent: 'conversation-attend', attending: 'yes' }],
  '/agencia/conversas/:id': [
    { intent: 'conversation-attend', attending: 'no' },
    { intent: 'conversation-take' },
    { intent: 'conversation-return' },
    { intent: 'conversation-transfer', to: item.id },
    { intent: 'conversation-close' },
    { intent: 'conversation-reopen' },
    { intent: 'conversation-reply', key: item.id, text: 'Olá' },
    { intent: 'conversation-note', text: 'Nota' },
    { intent: 'conversation-join', lead: 'ana@example.com' },
    { intent: 'conversation-separate' },
    { intent: 'whatsapp-template', key: item.id, template: '100000000000001', 'body-1': 'Ana' },
    { intent: 'whatsapp-resend', message: '1' },
  ],
  '/agencia/conexoes/whatsapp': [
    {
      intent: 'whatsapp-connect',
      phoneNumberId: '100000000000001',
      businessId: '100000000000002',
      secret: 'EAAxxxxxxxxxx',
      appSecret: 'xxxxxxxxxxxxxxxx',
    },
    { intent: 'whatsapp-test' },
    { intent: 'whatsapp-disconnect' },
  ],
  '/agencia/conversas/respostas': [
    { intent: 'quick-reply-save', id: '', title: 'Saudação', text: 'Oi, {nome}!' },
    { intent: 'quick-reply-remove', id: item.id },
    { intent: 'conversation-wait', minutes: '3' },
  ],
  '/agencia/leads/:id/mover': [
    { intent: 'board-move', ...item, version: '1', state: 'proposal', value: '1', expected: '' },
  ],
  '/agencia/leads/:id/unir/:other': [
    { intent: 'merge-leads', version: '1', otherVersion: '1', name: 'kept', state: 'gone' },
  ],
  '/agencia/leads/:id': [
    { intent: 'lead-invite', name: 'Padaria', email: 'a@example.com' },
    { intent: 'lead-deal', version: '1', value: '1.500,00', expected: '2026-12-01' },
    { intent: 'lead-separate', merge: item.id },
    { intent: 'lead-apart', other: item.id },
    ...steps,
    { intent: 'meeting-invite', kind: 'conversa', mail: 'sim' },
    ...named('lead-release', 'lead-remove', 'lead-resend', 'withdraw-invite'),
  ],
  // Whether a meeting that is over stands on the page depends on the hour.
  '/agencia/agenda': named('mark-held', 'mark-missed'),
  '/agencia/agenda/meu-calendario': named('remove-calendar', 'read-calendar'),
  '/agencia/avisos': [
    {
      intent: 'add-device',
      endpoint: 'https://push.example.com/x',
      p256dh: 'B'.repeat(87),
      auth: 'A'.repeat(22),
    },
    ...named('remove-device', 'test-push'),
  ],
  '/agencia/agenda/:id': [
    { intent: 'hand-over-meeting', host: '1' },
    { intent: 'move-meeting', start: '4102444800000', anyway: 'sim' },
    ...named('mark-held', 'mark-missed', 'cancel-seat'),
  ],
  '/agencia/clientes/:id': [
    { intent: 'count-results', kind: 'actions:lead', campaign: '', counts: 'yes' },
    ...named(
      'keep-client',
      'mark-agency',
      'unmark-agency',
      'restore',
      'resend',
      'withdraw',
      'remove-person',
      'remove-note',
      'remove-figure-note',
      'alert-seen',
    ),
  ],
  '/agencia/clientes/:id/importacoes/:importId': [
    {
      intent: 'map-import',
      platform: 'other',
      platformName: 'TikTok Ads',
      day: '0',
      name: '1',
      spend: '2',
      clicks: '',
      dateOrder: 'day first',
      decimalSign: ',',
      currency: 'USD',
      conversion: 'one',
      rate: '5,43',
      step: 'rate',
      rateDay: '2026-10-01',
      newRate: '5,43',
    },
    { intent: 'confirm-import', 'kind:actions:lead': 'yes', ...item },
    ...named('discard-import', 'undo-import'),
  ],
  '/agencia/conexoes': [
    ...named('disconnect', 'refresh-accounts'),
    { intent: 'allow-read', ...item, read: 'ga4' },
    { intent: 'assign-listed', ...item, client: item.id },
  ],
  '/agencia/conexoes/canais/:account': [
    { intent: 'assign-channel', client: item.id },
    { intent: 'release-channel', client: item.id },
    ...named('sync-channel'),
  ],
  '/agencia/conexoes/:account': [
    { intent: 'assign', client: item.id, rate: '5,43' },
    { intent: 'rate', rate: '5,43', days: 'all' },
    { intent: 'release', figures: 'keep' },
    ...named('sync'),
  ],
  '/agencia/equipe': [
    ...named('resend', 'withdraw', 'reset-factor'),
    { intent: 'limit', ...item, limited: 'yes' },
    { intent: 'publishing', ...item, publishes: 'yes' },
  ],
  '/agencia/site/publicar': [
    { intent: 'publish-site', include: '1 pages/home#page', note: '', when: 'now' },
    { intent: 'discard-draft', id: 'pages/home#page', version: '1' },
    ...named('share-preview', 'withdraw-preview'),
  ],
  '/agencia/site/comecar': [
    { intent: 'skip-step', id: 'cores' },
    { intent: 'resume-step', id: 'cores' },
  ],
  '/agencia/site/quem-publica': [{ intent: 'site-right', id: 'mails', who: 'staff' }],
  '/agencia/site/imagens/:id': [
    { intent: 'describe-picture', alt: 'Um texto' },
    { intent: 'replace-picture', by: 'x' },
    ...named('remove-picture'),
  ],
  '/agencia/site/paginas': [
    {
      intent: 'create-page',
      kind: 'case',
      title: 'Padaria',
      address: '',
      from: '',
      lists: 'lista',
    },
  ],
  '/agencia/site/paginas/:kind/:slug': [
    { intent: 'move-page', base: '/servicos/seo', to: '/seo' },
    { intent: 'archive-page', to: '/' },
    ...named('restore-page'),
  ],
  '/agencia/site/historico/:id': [
    ...named('cancel-release', 'restore-release'),
    { intent: 'restore-document', id: 'whatsapp#greeting', state: 'before' },
    { intent: 'move-release', day: '2030-01-01', hour: '10:00' },
  ],
  '/agencia/conteudos': [{ intent: 'new-article', title: 'Um texto' }],
  '/agencia/conteudos/:slug': [
    { intent: 'save-article', ...siteForm },
    { intent: 'move-article', address: 'outro' },
    { intent: 'discard-article', version: '1' },
  ],
  '/agencia/origens/referencias': [
    { intent: 'make-lead', ...item, name: 'Marina', phone: '(85) 98888-7777' },
  ],
  '/agencia/relatorios/:id': [
    ...['approve-report', 'save-report', 'overwrite-report', 'save-template', 'move-block'].map(
      (intent) => ({
        intent,
        ...words,
        version: '1',
        theirs: '2',
      }),
    ),
    { intent: 'move-sending', ...sending },
    ...named('refresh-report', 'discard-report', 'mail-report', 'unshare-report', 'take-back'),
  ],
  '/agencia/relatorios/:id/enviar': ['send-report', 'schedule-report'].map((intent) => ({
    intent,
    version: '1',
    seen: '2026-11-05T10:00:00.000Z',
    receivers: 'x',
    ...sending,
  })),
  '/agencia/clientes/:id/relatorios': named('remove-logo'),
  '/agencia/vitrine': named('show', 'hide'),
}

/** The intents that a page of the desk answers. */
export const verbsOf = (file: string): string[] =>
  intentsOf(file.replace(/^app\//, '')).filter(Boolean)
