import { createHmac, randomBytes } from 'node:crypto'
import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import type { WorldAccount } from '#tests/stand-ins/world.ts'
import { type MetaError, pageOf, refusal } from './stand-in-replies.ts'
import {
  adRowsOf,
  insightFields,
  pictureRowsOf,
  type Row,
  rowsOf,
  sumRows,
} from './stand-in-rows.ts'

export type Token = {
  expiresAt: number
  permissions: string[]
  accounts?: string[]
  asked?: number
}
type Code = { redirectUri: string; used: boolean; scopes: string[] }
/** Answers what is not about ads; undefined where it is not its own. */
type Extension = (path: string, request: StandInRequest, token: Token) => Reply | undefined

/** What the app may ask a person for. */
const permissions = [
  'ads_read',
  'instagram_basic',
  'instagram_manage_insights',
  'pages_show_list',
  'pages_read_engagement',
  'read_insights',
]
const accountFields = ['id', 'account_id', 'name', 'currency', 'timezone_name', 'account_status']
const campaignFields = ['id', 'name', 'objective', 'status', 'effective_status']
/** Removed from every version. */
const removedParameters = ['pretty', 'debug', 'date_format', 'ids']
const DEEPEST_DAYS = 37 * 31

/** Stands in for the Graph API and its sign-in, over real HTTP. */
export class MetaStandIn {
  readonly version = 'v26.0'
  readonly appId = '1000000001'
  readonly appSecret = 'segredo-do-app'
  accounts: WorldAccount[] = []
  tokens = new Map<string, Token>()
  codes = new Map<string, Code>()
  /** Answers to come instead of the true ones, first to last; null lets one request through. */
  failures: (MetaError | null)[] = []
  /** Answers every request for these accounts, until taken away. */
  refusing = new Map<string, MetaError>()
  /** Of limits, on every answer. */
  usage: Record<string, string> = {}
  /** Rows above which an answer is "too much". */
  mostRows = Number.POSITIVE_INFINITY
  /** The person says no at the sign-in page. */
  denies = false
  asked: string[] = []
  /** Permissions a person leaves out at the sign-in page. */
  withheld = new Set<string>()
  /** What else the same address serves: profiles, pages. */
  extensions: Extension[] = []
  #runs = new Map<string, { rows: unknown[]; polls: number }>()

  addToken(
    token = `EAA${randomBytes(12).toString('hex')}`,
    overrides: Partial<Token> = {},
  ): string {
    this.tokens.set(token, { expiresAt: 0, permissions: ['ads_read'], ...overrides })
    return token
  }

