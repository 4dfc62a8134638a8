import { areaNotices, notice, warning } from './area-copy.ts'

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
const reportSaved = { 'report-saved': notice('Rascunho salvo', 'O cliente ainda não vê nada.') }
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
    goals: {
      failed: 'Erro ao salvar as metas',
      'goals-saved': notice('Metas salvas', 'O cliente já as vê na Visão Geral.'),
    },
    'figure-note': {
      failed: 'Erro ao pôr o aviso',
      'figure-note-saved': notice('Aviso no gráfico', 'O cliente já o vê no dia escolhido.'),
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
    'discard-import': {
      failed: 'Erro ao descartar',
      'import-discarded': notice('Arquivo descartado', 'Nada mudou nos números do cliente.'),
    },
    'undo-import': {
      failed: 'Erro ao desfazer',
      'import-undone': notice('Importação desfeita', 'Os dias voltaram ao que eram.'),
    },
  },
  clientReports: {
    'begin-report': { failed: 'Erro ao começar o relatório' },
    cadence: {
      failed: 'Erro ao salvar a frequência',
      'report-cadence-saved': notice('Frequência salva', 'Vale a partir do próximo relatório.'),
    },
  },
  report: {
    'save-report': { failed: 'Erro ao salvar o relatório', ...reportSaved },
    'overwrite-report': { failed: 'Erro ao salvar o relatório', ...reportSaved },
    'save-template': {
      failed: 'Erro ao guardar o modelo',
      'report-template-saved': notice(
        'Modelo guardado',
        'O próximo relatório deste cliente começa assim.',
      ),
    },
    'refresh-report': {
      failed: 'Erro ao atualizar os números',
      'report-refreshed': notice(
        'Números atualizados',
        'O rascunho mostra o que as plataformas dizem agora.',
      ),
    },
    'approve-report': {
      failed: 'Erro ao aprovar',
      'report-approved': notice(
        'Relatório aprovado',
        'Os números não mudam mais, e os e-mails estão saindo.',
      ),
      'report-approved-unmailed': notice(
        'Relatório aprovado',
        'Ele está na área do cliente. Ninguém com e-mail confirmado para avisar.',
      ),
    },
    'correct-report': { failed: 'Erro ao começar a correção' },
    'discard-report': {
      failed: 'Erro ao descartar',
      'report-discarded': notice('Rascunho descartado', 'Nada foi enviado.'),
    },
    'mail-report': {
      failed: 'Erro ao enviar',
      'report-sent-again': notice('E-mail na fila', 'Sai em instantes.'),
      'report-all-told': notice(
        'Ninguém ficou sem o e-mail',
        'Todas as pessoas deste cliente já o receberam.',
      ),
    },
    'share-report': { failed: 'Erro ao criar o link' },
    'unshare-report': {
      failed: 'Erro ao retirar o link',
      'report-link-withdrawn': areaNotices['report-link-withdrawn'],
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
