import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findings, table } from '../support/markdown.ts'
import type { Part } from '../support/part.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder, withServer } from '../support/server.ts'
import { signUpCookie } from '../support/sign-up.ts'
import { needCommand } from '../support/tools.ts'

const MINUTES = 10

/** Wide enough that the tools meet the code behind the limits. */
const unlimited = {
  SIGN_INS_PER_ADDRESS: '9999999',
  SIGN_UPS_PER_ADDRESS: '9999999',
  RESETS_PER_ADDRESS: '9999999',
  CONTACT_PER_ADDRESS_HOUR: '999999',
  CHAT_PER_MINUTE: '999999',
  CHAT_PER_HOUR: '999999',
}

type WapitiReport = Record<
  'vulnerabilities' | 'anomalies',
  Record<string, { method: string; path: string; info: string; parameter?: string }[]>
>

async function wapiti(url: string, cookie: string | undefined): Promise<string[]> {
  const folder = temporaryFolder()
  const output = join(folder, 'wapiti.json')
  const args = ['-u', `${url}/`, '--flush-session', '--no-bugreport', '-f', 'json', '-o', output]
  // Signing out would end the session under test.
  args.push('-x', `${url}/dashboard/sign-out`, '--max-scan-time', String(MINUTES), '-d', '4')
  for (const start of ['/dashboard', '/dashboard/campaigns', '/dashboard/settings', '/auth']) {
    args.push('-s', url + start)
  }
  if (cookie) args.push('-H', `Cookie: ${cookie}`)
  args.push(
    '-m',
    'exec,file,sql,xss,permanentxss,redirect,ssrf,xxe,crlf,csp,http_headers,cookieflags',
  )
  const { stderr } = await runCommand(needCommand('wapiti', 'wapiti'), args, {
    env: { HOME: folder },
    seconds: MINUTES * 60 + 300,
  })
  let report: WapitiReport
  try {
    report = JSON.parse(readFileSync(output, 'utf8'))
  } catch {
    throw new Error(`wapiti wrote no report: ${stderr.slice(-500)}`)
  }
  return (['vulnerabilities', 'anomalies'] as const).flatMap((kind) =>
    Object.entries(report[kind]).flatMap(([name, list]) =>
      list.map(({ method, path, info }) => `${name}: ${method} \`${path}\`: ${info}`),
    ),
  )
}

/** Every place a visitor's words may reach the database. */
function sqlTargets(url: string): { name: string; args: string[] }[] {
  const json = 'Content-Type: application/json'
  return [
    { name: 'GET /home1/planos', args: ['-u', `${url}/home1/planos?servicos=social-media*`] },
    {
      name: 'GET /dashboard/campaigns',
      args: ['-u', `${url}/dashboard/campaigns?busca=a*&status=b*&pagina=1*&periodo=30*`],
    },
    {
      name: 'POST /auth',
      args: ['-u', `${url}/auth`, '--data', 'intent=sign-in&email=a@b.example*&password=abcdef*'],
    },
    {
      name: 'POST /functions/v1/send-form-email',
      args: [
        '-u',
        `${url}/functions/v1/send-form-email`,
        '-H',
        json,
        '--data',
        '{"name":"Ana*","email":"ana@b.example","phone":"85999990000","message":"uma mensagem*"}',
      ],
    },
    {
      name: 'POST /functions/v1/chat-iaxel',
      args: [
        '-u',
        `${url}/functions/v1/chat-iaxel`,
        '-H',
        json,
        '-H',
        'Authorization: Bearer alisio-visitante',
        '--data',
        '{"niche":"padaria*","question":"quanto custa*"}',
      ],
    },
  ]
}

async function sqlmap(url: string, cookie: string | undefined) {
  const command = needCommand('sqlmap', 'sqlmap')
  const rows: string[][] = []
  for (const { name, args } of sqlTargets(url)) {
    const common = [
      '--batch',
      '--flush-session',
      '--disable-coloring',
      '--level=2',
      '--technique=BEUST',
    ]
    const session = cookie ? ['--cookie', cookie] : []
    const folder = temporaryFolder()
    const options = [...common, '--output-dir', folder, '-H', `Origin: ${url}`, ...session]
    const { stdout } = await runCommand(command, [...args, ...options], { seconds: MINUTES * 60 })
    const hit = stdout.match(/Parameter: .*\n(?: {4}.*\n)*/)?.[0]
    const clean = /do not appear to be injectable/.test(stdout)
    const last = stdout.trim().split('\n').at(-1) ?? ''
    rows.push([name, hit ? `INJECTABLE: ${hit}` : clean ? 'not injectable' : `no verdict: ${last}`])
  }
  return table(['where', 'sqlmap’s verdict'], rows)
}

export const attack: Part = {
  name: 'attack',
  title: 'Attacks: wapiti and sqlmap',
  slow: 'crawls and attacks a running instance, up to an hour',
  async run() {
    return withServer(
      async ({ url }) => {
        const cookie = await signUpCookie(url)
        const who = cookie
          ? 'with a signed-in session'
          : 'without a session: this build has no sign-up'
        const found = findings(await wapiti(url, cookie), 'nothing found.')
        const injected = await sqlmap(url, cookie)
        const text = `Debian’s wapiti (at most ${MINUTES} minutes a module) and sqlmap (level 2) against a running instance, ${who}, limits opened wide. What the findings mean stands in docs/security.md.\n\nwapiti: ${found}\n\n${injected}`
        return text.replaceAll(url, '')
      },
      { env: unlimited },
    )
  },
}
