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
  profile: async (args, form) => {
    const { values, errors } = parseForm(profileForm, form)
    return errors ?? updateProfile(args, values)
  },
  password: async (args, form) => {
    const { values, errors } = parseForm(changePasswordForm, form)
    return errors ?? orRefused(await updatePassword(args, values))
  },
  sessions: (args) => leaveOtherDevices(args),
  erase: async (args, form) => {
    const { values, errors } = parseForm(eraseForm, form)
    return errors ?? eraseOwnAccount(args, values.currentPassword)
  },
}

export const settingsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['fullName', 'companyName', 'phone'])
