import type { LoaderFunctionArgs } from 'react-router'
import { moment } from '#app/shell/format.server.ts'
import { brand } from '#content/brand.ts'
import { zoneCity } from '#features/calendar/rules/clock-text.ts'
import { rowForm } from '#features/people/rules/desk.ts'
import { deviceForm, pushSettingsForm } from '#features/push/rules/push-forms.ts'
import {
  addDevice,
  pushOf,
  removeDevice,
  savePushSettings,
  sendTestNotice,
} from '#features/push/server/push.server.ts'
import { act, deskAction } from '../shared/desk-action.server.ts'
import { deskMeta } from '../shared/desk-view.server.ts'

const problems = {
  refused: 'O serviço de avisos recusou o último. Remova este aparelho e ative de novo nele.',
  unreachable: 'O serviço de avisos não respondeu. Tentamos de novo sozinhos.',
}

export async function pushData(args: LoaderFunctionArgs) {
  const { publicKey, devices, settings } = await pushOf(args)
  const { quiet, ...choices } = settings
  return {
    meta: deskMeta('Avisos'),
    publicKey,
    zone: zoneCity(brand.timeZone),
    choices,
    quiet: { from: quiet?.from ?? '', to: quiet?.to ?? '' },
    devices: devices.map(({ id, label, isThis, problem, createdAt, succeededAt }) => ({
      id,
      label,
      isThis,
      problem: problem ? problems[problem] : '',
      since: `Ativado em ${moment(createdAt.toISOString())}`,
      last: succeededAt
        ? `Último aviso em ${moment(succeededAt.toISOString())}`
        : 'Ainda não recebeu nenhum',
    })),
  }
}

export const pushAction = deskAction('push', () => '/agencia/avisos', {
  'push-settings': act(pushSettingsForm, (desk, { quietFrom, quietTo, ...choices }) =>
    savePushSettings(desk, {
      ...choices,
      quiet: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
    }),
  ),
  'add-device': act(deviceForm, async (desk, subscription) => ({
    errors: await addDevice(desk, desk.args, subscription),
  })),
  'remove-device': act(rowForm, (desk, { id }) => removeDevice(desk, id)),
  'test-push': act(null, async (desk) => ({
    notice: (await sendTestNotice(desk)) > 0 ? 'push-test-sent' : 'push-test-lost',
  })),
})
