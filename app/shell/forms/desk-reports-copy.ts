import { areaNotices, notice, warning } from './area-copy.ts'

const reportSaved = { 'report-saved': notice('Rascunho salvo', 'O cliente ainda não vê nada.') }

/** Screens about reports; see desk-copy.ts. */
export const deskReportsCopy = {
  clientReports: {
    'begin-report': { failed: 'Erro ao começar o relatório' },
    cadence: {
      failed: 'Erro ao salvar a frequência',
      'report-cadence-saved': notice('Frequência salva', 'Vale a partir do próximo relatório.'),
    },
    'remove-logo': {
      failed: 'Erro ao tirar o logo',
      'logo-removed': notice('Logo tirado', 'Os relatórios já enviados continuam como foram.'),
    },
  },
  sendReport: {
    'send-report': {
      failed: 'O relatório não foi aprovado',
      'report-leaving': notice(
        'Relatório aprovado',
        'Os e-mails saem em dez minutos. Até lá dá para desfazer.',
      ),
      'report-leaving-unmailed': notice(
        'Relatório aprovado',
        'Em dez minutos ele aparece na área do cliente. Ninguém com e-mail confirmado para avisar.',
      ),
    },
    'schedule-report': {
      failed: 'O relatório não foi agendado',
      'report-scheduled': notice(
        'Relatório agendado',
        'Ele sai sozinho. Até lá dá para mudar ou cancelar.',
      ),
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
    'move-block': { failed: 'Erro ao mover o bloco', ...reportSaved },
    'approve-report': { failed: 'Erro ao aprovar' },
    'move-sending': {
      failed: 'O horário não mudou',
      'sending-moved': notice('Horário mudado', 'O relatório sai sozinho no novo horário.'),
    },
    'take-back': {
      failed: 'O envio não foi desfeito',
      'report-taken-back': notice(
        'Envio desfeito',
        'O relatório é um rascunho de novo. O cliente não viu nada.',
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
}

/** What came of an uploaded logo; its form has no intent. */
export const logoNotices = {
  'logo-saved': notice('Logo guardado', 'Ele aparece na capa dos próximos relatórios.'),
  'logo-missing': warning('Nenhum arquivo foi lido', 'Escolha um PNG ou um JPEG e envie de novo.'),
  'logo-svg': warning(
    'SVG não entra aqui',
    'Um SVG pode carregar programas. Abra o arquivo e exporte como PNG, com pelo menos 600 pixels de largura.',
  ),
  'logo-format': warning(
    'Este formato não serve',
    'Envie um JPEG, ou um PNG comum de 8 bits por canal, sem entrelaçamento.',
  ),
  'logo-damaged': warning(
    'O arquivo está incompleto ou danificado',
    'Exporte o logo outra vez como PNG ou JPEG.',
  ),
  'logo-large': warning('O logo é pesado demais', 'Ele pode ter até 500 KB.'),
  'logo-dimensions': warning(
    'O tamanho do logo não serve',
    'Cada lado pode ter de 32 a 2.000 pixels.',
  ),
}
