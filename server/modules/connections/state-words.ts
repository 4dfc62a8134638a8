import { AppError } from '#server/errors.ts'
import { platformNames } from '#server/modules/campaigns/import/platform.ts'
import type { ConnectionState, PlatformFailure } from './failure.ts'

/** One word for a list, and the sentence that says what to do. */
export const stateWords: Record<ConnectionState, { word: string; sentence: string }> = {
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

export function refusalOf({ platform, state, code }: PlatformFailure): AppError {
  const name = platform === 'meta' ? 'Meta Ads' : platformNames.google
  return new AppError(
    'bad_request',
    `${name}: ${refusals[state]}`,
    `Código da plataforma: ${code}.`,
  )
}
