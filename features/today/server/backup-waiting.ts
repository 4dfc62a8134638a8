import { brand } from '#content/brand.ts'
import type { TodayLine } from '#features/shared/rules/today-line.ts'
import type { BackupState } from '#server/backup/backup-state.ts'

const dayFormat = new Intl.DateTimeFormat('pt-BR', {
  timeZone: brand.timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
})

/** A nightly backup that failed, on the machine that answers. */
export function backupWaiting(state: BackupState | null): TodayLine[] {
  if (!state?.problem) return []
  const last = state.last
    ? `A última é de ${dayFormat.format(new Date(state.last))}.`
    : 'Ainda não há nenhuma.'
  return [
    {
      kind: 'site',
      urgency: 2,
      title: 'A cópia de segurança desta noite falhou',
      detail: `${last} É tentada de novo a cada hora. Chame quem cuida do site: o registro do servidor diz por quê.`,
      href: '/agencia/registro',
      act: 'Ver registro',
      since: state.last,
    },
  ]
}
