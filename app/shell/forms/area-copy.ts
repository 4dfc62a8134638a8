import type { NoticeName } from '#features/shared/rules/notices.ts'

export type NoticeText = { title: string; description: string; variant?: 'destructive' }

export const notice = (title: string, description: string): NoticeText => ({ title, description })

export const warning = (title: string, description: string): NoticeText => ({
  title,
  description,
  variant: 'destructive',
})

/** Titles of failed forms in the client area and on entry pages, by intent. */
export const areaTitles = {
  'sign-in': 'Erro ao fazer login',
  'sign-up': 'Erro ao criar conta',
  forgot: 'Erro ao enviar email',
  reset: 'Erro ao redefinir senha',
  confirm: 'Erro ao enviar email',
  profile: 'Erro ao atualizar perfil',
  password: 'Erro ao alterar senha',
  'change-email': 'O e-mail não foi trocado',
  'confirm-change': 'O e-mail não foi trocado',
  'stop-change': 'A troca não foi parada',
  sessions: 'Erro ao encerrar sessões',
  erase: 'Erro ao excluir conta',
  'choose-account': 'A conta não foi ligada',
  'leave-account': 'Erro ao desligar a conta',
  'end-connection': 'Erro ao desconectar',
  preferences: 'Erro ao atualizar preferências',
  'generate-demo': 'Erro ao criar dados demo',
  'remove-demo': 'Erro ao remover dados demo',
  code: 'Erro ao fazer login',
  accept: 'Erro ao aceitar o convite',
  'share-report': 'Erro ao criar o link',
  'unshare-report': 'Erro ao retirar o link',
  begin: 'Não deu certo',
  'confirm-factor': 'Não deu certo',
  codes: 'Não deu certo',
}

/** Notices of the client area; the desk shows some of them too. */
export const areaNotices = {
  'signed-in': notice('Login realizado!', 'Bem-vindo de volta.'),
  'signed-up': notice('Conta criada com sucesso!', 'Você pode fazer login agora.'),
  'confirm-email': notice(
    'Conta criada com sucesso!',
    'Confirme seu e-mail pelo link que enviamos para a sua caixa de entrada.',
  ),
  welcome: notice('E-mail confirmado!', 'Esta é a sua Área do Cliente.'),
  'email-confirmed': notice('E-mail confirmado!', 'Você pode fazer login agora.'),
  'link-expired': notice(
    'Este link não vale mais',
    'Entre com o seu e-mail e a sua senha para receber outro.',
  ),
  'confirmation-sent': notice(
    'Email enviado!',
    'Abra o link que enviamos para confirmar o seu e-mail.',
  ),
  'confirmation-later': warning(
    'Erro ao enviar email',
    'Já enviamos este link há pouco. Confira também o spam; em uma hora, peça outro.',
  ),
  'signed-out': notice('Logout realizado', 'Até logo!'),
  'reset-sent': notice('Email enviado!', 'Confira sua caixa de entrada para redefinir sua senha.'),
  'password-reset': notice('Senha redefinida!', 'Entre com a nova senha.'),
  'password-changed': notice('Senha alterada!', 'Os outros dispositivos foram desconectados.'),
  'email-change-sent': notice(
    'Falta confirmar',
    'Se o novo endereço estiver livre, enviamos um link para ele, que vale por 24 horas. O atual recebe um aviso.',
  ),
  'email-changed': notice('E-mail trocado', 'Entre com o novo endereço daqui em diante.'),
  'email-change-stopped': notice(
    'Troca parada',
    'A conta continua com este e-mail. Troque a senha em “Esqueci minha senha”.',
  ),
  'sessions-ended': notice('Sessões encerradas', 'Os outros dispositivos foram desconectados.'),
  'profile-saved': notice('Perfil atualizado!', 'Suas informações foram salvas com sucesso.'),
  'preferences-saved': notice(
    'Preferências atualizadas',
    'Suas configurações de acessibilidade foram salvas.',
  ),
  'demo-created': notice('Dados demo criados!', 'Recarregando estatísticas...'),
  'demo-removed': notice('Dados demo removidos!', 'A conta está pronta para os seus números.'),
  'own-connection-added': notice(
    'Plataforma conectada',
    'Escolha quais contas de anúncios enchem os seus números.',
  ),
  'own-connection-empty': warning(
    'Conectada, mas sem contas',
    'Esta pessoa não alcança nenhuma conta de anúncios na plataforma.',
  ),
  'own-account-chosen': notice(
    'Conta escolhida',
    'Os últimos 13 meses estão chegando. Pode sair desta página.',
  ),
  'own-account-left': notice(
    'Conta desligada',
    'Nada novo chega por ela. Os números que já vieram ficam.',
  ),
  'invitation-accepted': notice('Convite aceito!', 'Boas-vindas.'),
  'account-erased': notice(
    'Conta excluída',
    'Apagamos os seus dados e enviamos uma confirmação por e-mail.',
  ),
  'report-link-withdrawn': notice('Link retirado', 'Ele não abre mais nada.'),
  'connection-refused': warning(
    'A plataforma não foi conectada',
    'A permissão não foi dada, ou o retorno não valia mais. Comece de novo.',
  ),
  'connection-later': warning(
    'A plataforma não foi conectada',
    'A plataforma não respondeu agora. Espere alguns minutos e tente de novo.',
  ),
  'connection-no-permission': warning(
    'A plataforma não foi conectada',
    'O acesso não pode ler anúncios. Comece de novo e aceite essa permissão.',
  ),
  'connection-set-up': warning(
    'A plataforma não foi conectada',
    'A plataforma recusou o pedido por causa da configuração do site. Avise a agência.',
  ),
  'connection-renewed': notice('Acesso renovado', 'As contas continuam de onde pararam.'),
  'connection-removed': notice(
    'Plataforma desconectada',
    'O acesso foi apagado. Os números que vieram por ele ficam.',
  ),
} satisfies Record<NoticeName, NoticeText>
