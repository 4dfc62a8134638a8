import { notice } from './area-copy.ts'

/** Screens where the site, its pictures and articles are edited; see desk-copy.ts. */
export const deskSiteCopy = {
  sitePublish: {
    'publish-site': {
      failed: 'Nada foi publicado',
      'site-published': notice('Publicado', 'As páginas já mostram as mudanças.'),
      'site-scheduled': notice(
        'Agendado',
        'Entra no ar {quando}. Dá para mudar ou cancelar em Publicar.',
      ),
    },
    'discard-draft': {
      failed: 'A mudança não foi desfeita',
      'draft-discarded': notice('Mudança desfeita', 'O texto voltou ao que está no ar.'),
    },
    'share-preview': { failed: 'O link não foi criado' },
    'withdraw-preview': {
      failed: 'Os links não foram desligados',
      'preview-withdrawn': notice('Links desligados', 'Ninguém mais abre a prévia por eles.'),
    },
  },
  siteMail: {
    'send-test': {
      failed: 'O teste não foi enviado',
      'test-sent': notice('Teste a caminho', 'Chega em instantes no seu e-mail.'),
    },
  },
  siteStart: {
    'skip-step': { failed: 'O passo não foi pulado' },
    'resume-step': { failed: 'O passo não voltou' },
  },
  siteRights: {
    'site-right': {
      failed: 'Nada mudou',
      'site-right-saved': notice('Salvo', 'Vale para a próxima publicação.'),
    },
  },
  sitePicture: {
    'describe-picture': {
      failed: 'A descrição não foi salva',
      'picture-described': notice(
        'Descrição salva',
        'Ela vem junto quando a imagem for escolhida.',
      ),
    },
    'replace-picture': {
      failed: 'A imagem não foi trocada',
      'picture-replaced': notice('Imagem trocada', 'Confira as mudanças e publique.'),
    },
    'remove-picture': {
      failed: 'A imagem não foi apagada',
      'picture-removed': notice('Imagem apagada', 'Ela saiu da biblioteca.'),
    },
  },
  articles: {
    'new-article': { failed: 'O texto não foi criado' },
  },
  article: {
    'save-article': {
      failed: 'O rascunho não foi salvo',
      'article-saved': notice('Rascunho salvo', 'Nada muda no ar até você publicar.'),
    },
    'move-article': {
      failed: 'O endereço não mudou',
      'article-moved': notice('Endereço mudado', 'Vale quando o texto for publicado.'),
    },
    'discard-article': {
      failed: 'O rascunho não foi descartado',
      'article-discarded': notice('Rascunho descartado', 'O site continua como estava.'),
    },
  },
  sitePages: {
    'create-page': {
      failed: 'A página não foi criada',
      'page-created': notice('Rascunho criado', 'Troque os textos do modelo e publique.'),
    },
  },
  sitePage: {
    'move-page': {
      failed: 'O endereço não mudou',
      'page-moved': notice('Endereço mudado', 'Vale ao publicar; o antigo leva ao novo.'),
    },
    'archive-page': {
      failed: 'A página não foi arquivada',
      'page-archived': notice('Arquivada', 'Sai do site ao publicar.'),
    },
    'restore-page': {
      failed: 'A página não voltou',
      'page-restored': notice('De volta', 'Aparece no site ao publicar.'),
    },
  },
  siteRelease: {
    'cancel-release': {
      failed: 'A publicação não foi cancelada',
      'release-cancelled': notice('Publicação cancelada', 'As mudanças voltaram a ser rascunho.'),
    },
    'move-release': {
      failed: 'A hora não mudou',
      'release-moved': notice('Hora mudada', 'Entra no ar {quando}.'),
    },
    'restore-release': { failed: 'A versão não foi recuperada' },
    'restore-document': { failed: 'O texto não foi recuperado' },
  },
}
