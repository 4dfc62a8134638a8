import type { ActionFunctionArgs } from 'react-router'
import { type FormVerbs, orRefused, runFormVerb } from '#app/shell/forms/form-action.server.ts'
import {
  chooseOwnAccount,
  disconnectOwn,
  leaveOwnAccount,
} from '#features/connections/server/connections.server.ts'
import { changePasswordForm, eraseForm } from '#features/people/rules/credentials.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { profileForm } from '#features/people/rules/profile.ts'
import {
  eraseOwnAccount,
  leaveOtherDevices,
  updatePassword,
  updateProfile,
} from '#features/people/server/people.server.ts'
import { parseForm } from '#features/shared/rules/form.ts'
import type { SettingsIntent } from './settings-form.ts'

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
