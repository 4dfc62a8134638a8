import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { fillCount } from '../derived/in-words.ts'
import { addedDocuments } from '../live.ts'
import { meetingAction, meetingNote } from '../meeting.ts'
import { findArchived } from '../page-changes.ts'
import { areas } from '../portfolio/areas.ts'
import { phases } from '../portfolio/process.ts'
import { cafeSerraClara } from '../portfolio/projects/cafe-serra-clara.ts'
import { norteLogistica } from '../portfolio/projects/norte-logistica.ts'
import { pousadaVentoLeste } from '../portfolio/projects/pousada-vento-leste.ts'
import { headlineFigures, resultBars } from '../portfolio/results.ts'
import { roiNote } from '../roi.ts'
import { addressNow } from '../site-map.ts'
import { omitMissing } from '../types/claims.ts'
import type { PortfolioCase, PortfolioContent } from '../types/portfolio-page.ts'

/** An area leads to the service it is sold as; without that it is none of this agency's. */
const ownAreas = areas.filter(({ link }) => addressNow(link) !== undefined)
const files = [pousadaVentoLeste, cafeSerraClara, norteLogistica]
const added = addedDocuments<PortfolioCase>('portfolio/projects', 'project')
const projects = [...files, ...added.map(([, project]) => project)].filter(
  ({ id }) => !findArchived(`portfolio/projects/${id}`),
)
const openWork = fillCount(
  projects.length,
  'um projeto aberto por dentro e o caminho que ele percorreu',
  '{n} projetos abertos por dentro e o caminho que cada um percorreu',
)

export const page: PortfolioContent = {
  meta: {
    title: 'Portfólio',
    headTitle: `Portfólio de marketing e sites em ${brand.address.city}`,
    description:
      'Áreas, projetos, processo e resultados da agência em uma só página, com prazos, investimento e entregas de cada trabalho.',
  },
  art: { seed: 2201, field: 'layers', hue: 'mar-sol' },
  hero: {
    eyebrow: 'Portfólio',
    title: 'O que fizemos e o que mudou depois',
    lead:
      ownAreas.length > 0
        ? `${fillCount(ownAreas.length, 'Uma área', '{N:a} áreas')}, ${openWork}, com prazo e preço.`
        : `O portfólio: ${openWork}, com prazo e preço.`,
    schedule: meetingAction,
    pdf: 'Baixar portfólio em PDF',
  },
  tabs: {
    label: 'Partes do portfólio',
    items: [
      { id: 'visao-geral', label: 'Visão Geral' },
      ...(ownAreas.length > 0 ? [{ id: 'areas' as const, label: 'Nossas Áreas' }] : []),
      { id: 'projetos', label: 'Projetos' },
      { id: 'processo', label: 'Processo' },
      { id: 'resultados', label: 'Resultados' },
      { id: 'contato', label: 'Contato' },
    ],
  },
  overview: {
    eyebrow: 'Visão geral',
    title: 'Números primeiro, adjetivos depois',
    intro: `Começamos como um estúdio de sites em ${brand.address.city}; três anos depois viramos agência. Os números daqui contam desde o estúdio.`,
    stats: omitMissing(
      claims.portfolio.roi,
      claims.portfolio.projects,
      claims.portfolio.clients,
      claims.portfolio.years,
      claims.portfolio.awards,
      claims.portfolio.countries,
    ),
    valuesTitle: 'O que não muda de um projeto para outro',
    values: [
      {
        icon: 'compass',
        title: 'Rumo antes de velocidade',
        text: 'Nenhuma peça é produzida sem uma meta escrita. Se a meta não pede um vídeo, não vendemos um vídeo.',
      },
      {
        icon: 'users',
        title: 'Uma equipe, um telefone',
        text: 'Quem apresenta a proposta acompanha o projeto até o fim, e você fala com quem faz.',
      },
      {
        icon: 'shield',
        title: 'Tudo em seu nome',
        text: 'Contas de anúncio, domínio, código e arquivos abertos são do cliente desde o primeiro dia.',
      },
    ],
  },
  areas: {
    eyebrow: 'Nossas áreas',
    title: fillCount(ownAreas.length, 'Um ofício, feito em casa', '{N} ofícios na mesma casa'),
    intro:
      'Cada área trabalha sozinha quando é o caso. Juntas, dividem calendário, metas e o mesmo painel.',
    more: 'Ver o serviço',
    items: ownAreas,
  },
  projects: {
    eyebrow: 'Projetos',
    title: fillCount(
      projects.length,
      'Um trabalho, aberto por dentro',
      '{N} trabalhos, abertos por dentro',
    ),
    intro: 'O problema, o que entregamos, quanto custou e o que o cliente disse no fim.',
    items: projects,
  },
  process: {
    eyebrow: 'Processo',
    title: 'Quatro fases, com data e entrega',
    intro: `Um projeto completo, com marca, site e campanhas, leva de sete a treze semanas até o lançamento. ${claims.websites.timeline ? `Só uma página ou um site sai mais cedo: ${claims.websites.timeline.value} ${claims.websites.timeline.label}.` : 'Só uma página ou um site sai mais cedo.'}`,
    items: phases,
  },
  results: {
    eyebrow: 'Resultados',
    title: 'O que a casa entrega, em média',
    intro: 'As mesmas metas valem para todos os projetos e são revistas a cada trimestre.',
    figures: headlineFigures,
    barsTitle: 'Como medimos o nosso próprio trabalho',
    bars: resultBars,
    note: `Médias dos projetos dos últimos doze meses.${claims.portfolio.roi ? ` ${roiNote}` : ''}`,
  },
  contact: {
    eyebrow: 'Contato',
    title: 'Vamos falar do seu projeto',
    intro: 'Escolha o canal que preferir. Do outro lado há uma pessoa da equipe.',
    whatsapp: {
      label: 'Conversar no WhatsApp',
      text: 'Resposta no horário comercial',
      greeting: 'Olá! Vi o portfólio no site e quero conversar sobre um projeto.',
    },
    schedule: {
      label: meetingAction,
      text: meetingNote,
    },
    social: { label: 'Ver no Instagram', text: 'Bastidores e trabalhos recentes' },
    pdf: { label: 'Baixar portfólio em PDF', text: 'Para ler depois ou mostrar à diretoria' },
    form: {
      title: 'Prefere escrever com calma?',
      text: 'Conte em poucas linhas o que a sua empresa faz, o que você quer mudar e para quando. É com isso que preparamos a primeira conversa.',
      email: 'Escrever por e-mail',
    },
  },
}
