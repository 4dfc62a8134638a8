import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { APIResponse, BrowserContext } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { deskCopy } from '#app/shell/forms/desk-copy.ts'

/** What each page of the desk can be asked to do. A page with an action stands here, or a test fails. */
export const intents: Record<string, string[]> = {
  '': [
    'summary-hour',
    'alert-seen',
    'settle-item',
    'skip-first-step',
    'end-first-hour',
    'test-mail',
    'add-samples',
    'remove-samples',
    'step-done',
    'step-postpone',
  ],
  leads: ['board-move', 'leads-state', 'leads-owner', 'leads-undo', 'leads-remove'],
  'leads/:id/mover': ['board-move'],
  'leads/:id/unir/:other': ['merge-leads'],
  'leads/novo': ['new-lead'],
  'leads/modelos': ['lead-settings', 'lead-funnel'],
  'leads/:id': [
    'lead-state',
    'lead-owner',
    'lead-deal',
    'lead-step',
    'step-done',
    'step-postpone',
    'lead-apart',
    'lead-separate',
    'lead-note',
    'lead-answer',
    'lead-release',
    'lead-remove',
    'lead-invite',
    'lead-resend',
    'meeting-invite',
    'withdraw-invite',
    'edit-contact',
  ],
  'leads/:id/dados': [''],
  'leads/:id/apagar': ['erase-contact'],
  conversas: ['conversation-attend'],
  'conversas/:id': [
    'conversation-attend',
    'conversation-take',
    'conversation-return',
    'conversation-transfer',
    'conversation-close',
    'conversation-reopen',
    'conversation-reply',
    'whatsapp-template',
    'whatsapp-resend',
    'conversation-note',
    'conversation-join',
    'conversation-separate',
  ],
  'conversas/respostas': ['quick-reply-save', 'quick-reply-remove', 'conversation-wait'],
  agenda: ['mark-held', 'mark-missed'],
  'agenda/nova': ['book-meeting'],
  'agenda/ajustes': ['save-agenda'],
  'agenda/bloqueios': ['block-time', 'unblock-time'],
  'agenda/meu-calendario': [
    'add-calendar',
    'remove-calendar',
    'read-calendar',
    'save-room',
    'renew-feed',
  ],
  'agenda/:id': [
    'move-meeting',
    'cancel-meeting',
    'cancel-seat',
    'hand-over-meeting',
    'mark-held',
    'mark-missed',
  ],
  clientes: ['add-samples', 'remove-samples'],
  'conexoes/whatsapp': ['whatsapp-connect', 'whatsapp-test', 'whatsapp-disconnect'],
  conexoes: ['connect', 'refresh-accounts', 'allow-read', 'assign-listed', 'disconnect'],
  'conexoes/canais/:account': ['assign-channel', 'sync-channel', 'release-channel'],
  'conexoes/:account': ['assign', 'rate', 'sync', 'release'],
  'origens/referencias': ['make-lead'],
  vitrine: ['show', 'hide'],
  'clientes/novo': ['create'],
  'clientes/:id': [
    'rename',
    'responsible',
    'archive',
    'restore',
    'keep-client',
    'mark-agency',
    'unmark-agency',
    'invite',
    'resend',
    'withdraw',
    'remove-person',
    'note',
    'remove-note',
    'alert-seen',
    'alert-settings',
    'goals',
    'figure-note',
    'remove-figure-note',
    'count-results',
  ],
  'clientes/:id/apagar': ['erase-client'],
  'clientes/:id/importar': [''],
  'clientes/:id/importacoes/:importId': [
    'confirm-import',
    'map-import',
    'discard-import',
    'undo-import',
  ],
  'clientes/:id/ver': [''],
  'clientes/:id/relatorios': ['begin-report', 'cadence', 'remove-logo'],
  'clientes/:id/logo': [''],
  'relatorios/:id/enviar': ['send-report', 'schedule-report'],
  'relatorios/:id': [
    'save-report',
    'overwrite-report',
    'save-template',
    'refresh-report',
    'move-block',
    'approve-report',
    'move-sending',
    'take-back',
    'correct-report',
    'discard-report',
    'mail-report',
    'share-report',
    'unshare-report',
  ],
  avisos: ['push-settings', 'add-device', 'remove-device', 'test-push'],
  equipe: [
    'invite',
    'resend',
    'withdraw',
    'role',
    'limit',
    'publishing',
    'dismiss',
    'reset-factor',
  ],
  site: [''],
  'site/publicar': ['publish-site', 'discard-draft', 'share-preview', 'withdraw-preview'],
  'site/imagens/enviar': [''],
  'site/imagens/:id': ['describe-picture', 'replace-picture', 'remove-picture'],
  'site/paginas': ['create-page'],
  'site/paginas/:kind/:slug': ['move-page', 'archive-page', 'restore-page'],
  'site/historico/:id': ['cancel-release', 'move-release', 'restore-release', 'restore-document'],
  'site/salvar': [''],
  conteudos: ['new-article'],
  'conteudos/trazer': [''],
  'conteudos/:slug': ['save-article', 'move-article', 'discard-article'],
  'site/comecar': ['skip-step', 'resume-step'],
  'site/quem-publica': ['site-right'],
  'site/presenca': [''],
  'site/logotipo': [''],
}

