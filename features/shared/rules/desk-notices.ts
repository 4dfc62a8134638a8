/** What the desk says after an act, for `notices.ts`. */
export const deskNotices = {
  'figures-imported': {
    title: 'Números importados',
    description: 'O cliente já vê os números novos. Dá para desfazer quando quiser.',
  },
  'goals-saved': {
    title: 'Metas salvas',
    description: 'O cliente já as vê na Visão Geral.',
  },
  'figure-note-saved': {
    title: 'Aviso no gráfico',
    description: 'O cliente já o vê no dia escolhido.',
  },
  'figure-note-removed': { title: 'Aviso tirado', description: 'Ele não aparece mais no gráfico.' },
  'import-discarded': {
    title: 'Arquivo descartado',
    description: 'Nada mudou nos números do cliente.',
  },
  'import-undone': {
    title: 'Importação desfeita',
    description: 'Os dias voltaram ao que eram.',
  },
  'import-no-file': {
    title: 'Nenhum arquivo foi lido',
    description: 'Escolha um CSV ou uma planilha .xlsx exportada da plataforma.',
    variant: 'destructive',
  },
  'import-too-large': {
    title: 'O arquivo é grande demais',
    description: 'Exporte um período menor, ou como CSV em vez de planilha.',
    variant: 'destructive',
  },
  'import-later': {
    title: 'Outros arquivos estão sendo lidos',
    description: 'Espere um minuto e envie de novo.',
    variant: 'destructive',
  },
  'report-saved': { title: 'Rascunho salvo', description: 'O cliente ainda não vê nada.' },
  'report-template-saved': {
    title: 'Modelo guardado',
    description: 'O próximo relatório deste cliente começa assim.',
  },
  'report-refreshed': {
    title: 'Números atualizados',
    description: 'O rascunho mostra o que as plataformas dizem agora.',
  },
  'report-discarded': { title: 'Rascunho descartado', description: 'Nada foi enviado.' },
  'report-approved': {
    title: 'Relatório aprovado',
    description: 'Os números não mudam mais, e os e-mails estão saindo.',
  },
  'report-approved-unmailed': {
    title: 'Relatório aprovado',
    description: 'Ele está na área do cliente. Ninguém com e-mail confirmado para avisar.',
  },
  'report-sent-again': { title: 'E-mail na fila', description: 'Sai em instantes.' },
  'report-all-told': {
    title: 'Ninguém ficou sem o e-mail',
    description: 'Todas as pessoas deste cliente já o receberam.',
  },
  'report-link-withdrawn': { title: 'Link retirado', description: 'Ele não abre mais nada.' },
  'report-cadence-saved': {
    title: 'Frequência salva',
    description: 'Vale a partir do próximo relatório.',
  },
  'connection-added': {
    title: 'Plataforma conectada',
    description: 'Ligue cada conta de anúncios a um cliente, e os números vêm sozinhos.',
  },
  'connection-empty': {
    title: 'Conectada, mas sem contas',
    description:
      'O acesso vale e não alcança nenhuma conta. Dê a ele acesso às contas na plataforma.',
    variant: 'destructive',
  },
  'connection-refused': {
    title: 'A plataforma não foi conectada',
    description: 'A permissão não foi dada, ou o retorno não valia mais. Comece de novo.',
    variant: 'destructive',
  },
  'connection-later': {
    title: 'A plataforma não foi conectada',
    description: 'A plataforma não respondeu agora. Espere alguns minutos e tente de novo.',
    variant: 'destructive',
  },
  'connection-no-permission': {
    title: 'A plataforma não foi conectada',
    description: 'O acesso não pode ler anúncios. Comece de novo e aceite essa permissão.',
    variant: 'destructive',
  },
  'connection-set-up': {
    title: 'A plataforma não foi conectada',
    description:
      'A plataforma recusou o pedido por causa da configuração do site. Avise a agência.',
    variant: 'destructive',
  },
  'connection-renewed': {
    title: 'Acesso renovado',
    description: 'As contas continuam de onde pararam.',
  },
  'connection-removed': {
    title: 'Plataforma desconectada',
    description: 'O acesso foi apagado. Os números que vieram por ele ficam.',
  },
  'accounts-refreshed': {
    title: 'Lista de contas atualizada',
    description: 'É o que este acesso alcança agora.',
  },
  'account-assigned': {
    title: 'Conta ligada ao cliente',
    description: 'Os últimos 13 meses estão chegando. Pode sair desta página.',
  },
  'account-released': {
    title: 'Conta desligada',
    description: 'Os números ficam como estavam, e arquivos podem mudá-los.',
  },
  'account-undone': {
    title: 'Conta desligada e números removidos',
    description: 'O que veio de arquivos voltou a aparecer.',
  },
  'sync-asked': {
    title: 'Números pedidos',
    description: 'Chegam em alguns minutos, todos de uma vez.',
  },
  'showcase-saved': {
    title: 'Vitrine atualizada',
    description: 'A página inicial mostra os números novos em até 30 segundos.',
  },
  'meeting-booked': {
    title: 'Conversa marcada',
    description: 'O convite sai por e-mail em instantes.',
  },
  'meeting-booked-untold': {
    title: 'Conversa marcada',
    description: 'Nenhum e-mail foi enviado: avise a pessoa.',
  },
  'meeting-moved': {
    title: 'Conversa com novo horário',
    description: 'O convite novo já foi para a pessoa.',
  },
  'meeting-moved-untold': {
    title: 'Conversa com novo horário',
    description: 'Esta pessoa não recebe e-mails: avise você.',
  },
  'meeting-cancelled': {
    title: 'Conversa cancelada',
    description: 'A pessoa recebe um e-mail e o horário volta a ficar livre.',
  },
  'meeting-cancelled-untold': {
    title: 'Conversa cancelada',
    description: 'O horário volta a ficar livre. Esta pessoa não recebe e-mails: avise você.',
  },
  'meeting-handed-over': {
    title: 'Conversa passada',
    description: 'O horário e o convite continuam os mesmos.',
  },
  'meeting-marked': { title: 'Anotado', description: 'Dá para corrigir quando quiser.' },
  'agenda-saved': { title: 'Agenda salva', description: 'Vale para as próximas conversas.' },
  'time-blocked': { title: 'Horário bloqueado', description: 'Ninguém marca nada nele.' },
  'time-unblocked': { title: 'Horário liberado', description: 'Já pode ser marcado de novo.' },
  'feed-renewed': {
    title: 'Endereço trocado',
    description: 'O antigo parou de funcionar. Assine o novo nos seus aparelhos.',
  },
  'samples-added': {
    title: 'Clientes de exemplo criados',
    description: 'Tudo neles é inventado. Remova quando quiser.',
  },
  'samples-removed': {
    title: 'Clientes de exemplo removidos',
    description: 'A mesa está pronta para os seus clientes.',
  },
  'lead-saved': { title: 'Lead atualizado', description: 'Toda a equipe já vê assim.' },
  'contact-saved': {
    title: 'Contato corrigido',
    description: 'Vale para todos os leads e conversas desta pessoa.',
  },
  'lead-noted': { title: 'Lead anotado', description: 'Ele já está na lista, com o seu nome.' },
  'answer-sent': {
    title: 'Resposta a caminho',
    description: 'Sai em instantes; a resposta da pessoa chega no seu e-mail.',
  },
  'answer-noted': {
    title: 'Resposta anotada',
    description: 'Se o WhatsApp não abriu, use o link acima do histórico.',
  },
  'lead-released': {
    title: 'Mensagem liberada',
    description: 'Virou um lead, e os e-mails que faltavam saem agora.',
  },
  'lead-removed': { title: 'Mensagem apagada', description: 'Ela não existe mais.' },
  'mails-resent': { title: 'E-mails na fila', description: 'Saem de novo em instantes.' },
  'contact-erased': {
    title: 'Contato apagado',
    description: 'Leads, mensagens, reuniões e e-mails desta pessoa não existem mais.',
  },
  'lead-settings-saved': {
    title: 'Modelos salvos',
    description: 'Valem para a próxima resposta de qualquer pessoa da equipe.',
  },
  'summary-saved': { title: 'Resumo atualizado', description: 'Vale a partir de agora.' },
  'lead-from-reference': {
    title: 'Lead criado',
    description: 'O pedido e a origem da visita vieram junto.',
  },
  'client-created': {
    title: 'Cliente criado',
    description: 'Convide quem vai acompanhar os números.',
  },
  'client-saved': { title: 'Cliente salvo', description: 'O novo nome já aparece para todos.' },
  'client-kept': {
    title: 'Mantido',
    description: 'O que a agência fez fica no arquivo.',
  },
  'client-archived': {
    title: 'Cliente arquivado',
    description: 'Saiu da lista; as pessoas continuam vendo o que já existe.',
  },
  'client-restored': { title: 'Cliente de volta', description: 'Está na lista outra vez.' },
  'agency-marked': {
    title: 'Marcado como a própria agência',
    description: 'O que as campanhas dele custam aparece em De onde vêm.',
  },
  'agency-unmarked': {
    title: 'Cliente desmarcado',
    description: 'De onde vêm não mostra mais o custo das campanhas dele.',
  },
  'client-erased': {
    title: 'Cliente apagado',
    description: 'Os números e os acessos foram apagados.',
  },
  'invitation-sent': {
    title: 'Convite enviado',
    description: 'O link vale por 7 dias. Dá para reenviar ou cancelar.',
  },
  'invitation-withdrawn': { title: 'Convite cancelado', description: 'O link não funciona mais.' },
  'person-removed': { title: 'Acesso encerrado', description: 'Vale a partir de agora.' },
  'note-saved': { title: 'Anotado', description: 'Só a equipe vê.' },
  'note-removed': { title: 'Anotação apagada', description: 'Ela não aparece mais.' },
  'staff-changed': { title: 'Papel alterado', description: 'Vale a partir de agora.' },
  'staff-removed': {
    title: 'Pessoa removida',
    description: 'Ela não entra mais na mesa, nem pelas sessões abertas.',
  },
  'second-factor-reset': {
    title: 'Dois fatores liberados',
    description: 'A pessoa saiu de todos os dispositivos e cadastra de novo ao entrar.',
  },
} as const
