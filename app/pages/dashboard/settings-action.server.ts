import type { ActionFunctionArgs } from 'react-router'
import { changePasswordForm, eraseForm } from '#contracts/credentials.ts'
import { parseForm } from '#contracts/form.ts'
import { profileForm } from '#contracts/profile.ts'
import {
  eraseOwnAccount,
  leaveOtherDevices,
  updatePassword,
  updateProfile,
} from '#server/modules/account/account.server.ts'
import type { SettingsIntent } from '../../features/account/settings-form.ts'
import { type FormVerbs, orRefused, runFormVerb } from '../form-action.server.ts'

const verbs: FormVerbs<SettingsIntent> = {
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
      return errors ?? orRefused(await updatePassword(args, values))
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

export const settingsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['fullName', 'companyName', 'phone'])
