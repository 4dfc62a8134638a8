import { createHash, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Reply, StandInRequest } from '#tests/stand-ins/http-stand-in.ts'
import type { WorldAccount } from '#tests/stand-ins/world.ts'
import { knownFields, rowsOf } from './stand-in-rows.ts'

type GoogleError = { status: number; group: string; code: string; retryDelay?: string }
type Code = { redirectUri: string; challenge: string; used: boolean; scopes: string[] }

const adsScope = 'https://www.googleapis.com/auth/adwords'
const readOnly = 'https://www.googleapis.com/auth/'
const knownScopes = [
  adsScope,
  `${readOnly}analytics.readonly`,
  `${readOnly}webmasters.readonly`,
  `${readOnly}business.manage`,
]
const areKnown = (scopes: string[]) => scopes.every((scope) => knownScopes.includes(scope))

const refusal = ({ status, group, code, retryDelay }: GoogleError): Reply => ({
  status,
  body: {
    error: {
      code: status,
      message: 'no',
      status: 'X',
      details: [
        {
          '@type': 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure',
          errors: [
            {
              errorCode: { [group]: code },
              message: 'no',
              ...(retryDelay
                ? { details: { quotaErrorDetails: { rateScope: 'DEVELOPER', retryDelay } } }
                : {}),
            },
          ],
          requestId: 'r1',
        },
      ],
    },
  },
})

const newKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
/** One for all key files: each would take a tenth of a second of CPU. */
let keyPair: ReturnType<typeof newKeyPair> | undefined

/** Stands in for the Google Ads API, its tokens and its sign-in, over real HTTP. */
export class GoogleStandIn {
  readonly version = 'v25'
  readonly clientId = 'alisio.apps.googleusercontent.com'
  readonly clientSecret = 'segredo-do-cliente'
  accounts: WorldAccount[] = []
  /** What the signed-in person reaches directly. */
  direct: string[] = []
  refreshTokens = new Set<string>()
  accessTokens = new Set<string>()
  codes = new Map<string, Code>()
  failures: (GoogleError | null)[] = []
  refusing = new Map<string, GoogleError>()
  /** What the token endpoint says no with. */
  tokenFailures: string[] = []
  rowsPerPage = 10_000
  denies = false
  /** Permissions the person leaves out at the sign-in. */
  withheld = new Set<string>()
  /** Of each token, access or refresh; nothing is the ads'. */
  scopes = new Map<string, string[]>()
  asked: string[] = []
  /** Searches, which count as operations; their next pages do not. */
  operations = 0
  #robots = new Map<string, string>()

  addRefreshToken(scopes = [adsScope]): string {
    const token = `1//${randomBytes(16).toString('hex')}`
    this.refreshTokens.add(token)
    this.scopes.set(token, scopes)
    return token
  }

  /** A key file as the console gives it. */
  addServiceAccount(): string {
    keyPair ??= newKeyPair()
    const { publicKey, privateKey } = keyPair
    const client_email = `robo-${this.#robots.size}@projeto.iam.gserviceaccount.com`
    this.#robots.set(client_email, publicKey.export({ type: 'spki', format: 'pem' }).toString())
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    return JSON.stringify({
      type: 'service_account',
      project_id: 'projeto',
      private_key_id: 'k1',
      private_key,
      client_email,
      token_uri: 'https://elsewhere.example/token',
    })
  }

  signIn = ({ path, query }: StandInRequest): Reply => {
    const expected = [
      'response_type',
      'code',
      'access_type',
      'offline',
      'prompt',
      'consent',
      'code_challenge_method',
      'S256',
    ]
    for (let at = 0; at < expected.length; at += 2) {
      if (query.get(expected[at] as string) !== expected[at + 1])
        return { status: 400, body: `missing ${expected[at]}` }
    }
    if (path !== '/o/oauth2/v2/auth' || query.get('client_id') !== this.clientId)
      return { status: 400, body: 'no' }
    const scopes = (query.get('scope') ?? '').split(' ')
    if (!areKnown(scopes)) return { status: 400, body: 'scope' }
    const back = new URL(query.get('redirect_uri') ?? '')
    const state = query.get('state') ?? ''
    if (this.denies) back.search = String(new URLSearchParams({ error: 'access_denied', state }))
    else {
      const code = `4/${randomBytes(12).toString('hex')}`
      this.codes.set(code, {
        redirectUri: query.get('redirect_uri') ?? '',
        challenge: query.get('code_challenge') ?? '',
        used: false,
        scopes: scopes.filter((scope) => !this.withheld.has(scope)),
      })
      back.search = String(new URLSearchParams({ code, state, scope: scopes.join(' ') }))
    }
    return { status: 302, headers: { Location: back.href } }
  }

  tokens = ({ method, path, form, headers }: StandInRequest): Reply => {
    if (method !== 'POST') return { status: 405, body: {} }
    if (path === '/revoke') {
      this.refreshTokens.delete(form.get('token') ?? '')
      return { body: {} }
    }
    const no = (error: string): Reply => ({ status: 400, body: { error, error_description: 'no' } })
    const failure = this.tokenFailures.shift()
    if (failure) return no(failure)
    const grant = form.get('grant_type')
    if (grant === 'urn:ietf:params:oauth:grant-type:jwt-bearer') {
      const audience = `http://${headers.host}`
      const scopes = this.#robotScopes(form.get('assertion') ?? '', audience)
      return scopes ? this.#granted(scopes) : no('invalid_grant')
    }
    if (
      form.get('client_id') !== this.clientId ||
      form.get('client_secret') !== this.clientSecret
    ) {
      return { status: 401, body: { error: 'invalid_client' } }
    }
    if (grant === 'refresh_token') {
      const token = form.get('refresh_token') ?? ''
      return this.refreshTokens.has(token)
        ? this.#granted(this.scopes.get(token) ?? [adsScope])
        : no('invalid_grant')
    }
    const code = this.codes.get(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!code || code.used || code.challenge !== challenge) return no('invalid_grant')
    code.used = true
    if (code.redirectUri !== form.get('redirect_uri')) return no('redirect_uri_mismatch')
    return this.#granted(code.scopes, { refresh_token: this.addRefreshToken(code.scopes) })
  }

