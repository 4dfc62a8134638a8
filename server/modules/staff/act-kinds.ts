/** Everything the log knows, as the desk says it. A new act is one line here. */
export const actKinds = {
  'client-created': 'criou o cliente',
  'client-renamed': 'mudou o nome do cliente',
  'client-archived': 'arquivou o cliente',
  'client-restored': 'tirou o cliente do arquivo',
  'client-erased': 'apagou o cliente e todos os números dele',
  'person-invited': 'convidou uma pessoa',
  'person-removed': 'tirou o acesso de uma pessoa',
  'invitation-resent': 'reenviou um convite',
  'invitation-withdrawn': 'cancelou um convite',
  'invitation-accepted': 'aceitou o convite',
  'note-added': 'anotou',
  'note-removed': 'apagou uma anotação',
  'client-viewed': 'viu a área como o cliente',
  'figures-exported': 'baixou os números',
  'figures-imported': 'importou números',
  'import-undone': 'desfez uma importação',
  'showcase-changed': 'mudou a vitrine',
  'samples-added': 'criou os clientes de exemplo',
  'samples-removed': 'removeu os clientes de exemplo',
  'staff-invited': 'convidou alguém para a equipe',
  'staff-role-changed': 'mudou o papel de uma pessoa',
  'staff-removed': 'tirou uma pessoa da equipe',
  'second-factor-reset': 'liberou um novo cadastro de dois fatores',
} as const

export type ActKind = keyof typeof actKinds
