import { fullDay, moment } from '#app/shell/format.server.ts'
import { healthWords } from '#features/connections/rules/channel-health.ts'
import type { ChannelAccountRow } from '#features/connections/server/connections.server.ts'

/** 'Pessoas desde 02/11/2026' */
const lostText = (lost: ChannelAccountRow['lost']) =>
  lost.map(({ name, since }) => `${name} desde ${fullDay(since)}`).join(', ')

/** An account of a channel: what it is, whose, and how it is doing. */
export function channelAccountView(account: ChannelAccountRow) {
  const { id, name, channelName, accountWord, zone, clientId, clientName, health } = account
  const words = healthWords[health]
  const percent = Math.floor(account.share * 100)
  const isComing = health === 'current' && percent < 100
  return {
    id,
    name,
    channel: channelName,
    about: [
      channelName,
      `${accountWord} ${account.externalId}`,
      ...(clientId ? [zone.replaceAll('_', ' ')] : []),
    ].join(' · '),
    demo: account.demo,
    client: clientId ? { id: clientId, name: clientName ?? '' } : null,
    tone: !clientId ? 'none' : health === 'current' || health === 'coming' ? 'ok' : 'late',
    stateText: !clientId ? 'Sem cliente' : isComing ? `Chegando, ${percent}%` : words.word,
    sentence: clientId ? words.todo : '',
    problem: clientId && account.problem ? `Código da plataforma: ${account.problem}.` : '',
    lost:
      account.lost.length > 0
        ? `A plataforma deixou de informar: ${lostText(account.lost)}. O resto continua chegando.`
        : '',
    last: account.syncedAt
      ? `Último pedido completo: ${moment(account.syncedAt)}.`
      : 'Ainda nenhum pedido completo.',
    next:
      account.nextSyncAt && clientId && account.credentialId && account.state !== 'reconnect'
        ? `Próximo: ${moment(account.nextSyncAt)}.`
        : '',
    covered:
      account.coveredFrom && account.coveredUntil
        ? `Números de ${fullDay(account.coveredFrom)} a ${fullDay(account.coveredUntil)}, nos dias da conta (${zone.replaceAll('_', ' ')}).`
        : '',
    running: account.running,
    percent,
  }
}

type Proposed = ChannelAccountRow & { proposals: { id: string; name: string }[] }

/** The same with the client its name points to; several are named, and nobody is chosen. */
export function proposedView({ proposals, ...account }: Proposed) {
  const [only] = proposals
  return {
    ...channelAccountView(account),
    proposal: proposals.length === 1 ? (only ?? null) : null,
    doubt:
      proposals.length > 1
        ? `Pelo nome pode ser de ${proposals
            .slice(0, 3)
            .map(({ name }) => name)
            .join(' ou ')}.`
        : '',
  }
}
