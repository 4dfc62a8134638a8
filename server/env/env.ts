import { z } from 'zod'
import { StartupError } from '../process/startup-error.ts'
import { accountRemedies, accountVariables, staffRemedies, staffVariables } from './accounts.ts'
import { agendaRemedies, agendaVariables } from './agenda.ts'
import { chatRemedies, chatVariables } from './chat.ts'
import { connectionRemedies, connectionVariables } from './connections.ts'
import { mailRemedies, mailVariables } from './mail.ts'
import {
  backupRemedies,
  backupVariables,
  databaseRemedies,
  databaseVariables,
  serverRemedies,
  serverVariables,
  visitRemedies,
  visitVariables,
} from './server.ts'
import { thirdPartyRemedies, thirdPartyVariables } from './third-parties.ts'

const variables = z.object({
  ...serverVariables,
  ...databaseVariables,
  ...thirdPartyVariables,
  ...connectionVariables,
  ...mailVariables,
  ...accountVariables,
  ...staffVariables,
  ...chatVariables,
  ...agendaVariables,
  ...visitVariables,
  ...backupVariables,
})

export type Env = z.infer<typeof variables>

const remedies: Record<keyof Env, string> = {
  ...serverRemedies,
  ...databaseRemedies,
  ...thirdPartyRemedies,
  ...connectionRemedies,
  ...mailRemedies,
  ...accountRemedies,
  ...staffRemedies,
  ...chatRemedies,
  ...agendaRemedies,
  ...visitRemedies,
  ...backupRemedies,
}

/** Every variable there is, for the page that documents them. */
export const variableNames = Object.keys(remedies) as (keyof Env)[]

/** Passwords and keys never reach a message. */
const isSecret = (name: string) =>
  /^((MIGRATION_)?DATABASE(_READ)?|SMTP|LEADS_WEBHOOK|ERROR_WEBHOOK)_URL$|KEY$|SECRET$|TOKEN$/.test(
    name,
  )

function problemWith(name: keyof Env, value: string | undefined): string {
  if (isSecret(name)) return 'does not have the expected form.'
  return `${JSON.stringify(value?.slice(0, 80))} is not a valid value.`
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = Object.fromEntries(
    Object.keys(remedies)
      .map((name) => [name, source[name]?.trim()] as const)
      .filter(([, value]) => value),
  )
  const result = variables.safeParse(values)
  if (result.success) return result.data
  const name = result.error.issues[0]?.path[0] as keyof Env
  throw new StartupError(name, problemWith(name, values[name]), remedies[name])
}

/** The only place of the project that reads the environment. */
export function readEnv(): Env {
  return parseEnv(process.env)
}