  /** www.facebook.com: sends the person back with a code, or with a refusal. */
  dialog = ({ path, query }: StandInRequest): Reply => {
    if (path !== `/${this.version}/dialog/oauth`) return { status: 404, body: 'no such page' }
    const back = new URL(query.get('redirect_uri') ?? '')
    const state = query.get('state') ?? ''
    const scopes = (query.get('scope') ?? '').split(',')
    if (
      query.get('client_id') !== this.appId ||
      scopes.some((scope) => !permissions.includes(scope))
    )
      return { status: 400, body: 'bad request' }
    if (this.denies) {
      back.search = String(
        new URLSearchParams({
          error: 'access_denied',
          error_reason: 'user_denied',
          error_description: 'Permissions error',
          state,
        }),
      )
    } else {
      const code = randomBytes(12).toString('hex')
      this.codes.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        used: false,
        scopes: scopes.filter((scope) => !this.withheld.has(scope)),
      })
      back.search = String(new URLSearchParams({ code, state }))
    }
    return { status: 302, headers: { Location: back.href } }
  }

  graph = (request: StandInRequest): Reply => {
    const [, version, ...rest] = request.path.split('/')
    const path = rest.join('/')
    // Pictures are read without a token; this one is all letters.
    if (version === 'pictures') return { body: path === 'small.gif' ? 'GIF89a picture' : '<html>' }
    this.asked.push(path)
    if (version !== this.version)
      return refusal({ code: 2635, message: 'You are calling a deprecated version' })
    const params = request.method === 'POST' ? request.form : request.query
    for (const name of removedParameters)
      if (params.has(name)) return refusal({ code: 100, message: `${name} is gone` })
    const failure = this.failures.shift()
    if (failure) return refusal(failure, this.usage)
    if (path === 'oauth/access_token') return this.#exchange(params)
    if (path === 'debug_token') return this.#debug(request, params)
    const token = this.tokens.get(request.bearer)
    if (!token) return refusal({ code: 190, message: 'Invalid OAuth access token.' })
    if (token.expiresAt && token.expiresAt * 1000 < Date.now()) {
      return refusal({ code: 190, subcode: 463, message: 'Session has expired' })
    }
    const proof = params.get('appsecret_proof')
    const right = createHmac('sha256', this.appSecret).update(request.bearer).digest('hex')
    if (proof !== null && proof !== right)
      return refusal({ code: 100, message: 'Invalid appsecret_proof' })
    if (path === 'me/permissions') {
      const data = token.permissions.map((permission) => ({ permission, status: 'granted' }))
      return { body: { data } }
    }
    for (const extension of this.extensions) {
      const reply = extension(path, request, token)
      if (reply) return { ...reply, headers: { ...this.usage, ...reply.headers } }
    }
    if (!token.permissions.includes('ads_read')) {
      return refusal({ code: 200, message: 'Requires ads_read permission' })
    }
    const reply = this.#answer(path, request, params, token)
    return { ...reply, headers: { ...this.usage, ...reply.headers } }
  }

  #exchange(params: URLSearchParams): Reply {
    if (params.get('client_id') !== this.appId || params.get('client_secret') !== this.appSecret) {
      return refusal({ code: 101, message: 'Error validating application.' })
    }
    const old = params.get('fb_exchange_token')
    if (params.get('grant_type') === 'fb_exchange_token') {
      const current = this.tokens.get(old ?? '')
      if (!current || current.expiresAt * 1000 < Date.now())
        return refusal({ code: 190, subcode: 463 })
      const expires = 5_183_944
      const token = this.addToken(undefined, {
        permissions: current.permissions,
        expiresAt: Math.floor(Date.now() / 1000) + expires,
      })
      return { body: { access_token: token, token_type: 'bearer', expires_in: expires } }
    }
    const code = this.codes.get(params.get('code') ?? '')
    if (!code || code.used)
      return refusal({
        code: 100,
        subcode: 36009,
        message: 'This authorization code has been used.',
      })
    code.used = true
    if (code.redirectUri !== params.get('redirect_uri')) {
      return refusal({
        code: 100,
        subcode: 36008,
        message: 'Error validating verification code: redirect_uri',
      })
    }
    const token = this.addToken(undefined, {
      permissions: code.scopes,
      expiresAt: Math.floor(Date.now() / 1000) + 5400,
    })
    return { body: { access_token: token, token_type: 'bearer', expires_in: 5400 } }
  }

  #debug({ bearer }: StandInRequest, params: URLSearchParams): Reply {
    if (bearer !== `${this.appId}|${this.appSecret}`) return refusal({ code: 190 })
    const token = this.tokens.get(params.get('input_token') ?? '')
    return {
      body: {
        data: {
          app_id: this.appId,
          type: 'SYSTEM_USER',
          is_valid: token !== undefined,
          expires_at: token?.expiresAt ?? 0,
          scopes: token?.permissions ?? [],
        },
      },
    }
  }

  #answer(path: string, request: StandInRequest, params: URLSearchParams, token: Token): Reply {
    const run = this.#runs.get(path.split('/')[0] ?? '')
    if (run) {
      if (path.endsWith('/insights')) return pageOf(run.rows, params, request)
      run.polls += 1
      const isFinished = run.polls > 1
      return {
        body: {
          id: path,
          async_status: isFinished ? 'Job Completed' : 'Job Running',
          async_percent_completion: isFinished ? 100 : 40,
        },
      }
    }
    const reached = this.accounts.filter(({ id }) => !token.accounts || token.accounts.includes(id))
    const fields = (params.get('fields') ?? '').split(',')
    const unknown = (allowed: string[]) => fields.find((each) => !allowed.includes(each))
    if (path === 'me/adaccounts') {
      if (unknown(accountFields))
        return refusal({
          code: 100,
          message: `${unknown(accountFields)} is not valid for fields param`,
        })
      const rows = reached.map((each) => ({
        id: `act_${each.id}`,
        account_id: each.id,
        name: each.name,
        currency: each.currency,
        timezone_name: each.zone,
        account_status: each.closed ? 101 : 1,
      }))
      return pageOf(rows, params, request)
    }
    const [, id, edge] = /^act_(\d+)\/(\w+)$/.exec(path) ?? []
    const account = reached.find((each) => each.id === id)
    if (!edge) return refusal({ code: 2500, message: 'Unknown path components' })
    if (!account) return refusal({ code: 100, subcode: 33, message: 'Object does not exist' })
    const refused = this.refusing.get(account.id)
    if (refused) return refusal(refused, this.usage)
    if (edge === 'campaigns') {
      if (unknown(campaignFields)) return refusal({ code: 100, message: 'unknown field' })
      const statuses: string[] = JSON.parse(params.get('effective_status') ?? '["ACTIVE","PAUSED"]')
      const rows = account.campaigns
        .filter(({ status }) => statuses.includes(status))
        .map(({ id: campaignId, name, objective, status }) => ({
          id: campaignId,
          name,
          objective,
          status,
          effective_status: status,
        }))
      return pageOf(rows, params, request)
    }
    if (edge === 'ads') {
      if (fields.join() !== 'id,creative{thumbnail_url}') return refusal({ code: 100 })
      return pageOf(pictureRowsOf(account, params.get('filtering')), params, request)
    }
    if (edge !== 'insights') return refusal({ code: 2500 })
    if (unknown(insightFields)) return refusal({ code: 100, message: 'unknown field' })
    return this.#insights(account, params, request)
  }

  #insights(account: WorldAccount, params: URLSearchParams, request: StandInRequest): Reply {
    const { since, until } = JSON.parse(params.get('time_range') ?? '{}')
    if ((Date.now() - Date.parse(since)) / 86_400_000 > DEEPEST_DAYS) {
      return refusal({
        code: 3018,
        message: 'The start date of the time range cannot be beyond 37 months',
      })
    }
    const [filter] = JSON.parse(params.get('filtering') ?? '[]')
    const statuses: string[] = filter?.value ?? ['ACTIVE', 'PAUSED', 'ARCHIVED']
    const isAccount = params.get('level') === 'account'
    const rows = account.campaigns
      .filter(({ status }) => isAccount || statuses.includes(status))
      .flatMap((campaign): Row[] =>
        params.get('level') === 'ad'
          ? adRowsOf(campaign, since, until)
          : rowsOf(campaign, account, since, until),
      )
    if (isAccount) return pageOf(rows.length > 0 ? [sumRows(rows)] : [], params, request)
    const sorted = rows.sort((a, b) => a.date_start.localeCompare(b.date_start))
    if (request.method === 'POST') {
      const report = String(600 + this.#runs.size)
      this.#runs.set(report, { rows: sorted, polls: 0 })
      return { body: { report_run_id: report } }
    }
    const size = Number(params.get('limit') ?? 25)
    if (Math.min(size, sorted.length) > this.mostRows) {
      return refusal({
        status: 500,
        code: 1,
        message: 'Please reduce the amount of data you’re asking for, then retry your request',
      })
    }
    return pageOf(sorted, params, request)
  }
}
