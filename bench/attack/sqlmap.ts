import { rmSync } from 'node:fs'
import { CHAT_PATH } from '#features/assistant/rules/chat.ts'
import { runCommand } from '../support/run-command.ts'
import { temporaryFolder } from '../support/server.ts'
import { needCommand } from '../support/tools.ts'
import type { Witness } from './witness.ts'

/** Long enough for every target to end by itself: a sign-in takes its time by design. */
const TARGET_SECONDS = 900

type Target = { name: string; path: string; data?: string; options?: string[] }

/** Every place a visitor's words may reach the database; a star marks what is injected. */
export function sqlTargets(campaign: string): Target[] {
  const json = ['-H', 'Content-Type: application/json']
  const form = (fields: Record<string, string>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}${name === 'intent' ? '' : '*'}`)
      .join('&')
  const password = 'vento-e-jangada'
  return [
    { name: 'campaign search', path: '/dashboard/campaigns?busca=a*&status=active*&pagina=1*' },
    { name: 'period', path: '/dashboard?periodo=30*' },
    { name: 'one campaign', path: `${campaign}*` },
    { name: 'CSV', path: `/dashboard/export.csv?periodo=30*&campanha=${campaign.split('/')[3]}*` },
    {
      name: 'profile',
      path: '/dashboard/settings',
      data: form({
        intent: 'profile',
        fullName: 'Ana Lima',
        companyName: 'A',
        phone: '8599999000',
      }),
    },
    {
      name: 'preference',
      path: '/dashboard/accessibility/save',
      data: form({ fontSize: 'medium', highContrast: 'false' }),
    },
    {
      name: 'session cookie',
      path: '/dashboard/support',
      options: ['--cookie', '__Secure-better-auth.session_token=abc*'],
    },
    {
      name: 'sign-in',
      path: '/auth',
      data: form({ intent: 'sign-in', email: 'a@b.example', password }),
    },
    {
      name: 'sign-up',
      path: '/auth?mode=signup',
      data: form({
        intent: 'sign-up',
        fullName: 'Ana Lima',
        email: 'a@b.example',
        password,
        confirmPassword: password,
      }),
    },
    {
      name: 'forgotten password',
      path: '/auth',
      data: form({ intent: 'forgot', email: 'a@b.example' }),
    },
    { name: 'reset link', path: '/auth?mode=reset&token=abc*' },
    {
      name: 'contact form',
      path: '/functions/v1/send-form-email',
      data: '{"name":"Ana*","email":"ana@b.example*","phone":"85999990000*","company":"A*","message":"uma mensagem comprida*","page":"/*"}',
      options: json,
    },
    {
      name: 'contact form without JavaScript',
      path: '/contato',
      data: form({
        name: 'Ana',
        email: 'ana@b.example',
        phone: '85999990000',
        message: 'uma mensagem',
      }),
    },
    {
      name: 'chat',
      path: CHAT_PATH,
      data: '{"niche":"padaria*","question":"quanto custa*"}',
      options: [...json, '-H', 'Authorization: Bearer visitante'],
    },
  ]
}

export type Verdict = { name: string; phase: string; verdict: string; injectable: boolean }

/** PostgreSQL is named to it: what an attacker who read our sources would do. */
const common = [
  '--batch',
  '--flush-session',
  '--disable-coloring',
  '--dbms=postgresql',
  '--level=2',
  '--risk=2',
  '--technique=BEUSTQ',
  '--time-sec=2',
  '--ignore-code=*',
  '--ignore-redirects',
  '--threads=4',
  '--text-only',
]

export async function runSqlmap(witness: Witness, targets: Target[]): Promise<Verdict[]> {
  const command = needCommand('sqlmap', 'sqlmap')
  const verdicts: Verdict[] = []
  for (const { name, path, data, options = [] } of targets) {
    const phase = `sqlmap: ${name}`
    witness.setPhase(phase)
    const folder = temporaryFolder()
    const args = ['-u', witness.url + path, ...(data ? ['--data', data] : []), ...options]
    const since = performance.now()
    const { stdout } = await runCommand(command, [...args, ...common, '--output-dir', folder], {
      env: { HOME: folder, TERM: 'dumb' },
      seconds: TARGET_SECONDS,
    })
    rmSync(folder, { recursive: true, force: true })
    verdicts.push({ name, phase, ...judge(stdout, performance.now() - since) })
    console.log(`  ${phase}: ${verdicts.at(-1)?.verdict}`)
  }
  return verdicts
}

function judge(stdout: string, ms: number) {
  const hit = stdout.match(/Parameter: .*\n(?: {4}.*\n)*/)?.[0]
  if (hit) return { verdict: `INJECTABLE: ${hit}`, injectable: true }
  if (/do not appear to be injectable/.test(stdout)) {
    return { verdict: 'not injectable', injectable: false }
  }
  if (ms >= TARGET_SECONDS * 1000) {
    return { verdict: `nothing found when its ${TARGET_SECONDS} s were over`, injectable: false }
  }
  const last = stdout
    .trim()
    .split('\n')
    .findLast((line) => line.includes('['))
  return { verdict: `no verdict: ${last ?? ''}`, injectable: false }
}
