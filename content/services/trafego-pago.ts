import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { roiNote } from '../roi.ts'
import { omitMissing } from '../types/claims.ts'
import type { ServiceContent } from '../types/service.ts'

const { paidTraffic } = claims
/** Only hours are the first ones. */
const { value: speed = '' } = paidTraffic.speed ?? {}
const soon = /\d ?h(oras)?$/.test(speed) ? `nas primeiras ${speed}` : 'logo'

export const service: ServiceContent = {
  name: 'Tráfego pago',
  summary:
    'Anúncios no Google, na Meta e no LinkedIn, geridos pelo que entra no caixa, e não pelo número de cliques.',
  features: [
    'Google Ads, Meta Ads e LinkedIn Ads',
    'Medição de conversões configurada',
    'Peças novas testadas toda semana',
    'Relatório aberto',
  ],
  icon: 'target',
  art: { seed: 1101, field: 'rising', hue: 'mar-sol' },
  meta: {
    title: `Tráfego pago em ${brand.address.city}: Google, Meta e LinkedIn Ads`,
    description:
      'Anúncios geridos pelo retorno, com verba paga direto às plataformas, medição até a venda e relatório aberto. Veja o método, os limites e os resultados.',
  },
  hero: {
    eyebrow: 'Tráfego pago',
    title: 'Anúncios medidos até a venda',
    subtitle:
      'Colocamos a sua oferta diante de quem já procura o que você vende. Cada real gasto aparece no relatório ao lado do que trouxe de volta.',
    facts: omitMissing(paidTraffic.roi, paidTraffic.speed, {
      value: '100%',
      label: 'da verba paga direto às plataformas',
    }),
  },
  blocks: [
    {
      id: 'beneficios',
      kind: 'benefits',
      layout: 'lines',
      eyebrow: 'Benefícios',
      title: 'O que muda com anúncio bem cuidado',
      intro:
        'Impulsionar uma publicação traz curtidas. Gerir anúncios é decidir, toda semana, onde o próximo real rende mais.',
      items: [
        {
          title: 'Procura imediata',
          text: 'No Google, a sua empresa aparece para quem acabou de digitar o que você vende, na região que você atende.',
        },
        {
          title: 'Verba sob controle',
          text: 'Você define o teto por dia e pausa quando quiser. A cobrança sai no seu cartão ou boleto, sem passar por nós.',
        },
        {
          title: 'Público com recorte',
          text: 'Cidade, idade, cargo, interesse ou visita recente ao site: a verba vai para quem pode comprar.',
        },
        {
          title: 'Resultado que conta',
          text: 'Formulário enviado, ligação, conversa no WhatsApp e venda são resultado. Curtida não entra na conta.',
        },
        {
          title: 'Aprendizado que fica',
          text: 'Os testes mostram qual oferta e qual frase convencem. Isso melhora também o site e a conversa no balcão.',
        },
        {
          title: 'Contas no seu nome',
          text: 'Campanhas, públicos e histórico são seus. Se um dia trocar de agência, leva tudo.',
        },
      ],
    },
    {
      id: 'plataformas',
      kind: 'platforms',
      eyebrow: 'Plataformas',
      title: 'Três redes, três momentos de compra',
      intro:
        'Quase ninguém precisa das três ao mesmo tempo. Começamos pela que está mais perto da venda.',
      items: [
        {
          name: 'Google Ads',
          bestFor: 'Quem já está procurando',
          text: 'Busca, mapa, Shopping e YouTube. Costuma ser o começo natural de clínicas, serviços urgentes e lojas com produto conhecido.',
          points: [
            'Palavras de quem quer comprar, não de quem só pesquisa',
            'Bloqueio semanal de buscas que gastam e não vendem',
            'Anúncios de ligação e rota para negócios de bairro',
          ],
        },
        {
          name: 'Meta Ads',
          bestFor: 'Quem ainda não sabe que precisa de você',
          text: 'Instagram, Facebook e conversas iniciadas no WhatsApp. Funciona bem para o que se vende pelos olhos: moda, comida, imóveis, beleza e cursos.',
          points: [
            'Fotos e vídeos curtos testados em paralelo',
            'Públicos parecidos com os seus melhores clientes',
            'Novo convite a quem visitou e não comprou',
          ],
        },
        {
          name: 'LinkedIn Ads',
          bestFor: 'Quem vende para outras empresas',
          text: 'Permite escolher cargo, setor e porte da empresa. O clique é mais caro, por isso só recomendamos quando cada contrato vale bastante.',
          points: [
            'Anúncio direto a quem assina o contrato',
            'Formulário já preenchido com os dados do perfil',
            'Material técnico em troca do contato',
          ],
        },
      ],
    },
    {
      id: 'metodo',
      kind: 'steps',
      layout: 'route',
      eyebrow: 'Método',
      title: 'Quatro passos, nesta ordem',
      intro: 'Pular o segundo é o erro mais caro: sem medição, não dá para saber o que cortar.',
      items: [
        {
          title: 'Diagnóstico',
          duration: 'Semana 1',
          text: 'Olhamos margem, valor médio de venda, região, concorrência e campanhas antigas. Se a conta não fechar, você sabe antes de gastar.',
        },
        {
          title: 'Estrutura e medição',
          duration: 'Semana 2',
          text: 'Organizamos as contas no seu nome, instalamos a contagem de conversões (os contatos e as vendas que o anúncio gera) e revisamos a página que vai receber o clique.',
        },
        {
          title: 'Lançamento e testes',
          duration: 'Semanas 3 e 4',
          text: 'Publicamos poucas campanhas, com duas ou três versões de cada peça. O que gasta e não traz contato sai do ar.',
        },
        {
          title: 'Otimização',
          duration: 'Todo mês',
          text: 'A verba vai para o que vende, peças novas entram toda semana e nos reunimos uma vez por mês para decidir o próximo passo.',
        },
      ],
    },
    {
      id: 'numeros',
      kind: 'stats',
      eyebrow: 'Números da operação',
      title: 'Quem cuida da sua verba',
      items: omitMissing(paidTraffic.budget, paidTraffic.roas, paidTraffic.team),
      note: 'A verba soma todas as contas que gerimos. ROAS é a receita dividida pelo gasto em anúncios. São médias de quem anuncia conosco, não uma promessa: o seu resultado depende de oferta, margem, preço e atendimento.',
    },
    {
      id: 'resultados',
      kind: 'checklist',
      eyebrow: 'Resultados',
      title: 'O que você passa a ter em mãos',
      items: [
        'Custo por contato e por venda, campanha a campanha',
        'Conversas no WhatsApp com a origem identificada, para você saber qual anúncio trouxe cada uma',
        'Lista de buscas bloqueadas e da verba que deixou de ser desperdiçada',
        'Público de visitantes que não compraram, pronto para um novo convite',
        'Registro de todos os testes: o que mudou, o que venceu e por quê',
        'Relatório aberto a qualquer hora, com os mesmos números que nós vemos',
      ],
    },
    {
      id: 'limites',
      kind: 'prose',
      eyebrow: 'Limites',
      title: 'O que o anúncio não resolve',
      paragraphs: [
        'Anúncio traz gente até a porta. Se o preço está fora do mercado, se o site demora a abrir ou se o WhatsApp fica horas sem resposta, a verba só mostra o problema a mais pessoas. Quando é esse o caso, indicamos o conserto antes da campanha.',
        'Também não prometemos primeiro lugar nem custo fixo por contato. As plataformas funcionam como um leilão: o preço sobe em datas disputadas e cai quando a peça agrada. O nosso trabalho é fazer o custo baixar com o tempo e avisar cedo quando ele não baixa.',
        'Julgamos a campanha por três medidas, combinadas com você no início: custo por contato que serve, proporção de contatos que viram venda e receita por real investido.',
      ],
      aside: {
        title: 'Faz sentido agora se você',
        items: [
          'sabe quanto ganha em cada venda',
          'consegue responder aos contatos no mesmo dia',
          'tem fôlego para três meses de verba',
          'tem como atender mais gente do que hoje',
        ],
      },
    },
  ],
  faq: {
    title: 'Perguntas sobre verba e prazo',
    items: [
      {
        question: 'Quanto preciso investir em anúncios?',
        answer:
          'Depende do preço do clique no seu setor e de quantos cliques viram contato. Na primeira semana de trabalho estimamos os dois. A verba precisa comprar algumas dezenas de contatos por mês; com menos do que isso, a plataforma e nós demoramos a aprender.',
      },
      {
        question: 'Em quanto tempo vejo resultado?',
        answer: `Os primeiros cliques e conversas costumam chegar ${soon} depois da publicação. Um custo estável leva mais: conte com dois a três meses de testes.`,
      },
      {
        question: 'A verba está incluída no valor da gestão?',
        answer:
          'Não. A gestão é o nosso trabalho e tem valor fixo. A verba é paga por você, direto ao Google, à Meta ou ao LinkedIn, e não cobramos comissão sobre ela. O valor da gestão está na [página de planos](/home1/planos).',
      },
      {
        question: 'Qual é a diferença entre ROAS e ROI?',
        answer: `O ROAS divide a receita atribuída aos anúncios pelo gasto neles e orienta a semana; o ROI orienta o ano. ${roiNote}`,
      },
      {
        question: 'Preciso ter um site para anunciar?',
        answer:
          'Nem sempre. Negócios locais podem começar com anúncios que abrem o WhatsApp. Para vendas de maior valor, uma página própria dá mais confiança, mede melhor e costuma baixar o custo por contato.',
      },
    ],
  },
  closing: {
    title: 'Vamos ver se a conta fecha?',
    text: 'Traga a sua margem e o valor médio de venda. Na conversa gratuita, fazemos juntos a conta de quanto um cliente novo pode custar.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre tráfego pago para a minha empresa.',
    proposal: 'Olá! Vim pelo site e gostaria de receber uma proposta de gestão de tráfego pago.',
  },
  related: ['analytics', 'websites', 'automacao'],
  cases: ['moda-jangada', 'construtora-horizonte'],
  classic: {
    meta: {
      title: 'Gestão de anúncios no Google, Meta e LinkedIn',
      description:
        'Campanhas de Google Ads, Meta Ads e LinkedIn Ads com contas no seu nome, testes toda semana e reunião mensal para decidir onde investir.',
    },
    hero: {
      eyebrow: 'Anúncios',
      title: 'Sua verba onde ela rende mais',
      subtitle:
        'Gestão de Google Ads, Meta Ads e LinkedIn Ads para quem quer saber quanto custa cada cliente novo, e não apenas quantos cliques chegaram.',
    },
  },
}
