import type { Channel } from '../platform.ts'
import { instagramApi, LONGEST_DAYS } from './instagram-api.ts'

/** An Instagram profile: who saw it, who follows it, and what worked best. */
export const instagram: Channel = {
  kind: 'channel',
  key: 'instagram',
  name: 'Instagram',
  credential: 'meta',
  scopes: [
    'instagram_basic',
    'instagram_manage_insights',
    'pages_show_list',
    'pages_read_engagement',
  ],
  scopeText: 'ver alcance, seguidores e publicações do perfil no Instagram, sem publicar nada',
  page: 'instagram',
  title: 'Instagram',
  accountWord: 'perfil',
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
    { key: 'profileViews', name: 'Visitas ao perfil', unit: 'count', adds: { by: 'sum' } },
    { key: 'siteClicks', name: 'Cliques para o site', unit: 'count', adds: { by: 'sum' } },
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
    {
      kind: 'story',
      title: 'Stories',
      empty: 'Nenhum story guardado neste período. Eles são guardados desde a conexão.',
      figures: [
        { key: 'reach', name: 'Alcance' },
        { key: 'views', name: 'Visualizações' },
        { key: 'replies', name: 'Respostas' },
      ],
    },
  ],
  notes: [
    {
      title: 'Alcance',
      text: 'Quantas pessoas viram algo do perfil. A mesma pessoa pode voltar em vários dias, por isso os dias não se somam: perguntamos o período inteiro à Meta, que responde por até 30 dias.',
    },
    {
      title: 'Seguidores',
      text: 'Quantos eram no último dia do período. A Meta só diz o número de hoje; guardamos um por dia desde a conexão.',
    },
    {
      title: 'Publicações e stories',
      text: 'Os números de cada publicação são os da última leitura e chegam com até dois dias de atraso. Um story some em 24 horas: fica o que foi lido enquanto existiu.',
    },
    {
      title: 'Dias',
      text: 'Os dias são os da Califórnia, como a Meta os conta. Lemos de novo os últimos 7 toda madrugada.',
    },
  ],
  window: 7,
  delayDays: 1,
  open: instagramApi,
}