const desk = (routes as RouteConfigEntry[]).find(({ path }) => path === 'agencia')
export const pages = (desk?.children ?? []).map(({ path = '', file }) => ({ path, file }))
export const hasAction = (file: string) =>
  /export (const|async function|function) action\b/.test(readFileSync(`app/${file}`, 'utf8'))

/** The intents of the screen whose action a page exports, by its own file or one beside it. */
export function verbsOf(file: string): string[] {
  const page = readFileSync(`app/${file}`, 'utf8')
  const [, name = 'action'] = /export const action = \(.*\) => (\w+)\(args\)/.exec(page) ?? []
  const beside = [...page.matchAll(/from '(\.[^']+\.server\.ts)'/g)].map(([, from]) =>
    readFileSync(join('app', dirname(file), from as string), 'utf8'),
  )
  const declared = new RegExp(`(?:const|function) ${name}\\b[^]*?deskAction\\(\\s*'(\\w+)'`)
  const [screen] = [page, ...beside].flatMap((source) => declared.exec(source)?.[1] ?? [])
  return screen ? Object.keys(deskCopy[screen as keyof typeof deskCopy]).sort() : ['']
}

const addressOf = (path: string, id: string) => `/agencia${path && `/${path.replace(':id', id)}`}`

/** Every page and every act of the desk, as one client's address. */
export function listDeskRequests(id: string) {
  const reads = pages.map(({ path }) => ({ method: 'get' as const, path: addressOf(path, id) }))
  const forms = Object.entries(intents).flatMap(([path, names]) =>
    names.map((intent) => ({ method: 'post' as const, path: addressOf(path, id), intent })),
  )
  return [...reads, ...forms.map((act) => ({ ...act, form: formOf(act.intent) }))]
}

/** Well-formed, so that only rights stand in the way. */
const formOf = (intent: string) => ({
  intent,
  id: 'x',
  name: 'Nome qualquer',
  email: 'alguem@example.com',
  role: 'team',
  limited: 'no',
  publishes: 'no',
  responsible: '',
  body: 'Texto',
})

type DeskRequest = ReturnType<typeof listDeskRequests>[number]

export function ask(
  context: BrowserContext,
  origin: string,
  request: DeskRequest,
): Promise<APIResponse> {
  const options = { maxRedirects: 0, headers: { Origin: origin } }
  if (request.method === 'get') return context.request.get(origin + request.path, options)
  return context.request.post(origin + request.path, { ...options, form: request.form })
}
