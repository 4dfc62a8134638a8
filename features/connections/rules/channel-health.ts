/** How an account of a channel is doing, in the words of the screens. */
export type Health =
  | 'current'
  | 'coming'
  | 'late'
  | 'ending'
  | 'expired'
  | 'no-permission'
  | 'no-quota'
  | 'unreadable'
  | 'set-up'
  | 'disconnected'

/** A word for lists, what to do, and what the client reads, who can do nothing about it. */
export const healthWords: Record<Health, { word: string; todo: string; client: string }> = {
  current: { word: 'Em dia', todo: 'Os números chegam sozinhos toda madrugada.', client: '' },
  coming: {
    word: 'Chegando',
    todo: 'Os últimos 13 meses estão chegando, do mais novo para o mais antigo.',
    client: 'Os números estão chegando, do mais novo para o mais antigo.',
  },
  late: {
    word: 'Atrasada',
    todo: 'Faltam dias. Tentamos de novo sozinhos; peça os números agora se for urgente.',
    client: 'Faltam os dias mais novos. Eles entram assim que a plataforma responder.',
  },
  ending: {
    word: 'Vai expirar',
    todo: 'O acesso termina em breve. Renove em Conexões antes, e nenhum dia falta.',
    client: '',
  },
  expired: {
    word: 'Expirou',
    todo: 'A plataforma não aceita mais este acesso. Renove o acesso em Conexões.',
    client: 'Os números pararam. A agência precisa renovar o acesso.',
  },
  'no-permission': {
    word: 'Sem permissão',
    todo: 'O acesso vale, mas não alcança esta conta ou não tem esta permissão. Dê a permissão de leitura na plataforma, ou entre de novo e aceite o que é pedido.',
    client: 'Os números pararam. A agência precisa da permissão de leitura.',
  },
  'no-quota': {
    word: 'Sem cota',
    todo: 'O limite de pedidos da plataforma acabou. Nada a fazer: tentamos de novo quando ela permite.',
    client: 'Faltam os dias mais novos. Eles entram assim que a plataforma permitir.',
  },
  unreadable: {
    word: 'Resposta ilegível',
    todo: 'A plataforma respondeu de um jeito que não sabemos ler. Os números de antes valem e tentamos de novo toda madrugada. Mostre o código a quem cuida do site.',
    client: 'Os números pararam. A agência já sabe.',
  },
  'set-up': {
    word: 'Configuração',
    todo: 'A plataforma recusou o pedido, ou ele não pôde ser gravado. Chame quem cuida do site com o código; tentamos de novo toda madrugada.',
    client: 'Os números pararam. A agência já sabe.',
  },
  disconnected: {
    word: 'Desconectada',
    todo: 'Nenhum acesso alcança esta conta. Os números que já vieram ficam; conecte de novo para continuar.',
    client: 'Os números pararam em uma conexão desfeita. Os que já vieram ficam.',
  },
}

/** Healths that a person has to do something about. */
export const needsPerson: Health[] = ['no-permission', 'unreadable', 'set-up', 'late', 'expired']
