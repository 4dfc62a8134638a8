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
} as const

export type FormIntent = keyof typeof failureTitles

export const isIntent = (value: unknown): value is FormIntent =>
  typeof value === 'string' && Object.hasOwn(failureTitles, value)
