import { runSqlmap, sqlTargets, type Verdict } from '../attack/sqlmap.ts'
import { runWapiti, type WapitiResult } from '../attack/wapiti.ts'
import { byTls, type LoggedRequest, startWitness, type Witness } from '../attack/witness.ts'
import { findings, table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { withServer } from '../support/server.ts'
import { addDemoCampaigns, signUp } from '../support/sign-up.ts'

/** Wide enough that the tools meet the code behind the limits. */
const MANY = '9999999'
const unlimited = {
  TRUST_PROXY: 'loopback',
  SIGN_INS_PER_ADDRESS: MANY,
  SIGN_IN_FAILURES_PER_ACCOUNT: MANY,
  SIGN_UPS_PER_ADDRESS: MANY,
  RESETS_PER_ADDRESS: MANY,
  RESETS_PER_ACCOUNT: MANY,
  CONTACT_PER_ADDRESS_HOUR: '1000000',
  CONTACT_PER_DAY: MANY,
  CONTACT_MIN_SECONDS: '0',
  CHAT_PER_MINUTE: MANY,
  CHAT_PER_HOUR: MANY,
  CHAT_PER_DAY: MANY,
  CHAT_AT_ONCE: MANY,
}

/** Where the crawler begins; forms that only show in one state are named by it. */
const starts = [
  '/auth?mode=signup',
  '/auth?mode=forgot',
  '/auth?mode=reset&token=abc',
  '/contato',
  '/home1/contato?enviado=1',
  '/home1/planos?servicos=social-media',
  '/dashboard?periodo=30',
  '/dashboard/campaigns?busca=a&status=active&pagina=1&periodo=30',
  '/dashboard/export.csv?periodo=30&campanha=abc',
  '/dashboard/settings',
  '/dashboard/settings/export',
  '/dashboard/accessibility',
  '/dashboard/support',
]

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

/** A parameter counts as tested once it was given a second value. */
const tested = ({ parameters }: LoggedRequest) =>
  [...parameters].filter(([, values]) => values.size > 1).map(([name]) => name)

const statusList = (lists: LoggedRequest[]) => {
  const all = new Map<number, number>()
  for (const { statuses } of lists) {
    for (const [status, count] of statuses) all.set(status, (all.get(status) ?? 0) + count)
  }
  return [...all]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status || 'broken'}: ${count}`)
    .join(', ')
}

function routeTable(asked: LoggedRequest[]): string {
  const routes = Map.groupBy(asked, ({ route }) => route)
  const rows = [...routes]
    .map(([route, lists]) => {
      const names = [...new Set(lists.flatMap(tested))].filter((name) => name.length < 40)
      const listed =
        names.slice(0, 12).join(', ') + (names.length > 12 ? `, … (${names.length})` : '')
      return [route, sum(lists.map(({ requests }) => requests)), listed, statusList(lists)]
    })
    .sort((a, b) => Number(b[1]) - Number(a[1]))
  return table(['route', 'requests', 'parameters given other values', 'answers'], rows)
}

function moduleTable(asked: LoggedRequest[], { modules }: WapitiResult): string {
  const rows = [{ name: 'crawl', stopped: false }, ...modules].map(({ name, stopped }) => {
    const phaseRequests = asked.filter(({ phase }) => phase === name)
    const inputs = sum(phaseRequests.map((entry) => tested(entry).length))
    const end = stopped ? 'stopped when its time was over' : 'ran to its end'
    return [name, sum(phaseRequests.map(({ requests }) => requests)), inputs, end]
  })
  return table(['wapiti’s module', 'requests', 'inputs varied', 'end'], rows)
}

function sqlTable(asked: LoggedRequest[], verdicts: Verdict[]): string {
  const rows = verdicts.map(({ name, phase, verdict }) => {
    const phaseRequests = asked.filter((entry) => entry.phase === phase)
    const names = [...new Set(phaseRequests.flatMap(tested))].filter((each) => each.length < 40)
    return [
      name,
      sum(phaseRequests.map(({ requests }) => requests)),
      names.join(', '),
      statusList(phaseRequests),
      verdict,
    ]
  })
  return table(['sqlmap on', 'requests', 'parameters varied', 'answers', 'verdict'], rows)
}

function failuresOf(requests: LoggedRequest[]): string[] {
  return requests.flatMap(({ phase, route, statuses }) =>
    [...statuses]
      .filter(([status]) => status === 0 || status >= 500)
      .map(([status, count]) => `${phase}: ${route}: ${count} × ${status || 'no answer'}`),
  )
}

async function stillSignedIn(witness: Witness): Promise<boolean> {
  witness.setPhase('afterwards')
  const { status } = await fetch(`${witness.url}/dashboard`, { redirect: 'manual' })
  return status === 200
}

export const attack: Part = {
  name: 'attack',
  title: 'Attacks: wapiti and sqlmap',
  slow: 'crawls and attacks a running instance for about a quarter of an hour',
  run: () => withServer(({ url }) => attackServer(url), { env: unlimited }),
}

async function attackServer(target: string): Promise<string> {
  const way = { origin: target.replace('http:', 'https:'), headers: byTls }
  const account = await signUp(target, way)
  const campaign = await addDemoCampaigns(target, account, way)
  const witness = await startWitness({ target, cookie: account.cookie })
  try {
    const crawled = await runWapiti(witness, [...starts, campaign])
    const afterWapiti = await stillSignedIn(witness)
    const verdicts = await runSqlmap(witness, sqlTargets(campaign))
    const signedIn = afterWapiti && (await stillSignedIn(witness))
    const asked = witness.requests.filter(({ phase }) => phase !== 'afterwards')
    const dashboard = asked.filter(({ route }) => route.includes(' /dashboard'))
    const lost = sum(dashboard.map(({ signedOut }) => signedOut))
    if (!signedIn || lost > 0) {
      throw new Error(`the attackers were signed out (${lost} answers led to /auth)`)
    }
    const total = sum(asked.map(({ requests }) => requests))
    return [
      `Debian’s wapiti and sqlmap against a running instance, all limits opened wide. A proxy between them and the server ends TLS in name, signs every request below /dashboard in with an account that has campaigns, counts, and keeps back what would sign out or empty the account (${witness.withheld} requests). In all ${total} requests, ${sum(dashboard.map(({ requests }) => requests))} of them in the client area; not one of these was answered with the sign-in page, and the session worked afterwards. What the findings mean stands in docs/security.md.`,
      `wapiti: ${findings(crawled.findings, 'nothing found.')}`,
      `The server was lured into ${crawled.lured} requests to the attacker’s own address. Answers of 500 and above: ${findings(failuresOf(asked), 'none.')}`,
      'What wapiti’s modules sent; csrf, cookieflags and htaccess judge what the crawl and the others brought home:',
      moduleTable(asked, crawled),
      sqlTable(asked, verdicts),
      'What was asked of which route, by both together:',
      routeTable(asked),
    ]
      .join('\n\n')
      .replaceAll(witness.url, '')
  } finally {
    await witness.close()
  }
}
