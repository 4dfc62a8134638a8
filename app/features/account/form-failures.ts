/** What the toast of a failed form is titled, by the intent the form names. */
export const failureTitles = {
  'sign-in': 'Erro ao fazer login',
  'sign-up': 'Erro ao criar conta',
  forgot: 'Erro ao enviar email',
  reset: 'Erro ao redefinir senha',
  confirm: 'Erro ao enviar email',
  profile: 'Erro ao atualizar perfil',
  password: 'Erro ao alterar senha',
  sessions: 'Erro ao encerrar sessões',
  erase: 'Erro ao excluir conta',
  preferences: 'Erro ao atualizar preferências',
  'generate-demo': 'Erro ao criar dados demo',
  'remove-demo': 'Erro ao remover dados demo',
  code: 'Erro ao fazer login',
  accept: 'Erro ao aceitar o convite',
  create: 'Erro ao criar cliente',
  'erase-client': 'Erro ao apagar',
  rename: 'Erro ao salvar o cliente',
  archive: 'Erro ao arquivar',
  restore: 'Erro ao tirar do arquivo',
  invite: 'Erro ao convidar',
  resend: 'Erro ao reenviar o convite',
  withdraw: 'Erro ao cancelar o convite',
  'remove-person': 'Erro ao tirar o acesso',
  'confirm-import': 'Erro ao confirmar',
  'discard-import': 'Erro ao descartar',
  'undo-import': 'Erro ao desfazer',
  note: 'Erro ao anotar',
  'remove-note': 'Erro ao apagar a anotação',
  role: 'Erro ao mudar o papel',
  dismiss: 'Erro ao tirar da equipe',
  'reset-factor': 'Erro ao liberar os dois fatores',
  begin: 'Não deu certo',
  'confirm-factor': 'Não deu certo',
  codes: 'Não deu certo',
} as const

export type FormIntent = keyof typeof failureTitles

export const isIntent = (value: unknown): value is FormIntent =>
  typeof value === 'string' && Object.hasOwn(failureTitles, value)
