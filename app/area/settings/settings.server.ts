import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import {
  type FormVerbs,
  passwordErrorOr,
  runFormVerb,
  withForm,
} from '#app/shell/forms/form-action.server.ts'
import {
  type ClientAccount,
  type ClientCredential,
  chooseClientAccount,
  clientConnections,
  disconnectClient,
  leaveClientAccount,
} from '#features/connections/server/connections.server.ts'
import {
  changeEmailForm,
  changePasswordForm,
  eraseForm,
} from '#features/people/rules/credentials.ts'
import { itemForm } from '#features/people/rules/desk.ts'
import { profileForm } from '#features/people/rules/profile.ts'
import {
  eraseWithPassword,
  leaveOtherDevices,
  requestEmailChange,
  updatePassword,
  updateProfile,
} from '#features/people/server/people.server.ts'
import type { SettingsIntent } from './settings-forms.tsx'

const verbs: FormVerbs<SettingsIntent> = {
  profile: withForm(profileForm, updateProfile),
  password: withForm(changePasswordForm, async (args, values) =>
    passwordErrorOr(await updatePassword(args, values)),
  ),
  'change-email': withForm(changeEmailForm, requestEmailChange),
  sessions: leaveOtherDevices,
  erase: withForm(eraseForm, (args, { currentPassword }) =>
    eraseWithPassword(args, currentPassword),
  ),
  'choose-account': withForm(itemForm, (args, { id }) => chooseClientAccount(args, id)),
  'leave-account': withForm(itemForm, (args, { id }) => leaveClientAccount(args, id)),
  'end-connection': withForm(itemForm, (args, { id }) => disconnectClient(args, id)),
}

export const settingsAction = (args: ActionFunctionArgs) => runFormVerb(args, verbs)

type Platform = 'meta' | 'google'

const names = { meta: 'Meta Ads', google: 'Google Ads' }
const WARNED_MS = 7 * 86_400_000

/** Written for clients; the desk has other texts. */
const sentences: Record<ClientCredential['state'], string> = {
  active: 'Os números chegam sozinhos toda madrugada.',
  waiting: 'A plataforma pediu uma pausa. Tentamos de novo sozinhos.',
  reconnect: 'A plataforma não aceita mais o seu acesso. Renove, e nada se perde.',
  'no-permission':
    'O seu acesso não alcança mais esta conta. Peça permissão na plataforma, ou desligue a conta.',
  'set-up': 'Os números pararam de chegar. Sua agência já vê isso na mesa dela.',
}

const stateNames: Record<ClientCredential['state'], string> = {
  active: 'Ativa',
  waiting: 'Aguardando',
  reconnect: 'Reconectar',
  'no-permission': 'Sem permissão',
  'set-up': 'Com a agência',
}

function accountView({ id, name, externalId, currency, open, ...rest }: ClientAccount) {
  const { chosen, clientSignIn: own, state, syncedAt } = rest
  const arriving = state === 'active' && !syncedAt
  return {
    id,
    name,
    about: `${externalId} · ${currency}`,
    chosen,
    own,
    /** Why it cannot be chosen; empty if it can. */
    refused: open ? '' : 'Encerrada na plataforma.',
    /** What happens before its figures come. */
    note:
      currency === 'BRL' || chosen
        ? ''
        : `Em ${currency}: os números chegam em reais, depois que a agência der a taxa.`,
    tone: state === 'active' ? 'ok' : 'late',
    stateText: arriving ? 'Chegando' : stateNames[state],
    sentence: arriving ? 'Os últimos 13 meses estão chegando.' : sentences[state],
    last: syncedAt ? `Últimos números em ${moment(syncedAt)}.` : '',
  }
}

function endText(expiresAt: string | null): string {
  if (!expiresAt) return ''
  const day = moment(expiresAt).split(' ')[0]
  const remaining = Date.parse(expiresAt) - Date.now()
  return remaining > WARNED_MS ? `Vale até ${day}.` : `Termina em ${day}. Renove antes disso.`
}

/** Null when nothing is or can be connected; then the specified button is shown. */
export async function ownConnectionsView(args: LoaderFunctionArgs) {
  const connections = await clientConnections(args)
  if (!connections) return null
  const { credentials, accounts, offered, of } = connections
  const platforms = (['meta', 'google'] as const).filter(
    (platform) =>
      offered[platform] || [...credentials, ...accounts].some((each) => each.platform === platform),
  )
  if (credentials.length === 0 && !offered.meta && !offered.google) return null
  return {
    of,
    platforms: platforms.map((platform: Platform) => {
      const credential = credentials.find((each) => each.platform === platform)
      const { id = '', state = 'active', expiresAt = null, taken = 0 } = credential ?? {}
      return {
        platform,
        name: names[platform],
        offered: offered[platform],
        connected: credential && {
          id,
          tone: state === 'active' ? 'ok' : 'late',
          stateText: state === 'active' ? 'Conectada' : stateNames[state],
          sentence: state === 'active' ? '' : sentences[state],
          ends: endText(expiresAt),
          hiddenNote:
            taken === 0
              ? ''
              : 'Contas que já pertencem a outra empresa aqui não aparecem. Fale com a agência.',
        },
        accounts: accounts.filter((each) => each.platform === platform).map(accountView),
      }
    }),
  }
}
