import { brand } from '../brand.ts'
import type { Personal } from '../types/team.ts'
import { experience } from './beatriz-saldanha/experience.ts'

// Sample person: name, contacts, employers and figures are invented. The page is for employers;
// its CV (scripts/assets/pdf/cv.ts) is made from this file.
export const personal: Personal = {
  slug: 'beatriz-saldanha',
  name: 'Beatriz Saldanha',
  initials: 'BS',
  role: 'Analista multidisciplinar em operações jurídicas e marketing digital',
  summary: 'Faz o jurídico e o marketing lerem a mesma planilha.',
  partner: `Parceira da ${brand.name}, por projeto`,
  relation: `Esta página é o meu portfólio pessoal. Na ${brand.name} sou parceira e entro por projeto, quando um cliente precisa de jurídico e marketing juntos. Para contratar a agência, [fale com a equipe](/contato).`,
  meta: {
    title: 'Beatriz Saldanha, analista de Legal Ops e marketing digital',
    description:
      'Portfólio de Beatriz Saldanha: Legal Ops, jurimetria, marketing digital e inteligência artificial, com experiência, cases e CV.',
  },
  art: { seed: 1503, field: 'converge', hue: 'ceu' },
  likeness: { hair: 'curls', skin: 3, wears: 'blouse', glasses: true },
  knowsAbout: ['Legal Ops', 'Jurimetria', 'Marketing Digital', 'Inteligência Artificial', 'LGPD'],
  badge: 'Especialista em Legal Ops e Marketing',
  headline: 'Dados que o jurídico entende e o marketing usa',
  lead: 'Analista multidisciplinar em operações jurídicas e marketing digital. Organizo processos, meço o que acontece neles e automatizo a parte que se repete, para que as pessoas fiquem com a parte que pensa.',
  city: 'Fortaleza, Ceará · presencial, híbrido ou remoto',
  contact: {
    email: 'beatriz@saldanha.example',
    whatsapp: '5585900000001',
    phone: '(85) 90000-0001',
    message: 'Olá, Beatriz! Vi o seu portfólio e gostaria de conversar sobre uma oportunidade.',
  },
  summaryBlock: {
    title: 'Resumo Profissional',
    paragraphs: [
      'Comecei em um cartório, onde aprendi que um campo mal preenchido custa semanas. Desde então trabalho entre duas áreas que raramente conversam: o jurídico, que precisa de prova, e o marketing, que precisa de velocidade.',
      'Hoje desenho fluxos, indicadores e automações que servem às duas. Leio uma sentença e um relatório de campanha com a mesma pergunta: o que aqui se repete, e quanto custa?',
    ],
    chips: ['Legal Ops', 'Jurimetria', 'Marketing Digital', 'Inteligência Artificial'],
  },
  experience: {
    title: 'Experiência Profissional',
    intro: 'Dez anos, de 2015 a 2025, do balcão do cartório à operação de dados.',
    items: experience,
  },
  cases: {
    title: 'Cases de Sucesso',
    intro: 'Três problemas, o que fiz e o que mudou.',
    items: [
      {
        title: 'Mapa de acordos',
        description:
          'Li 4.200 decisões de consumo e agrupei por tese, comarca e valor. O jurídico passou a saber, antes da audiência, até quanto valia propor um acordo.',
        impact: '31% menos gasto por processo encerrado',
        icon: 'chart',
      },
      {
        title: 'Contratos que andam sozinhos',
        description:
          'Redesenhei o fluxo de contratos com modelos, alçadas e assinatura eletrônica. Só o que foge do padrão chega à mesa de um advogado.',
        impact: 'De 9 para 2 dias até a assinatura',
        icon: 'refresh',
      },
      {
        title: 'Conteúdo que tira dúvida antes do processo',
        description:
          'Transformei as reclamações mais comuns em páginas de ajuda e anúncios de busca, revistos pelo jurídico. O cliente acha a resposta antes de procurar um advogado.',
        impact: '44% menos reclamações sobre os mesmos temas',
        icon: 'search',
      },
    ],
  },
  services: {
    title: 'Serviços',
    intro: 'O que faço em uma equipe, ou por projeto.',
    items: [
      {
        title: 'Operações jurídicas',
        description:
          'Mapa de fluxos, prazos, alçadas e fornecedores, com indicadores que a diretoria acompanha.',
        icon: 'layers',
      },
      {
        title: 'Jurimetria',
        description:
          'Coleta e análise de decisões para estimar risco, provisão e a hora certa de um acordo.',
        icon: 'gauge',
      },
      {
        title: 'Marketing digital para o setor jurídico',
        description: 'Conteúdo, busca e medição dentro das regras de publicidade da OAB e da LGPD.',
        icon: 'trending',
      },
      {
        title: 'Automação com inteligência artificial',
        description:
          'Triagem, resumo e classificação de documentos, com revisão humana e registro do que foi feito.',
        icon: 'sparkles',
      },
    ],
  },
  testimonials: {
    title: 'Depoimentos',
    intro: 'Pedi a três pessoas que trabalharam comigo. Publico quando cada uma autorizar o texto.',
    soon: 'Em breve',
    items: [
      { from: 'Coordenação jurídica', about: 'Sobre o mapa de acordos e a rotina de indicadores' },
      { from: 'Gerência de marketing', about: 'Sobre campanhas revistas por quem conhece a lei' },
      {
        from: 'Diretoria de operações',
        about: 'Sobre o fluxo de contratos e a assinatura eletrônica',
      },
    ],
  },
  education: {
    title: 'Formação',
    items: [
      {
        name: 'Especialização em ciência de dados',
        place: 'Instituto Exemplo do Ceará',
        year: '2022',
      },
      { name: 'Curso de extensão em jurimetria', place: 'Escola Exemplo de Direito', year: '2020' },
      { name: 'Bacharelado em Direito', place: 'Faculdade Exemplo de Fortaleza', year: '2018' },
    ],
  },
  closing: {
    title: 'Vamos conversar sobre a sua equipe?',
    text: 'Envie a descrição da vaga ou do projeto. Respondo em até dois dias úteis, mesmo quando a resposta é que não sou a pessoa certa.',
  },
}
