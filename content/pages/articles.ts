import { brand } from '../brand.ts'
import { meeting } from '../meeting.ts'
import type { ArticlesContent } from '../types/article.ts'

export const page: ArticlesContent = {
  meta: {
    title: 'Conteúdos',
    headTitle: 'Conteúdos de marketing para pequenas empresas',
    description:
      'Textos para quem cuida de um negócio pequeno e quer anunciar, medir e aparecer na busca sem desperdiçar verba. Escritos por quem faz.',
  },
  art: { seed: 6101, field: 'fan', hue: 'mar-sol' },
  hero: {
    eyebrow: 'Conteúdos',
    title: 'O que aprendemos',
    highlight: 'no vento dos outros.',
    lead: 'Contas abertas, erros incluídos. Escrito por quem mexe nas campanhas e revisado quando o mundo muda.',
  },
  subjects: ['Tráfego pago', 'Conteúdo', 'Sites', 'Automação', 'Analytics', 'Busca local'],
  labels: {
    all: 'Todos',
    feed: 'Assinar por Atom',
    more: 'Mais textos',
    contents: 'Neste texto',
    reading: 'Leitura',
    published: 'Publicado em',
    reviewed: 'Revisado em',
    author: 'Quem escreveu',
    services: 'Serviços deste assunto',
    related: 'Leia também',
  },
  invite: {
    eyebrow: 'Próximo passo',
    title: 'Quer olhar a sua conta com alguém?',
    text: `Uma ${meeting}. Dizemos o que faríamos primeiro, e quando não vale a pena contratar a ${brand.name}.`,
    talk: 'Prefiro perguntar no WhatsApp',
  },
}
