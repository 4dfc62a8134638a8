import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { roiDefinition } from '../roi.ts'
import { omitMissing } from '../types/claims.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'Analytics e conversão',
  summary:
    'Medição confiável e testes de página, para você saber o que traz cliente e vender mais com as mesmas visitas.',
  features: [
    'Auditoria da medição atual',
    'Painel único de resultados',
    'Testes de página com método',
    'Medição de acordo com a LGPD',
  ],
  icon: 'chart',
  art: { seed: 1204, field: 'converge', hue: 'mar' },
  meta: {
    title: `Analytics e otimização de conversão (CRO) em ${brand.address.city}`,
    description:
      'Descubra de onde vêm os clientes e onde o site os perde. Auditoria, painel único e testes A/B em cinco fases, com preço aberto em cada plano.',
  },
  hero: {
    eyebrow: 'Analytics e conversão',
    title: 'Saiba qual real investido voltou',
    subtitle:
      'Arrumamos a medição, juntamos os números num painel só e testamos melhorias no site. A decisão deixa de depender do palpite de quem fala mais alto.',
    facts: omitMissing(
      claims.automation.conversion,
      { value: '5', label: 'fases, da auditoria ao acompanhamento' },
      { value: '1', label: 'painel para marketing, vendas e direção' },
    ),
  },
  blocks: [
    {
      id: 'perguntas',
      kind: 'contrast',
      eyebrow: 'O problema',
      title: 'Cinco conversas que um bom painel encerra',
      intro:
        'Analytics é contar o que acontece no site e nas campanhas. CRO, a otimização de conversão, é usar essa conta para fazer mais visitantes virarem clientes.',
      beforeLabel: 'Sem medição confiável',
      afterLabel: 'Com medição confiável',
      before: [
        '“Acho que o Instagram é o que mais vende.”',
        '“Cada plataforma diz que a venda foi dela.”',
        '“As visitas cresceram, mas o caixa não sentiu.”',
        '“O site caiu no domingo e soubemos na terça.”',
        '“Mudamos o botão e não sabemos se ajudou.”',
      ],
      after: [
        'Vendas separadas por origem, com o custo de cada uma',
        'Uma regra única para dizer de onde veio a venda, igual para todos',
        'O ponto exato em que as pessoas desistem da compra',
        'Alerta no celular quando os contatos caem fora do normal',
        'Teste com data, hipótese e resultado registrado',
      ],
    },
    {
      id: 'areas',
      kind: 'benefits',
      layout: 'bento',
      eyebrow: 'Áreas de análise',
      title: 'Onde procuramos dinheiro perdido',
      items: [
        {
          icon: 'funnel',
          title: 'Funil de vendas',
          text: 'Quantas pessoas passam de cada etapa, da visita ao pagamento. A maior queda é a primeira da lista de correções.',
        },
        {
          icon: 'map',
          title: 'Origem e campanhas',
          text: 'Links marcados, anúncios ligados ao resultado e custo por cliente de cada canal.',
        },
        {
          icon: 'users',
          title: 'Comportamento',
          text: 'Mapas de clique e gravações de navegação sem dados pessoais mostram o que confunde o visitante.',
        },
        {
          icon: 'gauge',
          title: 'Velocidade e erros',
          text: 'Páginas lentas, formulários que falham e celulares em que o botão some.',
        },
        {
          icon: 'heart',
          title: 'Clientes que voltam',
          text: 'Quem compra de novo, depois de quanto tempo e o que levou na primeira vez. Vender para quem já comprou costuma custar menos.',
        },
      ],
    },
    {
      id: 'ferramentas',
      kind: 'stack',
      eyebrow: 'Ferramentas',
      title: 'O que usamos e para quê',
      intro:
        'A maior parte tem versão gratuita. Todas as contas ficam no nome da sua empresa, com o seu e-mail como administrador.',
      groups: [
        {
          label: 'Contagem de visitas e eventos',
          tools: ['Google Analytics 4', 'Google Tag Manager'],
        },
        { label: 'Painéis', tools: ['Looker Studio', 'Power BI', 'BigQuery'] },
        { label: 'Comportamento', tools: ['Microsoft Clarity', 'Hotjar'] },
        { label: 'Testes de página', tools: ['VWO', 'GrowthBook'] },
        { label: 'Anúncios e vendas', tools: ['Google Ads', 'Meta Ads', 'HubSpot', 'RD Station'] },
      ],
    },
    {
      id: 'fases',
      kind: 'steps',
      layout: 'route',
      eyebrow: 'Fases',
      title: 'Primeiro confiar no número, depois mudar a página',
      items: [
        {
          title: 'Auditoria',
          duration: '1 semana',
          text: 'Conferimos o que é medido hoje, comparamos com o caixa e listamos as diferenças por ordem de valor.',
        },
        {
          title: 'Implantação',
          duration: '2 semanas',
          text: 'Corrigimos os códigos que contam cada ação, ligamos os anúncios ao CRM (o cadastro de clientes e negociações), configuramos o consentimento de cookies e montamos o painel.',
        },
        {
          title: 'Coleta e análise',
          duration: '4 semanas',
          text: 'Deixamos juntar dados suficientes. Enquanto isso ouvimos visitantes, assistimos a gravações e escrevemos as hipóteses.',
        },
        {
          title: 'Plano de ação',
          duration: '1 semana',
          text: 'Apresentamos as perdas, o esforço de cada correção e a ordem sugerida. Você decide o que entra.',
        },
        {
          title: 'Otimização',
          duration: 'Contínuo',
          text: 'Testes, leitura semanal e ajustes. O que vence fica no site; o que perde vira anotação, para ninguém repetir.',
        },
      ],
    },
    {
      id: 'resultados',
      kind: 'stats',
      eyebrow: 'Resultados',
      title: 'O que já vimos acontecer',
      items: omitMissing(claims.automation.conversion, claims.automation.sales, claims.classic.roi),
      note: `Números de referência da agência, sem promessa de repetição. ${claims.classic.roi ? `${roiDefinition} ` : ''}Sites com poucas visitas avançam mais devagar.`,
    },
    {
      id: 'historias',
      kind: 'stories',
      eyebrow: 'Cases',
      title: 'Três descobertas que mudaram a verba de lugar',
      items: [
        // Sample client: invented, replace with a real and authorised story.
        {
          client: 'Vila dos Coqueirais',
          sector: 'Turismo',
          challenge:
            'Metade das reservas aparecia como acesso direto, e a dona não sabia se os anúncios se pagavam.',
          solution:
            'Links marcados por campanha, sistema de reservas ligado ao GA4 e painel com o custo de cada reserva.',
          outcome:
            'A verba saiu de duas campanhas que só traziam curiosos e foi para as buscas de quem já tinha data de viagem.',
          metric: { value: '−38%', label: 'no custo por reserva, em quatro meses' },
        },
        // Sample client: invented, replace with a real and authorised story.
        {
          client: 'Casa Coral Móveis',
          sector: 'Loja virtual',
          challenge:
            'De cada dez carrinhos, oito eram abandonados, sem que ninguém soubesse em que passo.',
          solution:
            'O funil mostrou que o cadastro vinha antes do preço final. Testamos a compra sem cadastro.',
          outcome: 'Depois de cinco semanas de teste, a compra sem cadastro ficou no ar.',
          metric: { value: '+22%', label: 'em pedidos concluídos' },
        },
        // Sample client: invented, replace with a real and authorised story.
        {
          client: 'Lagoa Contábil',
          sector: 'Serviços para empresas',
          challenge:
            'O relatório festejava formulários enviados, e o comercial dizia que os contatos eram ruins.',
          solution: 'CRM ligado ao painel, contando propostas aceitas no lugar de formulários.',
          outcome:
            'Um terço dos contatos vinha de gente à procura de emprego. Bastou um campo novo no formulário e outra lista de palavras nos anúncios.',
          metric: { value: '+110%', label: 'em propostas aceitas, com a mesma verba' },
        },
      ],
    },
    {
      id: 'planos',
      kind: 'tiers',
      plan: 'analytics',
      eyebrow: 'Planos',
      title: 'Comece pelo retrato, siga se valer a pena',
      intro:
        'A auditoria é independente. Com ela em mãos, você pode corrigir tudo com a sua própria equipe.',
      note: 'Licenças pagas de ferramentas, quando necessárias, são contratadas no nome da sua empresa e sempre combinadas antes.',
    },
  ],
  faq: {
    title: 'Perguntas sobre os números',
    items: [
      {
        question: 'Minha empresa é pequena. Vale a pena medir tudo isso?',
        answer:
          'Tudo, não. Para quem recebe até uns cem contatos por mês, bastam contatos por origem, custo por contato e vendas fechadas. A auditoria diz o que medir e, principalmente, o que deixar de lado.',
      },
      {
        question: 'Com quantas visitas dá para fazer teste A/B?',
        answer:
          'O teste A/B mostra duas versões da página a grupos diferentes de visitantes. Como regra prática, pedimos pelo menos 200 conversões por mês na página testada. Abaixo disso o resultado demora ou engana, e trabalhamos com pesquisa, gravações e correções diretas.',
      },
      {
        question: 'E a LGPD?',
        answer:
          'Só medimos depois do aceite no aviso de cookies, escondemos os dados digitados nas gravações e guardamos apenas o necessário. Por isso o painel conta um pouco menos do que acontece de verdade, e explicamos o tamanho dessa diferença.',
      },
      {
        question: 'Os números vão bater com os do Google e da Meta?',
        answer:
          'Não exatamente. Cada plataforma atribui a venda a si mesma quando pode. Adotamos uma regra única, comparamos com o caixa e mostramos a margem de erro. O total de vendas verdadeiro é sempre o do seu sistema financeiro.',
      },
      {
        question: 'O que vocês não fazem?',
        answer:
          'Não compramos bases de contatos, não identificamos visitantes anônimos e não enfeitamos relatório. Se um teste perde, ele aparece como perda. Também não substituímos o seu contador: lemos vendas e marketing; impostos e balanço ficam com ele.',
      },
    ],
  },
  closing: {
    title: 'Qual decisão você está adiando por falta de número?',
    text: 'Conte em uma conversa gratuita. Olhamos a sua medição ao vivo e dizemos em quais relatórios dá para confiar hoje.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre analytics e conversão.',
    proposal:
      'Olá! Vim pelo site e gostaria de uma proposta de analytics e otimização de conversão.',
  },
  related: ['trafego-pago', 'seo', 'websites-apps'],
  cases: ['moda-jangada', 'construtora-horizonte'],
  classic: {
    meta: {
      title: 'Análise de dados e melhoria de resultados',
      description:
        'Medição confiável para pequenas e médias empresas: áreas analisadas, ferramentas, cinco fases de trabalho e respostas francas sobre testes e LGPD.',
    },
    hero: {
      title: 'Números claros para decisões tranquilas',
      subtitle:
        'Auditamos o que o seu site mede, ligamos as vendas às campanhas e mostramos onde os clientes desistem. Depois testamos as correções, uma de cada vez.',
    },
  },
}
