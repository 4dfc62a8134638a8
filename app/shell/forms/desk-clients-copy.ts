import { areaNotices, notice, warning } from './area-copy.ts'

export const alertSeen = {
  'alert-seen': notice('Visto', 'Só volta se acontecer de novo.'),
}
export const noteSaved = { 'note-saved': notice('Anotado', 'Só a equipe vê.') }
export const invitationSent = {
  'invitation-sent': notice(
    'Convite enviado',
    'O link vale por 7 dias. Dá para reenviar ou cancelar.',
  ),
}
const invitationWithdrawn = {
  'invitation-withdrawn': notice('Convite cancelado', 'O link não funciona mais.'),
}
const channelAssigned = {
  'channel-assigned': notice(
    'Conta ligada ao cliente',
    'Os últimos 13 meses estão chegando. O cliente vê em Canais.',
  ),
}
const showcaseSaved = {
  'showcase-saved': notice(
    'Vitrine atualizada',
    'A página inicial mostra os números novos em até 30 segundos.',
  ),
}

/** Screens about clients, their figures and the team; see desk-copy.ts. */
export const deskClientsCopy = {
  clients: {
    'add-samples': {
      failed: 'Erro ao criar os exemplos',
      'samples-added': notice(
        'Clientes de exemplo criados',
        'Tudo neles é inventado. Remova quando quiser.',
      ),
    },
    'remove-samples': {
      failed: 'Erro ao remover os exemplos',
      'samples-removed': notice(
        'Clientes de exemplo removidos',
        'A mesa está pronta para os seus clientes.',
      ),
    },
  },
  newClient: {
    create: {
      failed: 'Erro ao criar cliente',
      'client-created': notice('Cliente criado', 'Convide quem vai acompanhar os números.'),
      ...invitationSent,
    },
  },
  client: {
    rename: {
      failed: 'Erro ao salvar o cliente',
      'client-saved': notice('Cliente salvo', 'O novo nome já aparece para todos.'),
    },
    responsible: {
      failed: 'O responsável não mudou',
      'responsible-saved': notice(
        'Responsável salvo',
        'Os alertas do cliente vão para essa pessoa.',
      ),
    },
    archive: {
      failed: 'Erro ao arquivar',
      'client-archived': notice(
        'Cliente arquivado',
        'Saiu da lista; as pessoas continuam vendo o que já existe.',
      ),
    },
    restore: {
      failed: 'Erro ao tirar do arquivo',
      'client-restored': notice('Cliente de volta', 'Está na lista outra vez.'),
    },
    'keep-client': {
      failed: 'Erro ao manter o cliente',
      'client-kept': notice('Mantido', 'O que a agência fez fica no arquivo.'),
    },
    'mark-agency': {
      failed: 'Erro ao salvar o cliente',
      'agency-marked': notice(
        'Marcado como a própria agência',
        'O que as campanhas dele custam aparece em De onde vêm.',
      ),
    },
    'unmark-agency': {
      failed: 'Erro ao salvar o cliente',
      'agency-unmarked': notice(
        'Cliente desmarcado',
        'De onde vêm não mostra mais o custo das campanhas dele.',
      ),
    },
    invite: { failed: 'Erro ao convidar', ...invitationSent },
    resend: { failed: 'Erro ao reenviar o convite', ...invitationSent },
    withdraw: { failed: 'Erro ao cancelar o convite', ...invitationWithdrawn },
    'remove-person': {
      failed: 'Erro ao tirar o acesso',
      'person-removed': notice('Acesso encerrado', 'Vale a partir de agora.'),
    },
    note: { failed: 'Erro ao anotar', ...noteSaved },
    'remove-note': {
      failed: 'Erro ao apagar a anotação',
      'note-removed': notice('Anotação apagada', 'Ela não aparece mais.'),
    },
    'alert-seen': { failed: 'O alerta não mudou', ...alertSeen },
    'alert-settings': {
      failed: 'Erro ao salvar os limites',
      'alert-settings-saved': notice('Limites salvos', 'Os alertas já seguem os limites novos.'),
    },
    goals: {
      failed: 'Erro ao salvar as metas',
      'goals-saved': notice('Metas salvas', 'O cliente já as vê na Visão Geral.'),
    },
    'figure-note': {
      failed: 'Erro ao pôr o aviso',
      'figure-note-saved': notice('Aviso no gráfico', 'O cliente já o vê no dia escolhido.'),
    },
    'count-results': {
      failed: 'Erro ao mudar o que conta',
      'results-counted': notice(
        'Números refeitos',
        'Metas, comparações e rascunhos já seguem o que conta agora. Relatórios aprovados não mudam.',
      ),
    },
    'remove-figure-note': {
      failed: 'Erro ao tirar o aviso',
      'figure-note-removed': notice('Aviso tirado', 'Ele não aparece mais no gráfico.'),
    },
  },
  eraseClient: {
    'erase-client': {
      failed: 'Erro ao apagar',
      'client-erased': notice('Cliente apagado', 'Os números e os acessos foram apagados.'),
    },
  },
  import: {
    'confirm-import': {
      failed: 'Erro ao confirmar',
      'figures-imported': notice(
        'Números importados',
        'O cliente já vê os números novos. Dá para desfazer quando quiser.',
      ),
    },
    'map-import': { failed: 'O arquivo não foi lido' },
    'discard-import': {
      failed: 'Erro ao descartar',
      'import-discarded': notice('Arquivo descartado', 'Nada mudou nos números do cliente.'),
    },
    'undo-import': {
      failed: 'Erro ao desfazer',
      'import-undone': notice('Importação desfeita', 'Os dias voltaram ao que eram.'),
    },
  },
  connections: {
    connect: {
      failed: 'Erro ao conectar',
      'connection-added': notice(
        'Plataforma conectada',
        'Ligue cada conta de anúncios a um cliente, e os números vêm sozinhos.',
      ),
      'connection-empty': warning(
        'Conectada, mas sem contas',
        'O acesso vale e não alcança nenhuma conta. Dê a ele acesso às contas na plataforma.',
      ),
      'connection-renewed': areaNotices['connection-renewed'],
    },
    'refresh-accounts': {
      failed: 'Erro ao atualizar a lista',
      'accounts-refreshed': notice(
        'Lista de contas atualizada',
        'É o que este acesso alcança agora.',
      ),
    },
    'allow-read': {
      failed: 'Erro ao ler mais um canal',
      'read-allowed': notice(
        'Canal permitido',
        'As contas que este acesso alcança estão na lista.',
      ),
    },
    'assign-listed': { failed: 'Erro ao ligar a conta', ...channelAssigned },
    disconnect: {
      failed: 'Erro ao desconectar',
      'connection-removed': areaNotices['connection-removed'],
    },
  },
  adAccount: {
    assign: {
      failed: 'Erro ao ligar a conta',
      'account-assigned': notice(
        'Conta ligada ao cliente',
        'Os últimos 13 meses estão chegando. Pode sair desta página.',
      ),
    },
    rate: {
      failed: 'Erro ao mudar a taxa',
      'account-rate': notice('Taxa guardada', 'Os números chegam com ela em alguns minutos.'),
    },
    sync: {
      failed: 'Erro ao pedir os números',
      'sync-asked': notice('Números pedidos', 'Chegam em alguns minutos, todos de uma vez.'),
    },
    release: {
      failed: 'Erro ao desligar a conta',
      'account-released': notice(
        'Conta desligada',
        'Os números ficam como estavam, e arquivos podem mudá-los.',
      ),
      'account-undone': notice(
        'Conta desligada e números removidos',
        'O que veio de arquivos voltou a aparecer.',
      ),
    },
  },
  channelAccount: {
    'assign-channel': { failed: 'Erro ao ligar a conta', ...channelAssigned },
    'sync-channel': {
      failed: 'Erro ao pedir os números',
      'channel-asked': notice('Números pedidos', 'Chegam em alguns minutos.'),
    },
    'release-channel': {
      failed: 'Erro ao desligar a conta',
      'channel-released': notice(
        'Conta desligada e números removidos',
        'Ligue de novo quando quiser: os últimos 13 meses voltam.',
      ),
    },
  },
  showcase: {
    show: { failed: 'Erro ao mudar a vitrine', ...showcaseSaved },
    hide: { failed: 'Erro ao mudar a vitrine', ...showcaseSaved },
  },
  team: {
    invite: { failed: 'Erro ao convidar', ...invitationSent },
    resend: { failed: 'Erro ao reenviar o convite', ...invitationSent },
    withdraw: { failed: 'Erro ao cancelar o convite', ...invitationWithdrawn },
    role: {
      failed: 'Erro ao mudar o papel',
      'staff-changed': notice('Papel alterado', 'Vale a partir de agora.'),
    },
    limit: {
      failed: 'Erro ao mudar o que a pessoa vê',
      'staff-limit-changed': notice('Acesso alterado', 'Vale a partir de agora.'),
    },
    publishing: {
      failed: 'Erro ao mudar quem publica',
      'staff-publishing-changed': notice('Acesso alterado', 'Vale a partir de agora.'),
    },
    dismiss: {
      failed: 'Erro ao tirar da equipe',
      'staff-removed': notice(
        'Pessoa removida',
        'Ela não entra mais na mesa, nem pelas sessões abertas.',
      ),
    },
    'reset-factor': {
      failed: 'Erro ao liberar os dois fatores',
      'second-factor-reset': notice(
        'Dois fatores liberados',
        'A pessoa saiu de todos os dispositivos e cadastra de novo ao entrar.',
      ),
    },
  },
}

/** A file that could not be read; its form has no intent. */
export const uploadNotices = {
  'import-no-file': warning(
    'Nenhum arquivo foi lido',
    'Escolha um CSV ou uma planilha .xlsx exportada da plataforma.',
  ),
  'import-too-large': warning(
    'O arquivo é grande demais',
    'Exporte um período menor, ou como CSV em vez de planilha.',
  ),
  'import-later': warning('Outros arquivos estão sendo lidos', 'Espere um minuto e envie de novo.'),
}