  #robotScopes(assertion: string, audience: string): string[] | undefined {
    const [head = '', claim = '', signature = ''] = assertion.split('.')
    const claims = JSON.parse(Buffer.from(claim, 'base64url').toString() || '{}')
    const key = this.#robots.get(claims.iss)
    const lives = claims.exp - claims.iat <= 3600 && claims.exp * 1000 > Date.now()
    const scopes = String(claims.scope).split(' ')
    if (!key || !lives || !areKnown(scopes) || !claims.aud.startsWith(audience)) return undefined
    const verify = createVerify('RSA-SHA256').update(`${head}.${claim}`)
    return verify.verify(key, signature, 'base64url') ? scopes : undefined
  }

  /** Whether an access token lives and has the permission. */
  allows(bearer: string, scope: string): 'yes' | 'expired' | 'scope' {
    if (!this.accessTokens.has(bearer)) return 'expired'
    return this.scopes.get(bearer)?.includes(scope) ? 'yes' : 'scope'
  }

  #granted(scopes: string[], more: object = {}): Reply {
    const token = `ya29.${randomBytes(16).toString('hex')}`
    this.accessTokens.add(token)
    this.scopes.set(token, scopes)
    return {
      body: {
        access_token: token,
        expires_in: 3599,
        scope: scopes.join(' '),
        token_type: 'Bearer',
        ...more,
      },
    }
  }

  ads = (request: StandInRequest): Reply => {
    const [, version, ...rest] = request.path.split('/')
    const path = rest.join('/')
    this.asked.push(path)
    if (version !== this.version)
      return refusal({ status: 400, group: 'requestError', code: 'UNSUPPORTED_VERSION' })
    if (request.headers['developer-token'] === '') {
      return refusal({ status: 401, group: 'authenticationError', code: 'DEVELOPER_TOKEN_INVALID' })
    }
    if (!this.accessTokens.has(request.bearer))
      return { status: 401, body: { error: { code: 401, status: 'UNAUTHENTICATED' } } }
    const failure = this.failures.shift()
    if (failure) return refusal(failure)
    if (path === 'customers:listAccessibleCustomers') {
      return { body: { resourceNames: this.direct.map((id) => `customers/${id}`) } }
    }
    const [, id] = /^customers\/(\d+)\/googleAds:search$/.exec(path) ?? []
    const account = this.accounts.find((each) => each.id === id)
    if (!id) return { status: 404, body: {} }
    if (!account)
      return refusal({ status: 401, group: 'authenticationError', code: 'CUSTOMER_NOT_FOUND' })
    const login = request.headers['login-customer-id']
    const reached = account.manager ? login === account.manager : this.direct.includes(account.id)
    if (!reached)
      return refusal({ status: 403, group: 'authorizationError', code: 'USER_PERMISSION_DENIED' })
    if (account.closed)
      return refusal({ status: 403, group: 'authorizationError', code: 'CUSTOMER_NOT_ENABLED' })
    const refused = this.refusing.get(account.id)
    if (refused) return refusal(refused)
    if ('pageSize' in request.json)
      return refusal({ status: 400, group: 'requestError', code: 'PAGE_SIZE_NOT_SUPPORTED' })
    return this.#search(
      account,
      String(request.json.query),
      request.json.pageToken as string | undefined,
    )
  }

  #search(account: WorldAccount, query: string, pageToken?: string): Reply {
    const bad = (code: string) => refusal({ status: 400, group: 'queryError', code })
    const [, selected = '', from = '', first, last] =
      /^SELECT (.+) FROM (\w+)(?: WHERE segments\.date BETWEEN '([\d-]+)' AND '([\d-]+)')?$/.exec(
        query,
      ) ?? []
    const fields = selected.split(', ')
    if (!knownFields[from]) return bad('BAD_RESOURCE_TYPE_IN_FROM_CLAUSE')
    if (fields.some((field) => !knownFields[from]?.includes(field)))
      return bad('UNRECOGNIZED_FIELD')
    if (!pageToken) this.operations += 1
    const hasMetrics = fields.some((field) => field.startsWith('metrics.'))
    if (hasMetrics && account.isManager) return bad('REQUESTED_METRICS_FOR_MANAGER')
    if (fields.includes('segments.date') && !first) return bad('EXPECTED_FILTERS_ON_DATE_RANGE')
    const rows = rowsOf(this.accounts, account, {
      from,
      fields,
      first: first ?? '',
      last: last ?? '',
    })
    const at = pageToken ? Number(pageToken.slice(2)) : 0
    const next = at + this.rowsPerPage
    return {
      body: {
        results: rows.slice(at, next),
        ...(next < rows.length ? { nextPageToken: `CP${next}` } : {}),
        fieldMask: fields.join(),
      },
    }
  }
}
