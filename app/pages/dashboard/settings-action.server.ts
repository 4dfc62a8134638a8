import { type ActionFunctionArgs, data } from 'react-router'
import { changePasswordForm, eraseForm } from '#contracts/credentials.ts'
import { type FieldErrors, parseForm } from '#contracts/form.ts'
import { profileForm } from '#contracts/profile.ts'
import { readForm } from '#server/http/read-form.ts'
import {
  eraseOwnAccount,
  leaveOtherDevices,
  updatePassword,
  updateProfile,
} from '#server/modules/account/account.server.ts'
import { formFailure, requestInfo } from '#server/modules/auth/auth.server.ts'
import type { SettingsAnswer, SettingsIntent } from '../../features/account/settings-form.ts'

type Verb = (args: ActionFunctionArgs, form: FormData) => Promise<Response | FieldErrors>

const verbs: Record<SettingsIntent, { failure: string; run: Verb }> = {
  profile: {
    failure: 'Erro ao atualizar perfil',
    run: async (args, form) => {
      const { values, errors } = parseForm(profileForm, form)
      return errors ?? updateProfile(args, values)
    },
  },
  password: {
    failure: 'Erro ao alterar senha',
    run: async (args, form) => {
      const { values, errors } = parseForm(changePasswordForm, form)
      if (errors) return errors
      const outcome = await updatePassword(args, values)
      return outcome instanceof Response ? outcome : { password: outcome }
    },
  },
  sessions: {
    failure: 'Erro ao encerrar sessões',
    run: (args) => leaveOtherDevices(args),
  },
  erase: {
    failure: 'Erro ao excluir conta',
    run: async (args, form) => {
      const { values, errors } = parseForm(eraseForm, form)
      return errors ?? eraseOwnAccount(args, values.currentPassword)
    },
  },
}

const isIntent = (value: unknown): value is SettingsIntent =>
  typeof value === 'string' && Object.hasOwn(verbs, value)

/** Text given back where scripts are off; passwords never are. */
const refillable = ['fullName', 'companyName', 'phone']

export async function settingsAction(args: ActionFunctionArgs) {
  const form = await readForm(args.request)
  const intent = form.get('intent')
  if (!isIntent(intent)) throw new Response(null, { status: 400 })
  const { failure, run } = verbs[intent]
  const given = refillable
    .filter((name) => form.has(name))
    .map((name) => [name, String(form.get(name)).slice(0, 300)])
  const { requestId, deps } = requestInfo(args)
  const answer: SettingsAnswer = { id: requestId, intent, given: Object.fromEntries(given) }
  try {
    const outcome = await run(args, form)
    if (outcome instanceof Response) return outcome
    return data({ ...answer, errors: outcome }, { status: 400 })
  } catch (error) {
    if (error instanceof Response) throw error
    const { description, status, headers } = formFailure(error, deps.log)
    return data({ ...answer, failure: { title: failure, description } }, { status, headers })
  }
}
