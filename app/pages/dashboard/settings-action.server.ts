import type { ActionFunctionArgs } from 'react-router'
import { changePasswordForm, eraseForm } from '#contracts/credentials.ts'
import { itemForm } from '#contracts/desk.ts'
import { parseForm } from '#contracts/form.ts'
import { profileForm } from '#contracts/profile.ts'
import {
  eraseOwnAccount,
  leaveOtherDevices,
  updatePassword,
  updateProfile,
} from '#server/modules/account/account.server.ts'
import {
  chooseOwnAccount,
  disconnectOwn,
  leaveOwnAccount,
} from '#server/modules/connections/own/own.server.ts'
import type { SettingsIntent } from '../../features/account/settings-form.ts'
import { type FormVerbs, orRefused, runFormVerb } from '../form-action.server.ts'

const onItem =
  (act: (args: ActionFunctionArgs, id: string) => Promise<Response>) =>
  async (args: ActionFunctionArgs, form: FormData) => {
    const { values, errors } = parseForm(itemForm, form)
    return errors ?? act(args, values.id)
  }

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
  'choose-account': onItem(chooseOwnAccount),
  'leave-account': onItem(leaveOwnAccount),
  'end-connection': onItem(disconnectOwn),
}

export const settingsAction = (args: ActionFunctionArgs) =>
  runFormVerb(args, verbs, ['fullName', 'companyName', 'phone', 'id'])
