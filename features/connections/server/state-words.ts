import { platformNames } from '#features/figures/server/figures.server.ts'
import type { NoticeName } from '#features/shared/rules/notices.ts'
import { AppError } from '#server/errors.ts'
import { type ConnectionState, type PlatformFailure, UNEXPECTED, UNREADABLE } from './failure.ts'

/** One word for a list, and the sentence that says what to do. */
const stateWords: Record<ConnectionState, { word: string; sentence: string }> = {
  active: { word: 'Ativa', sentence: 'Os números chegam sozinhos toda madrugada.' },
  waiting: {
    word: 'Aguardando',
    sentence:
      'A plataforma pediu uma pausa. Os números de antes continuam valendo e tentamos de novo sozinhos.',
  },
  reconnect: {
    word: 'Reconectar',
    sentence:
      'A plataforma não aceita mais este acesso. Gere um acesso novo e cole em “Renovar o acesso”.',
  },
  'no-permission': {
    word: 'Sem permissão',
    sentence:
      'O acesso vale, mas não alcança esta conta. Na plataforma, dê a ele permissão de leitura da conta.',
  },
  'set-up': {
    word: 'Configuração',
    sentence:
      'A plataforma recusou o pedido por causa da configuração do aplicativo ou da versão. Chame quem cuida do site.',
  },
}

const isUnreadable = (problem: string | null) => problem?.split(' ')[0] === UNREADABLE
const goesOn = 'Os números de antes continuam valendo e tentamos de novo toda madrugada.'

/** Of the states, with the reason where it asks for something else. */
export function wordsOf(state: ConnectionState, problem: string | null) {
  if (state === 'set-up' && isUnreadable(problem)) {
    return {
      word: 'Resposta ilegível',
      sentence: `A plataforma respondeu de um jeito que não sabemos ler. ${goesOn} Mostre o código a quem cuida do site.`,
    }
  }
  if (state === 'set-up' && problem === UNEXPECTED) {
    return {
      word: 'Falha nossa',
      sentence: `Os números não puderam ser gravados por uma falha do nosso lado. ${goesOn} Chame quem cuida do site.`,
    }
  }
  return stateWords[state]
}

/** What somebody who just pasted or signed in is told. */
const refusals: Record<ConnectionState, string> = {
  active: '',
  waiting: 'A plataforma não respondeu agora. Espere alguns minutos e tente de novo.',
  reconnect: 'A plataforma não aceita este acesso. Confira se foi copiado inteiro e se ainda vale.',
  'no-permission':
    'A plataforma diz que este acesso não pode ler anúncios. Dê a permissão ads_read e tente de novo.',
  'set-up':
    'A plataforma recusou o pedido por causa da configuração. Confira o aplicativo, o projeto e a versão.',
}

/** A platform's no, told to whoever just asked. */
class Refusal extends AppError {
  readonly state: ConnectionState

  constructor({ platform, state, code }: PlatformFailure) {
    const name = platform === 'meta' ? 'Meta Ads' : platformNames.google
    const said = isUnreadable(code)
      ? 'A resposta da plataforma veio de um jeito que não sabemos ler. Mostre o código a quem cuida do site.'
      : refusals[state]
    super('bad_request', `${name}: ${said}`, `Código da plataforma: ${code}.`)
    this.state = state
  }
}

export const refusalOf = (failure: PlatformFailure): AppError => new Refusal(failure)

/** The same for somebody who comes back from a sign-in, where only a notice can be shown. */
export function noticeOf(error: AppError): NoticeName {
  if (!(error instanceof Refusal)) return 'connection-refused'
  if (error.state === 'waiting') return 'connection-later'
  return error.state === 'set-up' ? 'connection-set-up' : 'connection-no-permission'
}
