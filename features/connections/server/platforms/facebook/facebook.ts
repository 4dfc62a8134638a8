import type { Channel } from '../platform.ts'
import { facebookApi, LONGEST_DAYS } from './facebook-api.ts'

/** A Facebook page: who saw it, who follows it, and what worked best. */
export const facebook: Channel = {
  kind: 'channel',
  key: 'facebook',
  name: 'Facebook',
  credential: 'meta',
  scopes: ['pages_show_list', 'pages_read_engagement', 'read_insights'],
  scopeText: 'ver alcance, seguidores e publicações da página no Facebook, sem publicar nada',
  page: 'facebook',
  title: 'Facebook',
  accountWord: 'página',
  metrics: [
    {
      key: 'reach',
      name: 'Alcance',
      unit: 'count',
      adds: { by: 'never', longest: LONGEST_DAYS },
    },
    { key: 'followers', name: 'Seguidores', unit: 'count', adds: { by: 'last' } },
    { key: 'interactions', name: 'Interações', unit: 'count', adds: { by: 'sum' } },
    { key: 'views', name: 'Visualizações', unit: 'count', adds: { by: 'sum' } },
  ],
  figures: ['reach', 'followers', 'interactions'],
  tables: [],
  posts: [
    {
      kind: 'post',
      title: 'Melhores publicações',
      empty: 'Nada publicado neste período.',
      figures: [
        { key: 'reach', name: 'Alcance' },
        { key: 'views', name: 'Visualizações' },
        { key: 'interactions', name: 'Interações' },
      ],
    },
  ],
  notes: [
    {
      title: 'Alcance',
      text: 'Quantas pessoas viram algo da página. A mesma pessoa pode voltar em vários dias, por isso os dias não se somam: perguntamos o período inteiro à Meta, que responde por até 90 dias.',
    },
    {
      title: 'Seguidores',
      text: 'Quantos eram no último dia do período. A Meta só diz o número de hoje; guardamos um por dia desde a conexão.',
    },
    {
      title: 'Interações',
      text: 'Reações, comentários e compartilhamentos. Os números de cada publicação são os da última leitura.',
    },
    {
      title: 'Dias',
      text: 'Os dias são os da Califórnia, como a Meta os conta. Lemos de novo os últimos 7 toda madrugada.',
    },
  ],
  window: 7,
  delayDays: 1,
  open: facebookApi,
}
