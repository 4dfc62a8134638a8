import { deskNotices } from './desk-notices.ts'

/** What a page may be asked to say after a redirect: a name, never text from outside. */
export const notices = {
  'signed-in': { title: 'Login realizado!', description: 'Bem-vindo de volta.' },
  'signed-up': { title: 'Conta criada com sucesso!', description: 'Você pode fazer login agora.' },
  'confirm-email': {
    title: 'Conta criada com sucesso!',
    description: 'Confirme seu e-mail pelo link que enviamos para a sua caixa de entrada.',
  },
  welcome: { title: 'E-mail confirmado!', description: 'Esta é a sua Área do Cliente.' },
  'email-confirmed': { title: 'E-mail confirmado!', description: 'Você pode fazer login agora.' },
  'link-expired': {
    title: 'Este link não vale mais',
    description: 'Entre com o seu e-mail e a sua senha para receber outro.',
  },
  'confirmation-sent': {
    title: 'Email enviado!',
    description: 'Abra o link que enviamos para confirmar o seu e-mail.',
  },
  'confirmation-later': {
    title: 'Erro ao enviar email',
    description: 'Já enviamos este link há pouco. Confira também o spam; em uma hora, peça outro.',
    variant: 'destructive',
  },
  'signed-out': { title: 'Logout realizado', description: 'Até logo!' },
  'reset-sent': {
    title: 'Email enviado!',
    description: 'Confira sua caixa de entrada para redefinir sua senha.',
  },
  'password-reset': { title: 'Senha redefinida!', description: 'Entre com a nova senha.' },
  'password-changed': {
    title: 'Senha alterada!',
    description: 'Os outros dispositivos foram desconectados.',
  },
  'sessions-ended': {
    title: 'Sessões encerradas',
    description: 'Os outros dispositivos foram desconectados.',
  },
  'profile-saved': {
    title: 'Perfil atualizado!',
    description: 'Suas informações foram salvas com sucesso.',
  },
  'preferences-saved': {
    title: 'Preferências atualizadas',
    description: 'Suas configurações de acessibilidade foram salvas.',
  },
  'demo-created': { title: 'Dados demo criados!', description: 'Recarregando estatísticas...' },
  'demo-removed': {
    title: 'Dados demo removidos!',
    description: 'A conta está pronta para os seus números.',
  },
  'own-connection-added': {
    title: 'Plataforma conectada',
    description: 'Escolha quais contas de anúncios enchem os seus números.',
  },
  'own-connection-empty': {
    title: 'Conectada, mas sem contas',
    description: 'Esta pessoa não alcança nenhuma conta de anúncios na plataforma.',
    variant: 'destructive',
  },
  'own-account-chosen': {
    title: 'Conta escolhida',
    description: 'Os últimos 13 meses estão chegando. Pode sair desta página.',
  },
  'own-account-left': {
    title: 'Conta desligada',
    description: 'Nada novo chega por ela. Os números que já vieram ficam.',
  },
  'invitation-accepted': { title: 'Convite aceito!', description: 'Boas-vindas.' },
  'account-erased': {
    title: 'Conta excluída',
    description: 'Apagamos os seus dados e enviamos uma confirmação por e-mail.',
  },
  ...deskNotices,
} as const

export type NoticeName = keyof typeof notices

export const noticeCookie = 'aviso'

export function isNotice(name: string | undefined): name is NoticeName {
  return name !== undefined && Object.hasOwn(notices, name)
}
