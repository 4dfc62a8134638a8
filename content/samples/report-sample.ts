import { brand } from '../brand.ts'

/** What an invented report says around its invented figures. */
export const reportSample = {
  did: [
    {
      day: '',
      text: 'Separamos a verba das campanhas de busca e das redes, que dividiam a mesma.',
    },
    { day: '', text: 'Trocamos os anúncios com menos cliques por três versões novas.' },
  ],
  next: [
    { what: 'Levar parte da verba da busca para os vídeos', who: `Equipe ${brand.name}` },
    { what: 'De você: as fotos da próxima temporada', who: 'Até o dia 10' },
  ],
  comment:
    'Este relatório é um exemplo: os números e este comentário são inventados. É assim que o seu cliente vai ler o mês dele.',
  role: 'Responsável pela sua conta',
}
