import { brand } from '../brand.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'E-mail marketing',
  summary:
    'Mensagens que chegam à caixa de entrada de quem pediu para receber, e que trazem de volta quem já comprou.',
  features: [
    'Fluxos automáticos',
    'Boletim com pauta e data',
    'Lista limpa e dentro da LGPD',
    'Receita medida por envio',
  ],
  icon: 'mail',
  art: { seed: 1145, field: 'fan', hue: 'sol' },
  meta: {
    title: `E-mail marketing em ${brand.address.city}, da lista à venda`,
    description:
      'Boletins e fluxos automáticos de e-mail para pequenas e médias empresas: lista dentro da LGPD, envio autenticado e receita medida por mensagem.',
  },
  hero: {
    eyebrow: 'E-mail marketing',
    title: 'E-mails que o seu cliente espera receber',
    subtitle:
      'Seguidor é emprestado pela rede social; o contato que o cliente deixou é seu. Escrevemos, automatizamos e medimos cada mensagem, das boas-vindas ao boletim.',
    facts: [
      { value: '5 fluxos', label: 'que rodam sozinhos depois de prontos' },
      { value: '3 semanas', label: 'até o primeiro envio' },
      { value: '1 clique', label: 'para sair da lista, sempre' },
    ],
  },
  blocks: [
    {
      id: 'fluxos',
      kind: 'offerings',
      layout: 'list',
      eyebrow: 'O que enviamos',
      title: 'Cinco conversas que o e-mail faz bem',
      intro:
        'Um fluxo é uma sequência que dispara sozinha quando algo acontece: um cadastro, uma compra, um sumiço. Escrevemos uma vez e ajustamos conforme as respostas.',
      items: [
        {
          icon: 'heart',
          title: 'Boas-vindas',
          text: 'Três mensagens na primeira semana: quem você é, o que o cliente ganha por estar ali e um bom motivo para a primeira compra. É quando há mais atenção.',
          examples: ['Cadastro no site', 'Material baixado', 'Conta criada na loja'],
        },
        {
          icon: 'refresh',
          title: 'Compra interrompida',
          text: 'Quem encheu o carrinho ou pediu orçamento e parou recebe a resposta à dúvida mais comum. O desconto, se houver, vem por último.',
          examples: ['Carrinho abandonado', 'Orçamento sem retorno', 'Matrícula pela metade'],
        },
        {
          icon: 'star',
          title: 'Pós-venda',
          text: 'Como usar, como cuidar, como pedir ajuda. Dias depois, um pedido de avaliação e a sugestão do que combina com o que foi comprado.',
          examples: ['Instruções de uso', 'Pedido de avaliação', 'Hora da reposição'],
        },
        {
          icon: 'wind',
          title: 'Reativação',
          text: 'Quem não abre há meses recebe um convite sincero para ficar ou sair. Quem não responde é retirado, e a lista melhora.',
          examples: ['Cliente sem compra há seis meses', 'Contato que parou de abrir'],
        },
        {
          icon: 'calendar',
          title: 'Boletim',
          text: 'A carta regular da empresa, com pauta, dia certo e um assunto útil. Venda, sim, mas depois de entregar algo que valha a leitura.',
          examples: ['Novidades da loja', 'Dica do especialista', 'Agenda do mês'],
        },
      ],
    },
    {
      id: 'lista-e-lei',
      kind: 'prose',
      eyebrow: 'Lista e lei',
      title: 'Só escrevemos a quem autorizou',
      paragraphs: [
        'Lista comprada dá prejuízo duas vezes: fere a LGPD, a lei brasileira de proteção de dados, e ensina os provedores a tratar o seu domínio como lixo eletrônico. Depois disso, até o e-mail de cobrança deixa de chegar. Por isso não usamos, nem para um único envio.',
        'O primeiro passo é arrumar a casa. Separamos quem deu consentimento, quem é cliente e quem não deveria estar ali. Retiramos endereços inválidos e autenticamos o seu domínio com SPF, DKIM e DMARC, três registros que provam ao Gmail e aos demais que a mensagem é mesmo sua.',
        'Em seguida, cuidamos da porta de entrada: formulários no site, no balcão e no WhatsApp que dizem o que a pessoa vai receber e com que frequência. Uma lista pequena de gente interessada vende mais do que uma lista grande e indiferente.',
      ],
      aside: {
        title: 'Toda mensagem nossa tem',
        items: [
          'remetente com nome e endereço reais',
          'saída da lista em um clique, sem pedir senha',
          'texto que se lê mesmo com as imagens desligadas',
          'boa leitura no celular e no modo escuro',
        ],
      },
    },
    {
      id: 'para-quem',
      kind: 'benefits',
      layout: 'lines',
      eyebrow: 'Para quem',
      title: 'Negócios em que costuma render',
      items: [
        {
          title: 'Lojas, virtuais ou de rua',
          text: 'Há compra que se repete e novidade para mostrar. O e-mail encurta o tempo até a segunda compra.',
        },
        {
          title: 'Clínicas e serviços',
          text: 'Retorno, revisão e manutenção têm data. A mensagem chega antes que o cliente esqueça.',
        },
        {
          title: 'Escolas e cursos',
          text: 'A decisão leva semanas e envolve a família. Uma sequência responde a uma dúvida por vez.',
        },
        {
          title: 'Empresas que vendem a empresas',
          text: 'Várias pessoas opinam na compra. O boletim mantém você lembrado até o orçamento sair.',
        },
      ],
    },
    {
      id: 'processo',
      kind: 'steps',
      layout: 'route',
      eyebrow: 'Como funciona',
      title: 'Da lista parada ao primeiro envio',
      total: 'Três semanas até o primeiro envio',
      items: [
        {
          title: 'Limpeza e permissão',
          duration: 'Semana 1',
          text: 'Auditoria da lista, registros do domínio e escolha da ferramenta. Se a sua atual serve, ela fica.',
        },
        {
          title: 'Segmentos e calendário',
          duration: 'Semana 2',
          text: 'Dividimos a lista pelo que cada um comprou ou pediu e marcamos os dias. Mandar menos para a pessoa certa rende mais.',
        },
        {
          title: 'Texto, modelo e teste',
          duration: 'Semana 3',
          text: 'Você aprova o texto e o visual. Conferimos a mensagem nos principais leitores de e-mail e enviamos primeiro a um grupo pequeno.',
        },
        {
          title: 'Envio e leitura',
          duration: 'Todo mês',
          text: 'Testamos assunto, horário e oferta, um de cada vez, e levamos para o envio seguinte o que funcionou.',
        },
      ],
    },
    {
      id: 'medidas',
      kind: 'stack',
      eyebrow: 'Medição',
      title: 'Os números que olhamos',
      intro:
        'A taxa de abertura já não é confiável: alguns aplicativos abrem a mensagem sozinhos, antes da pessoa. Decidimos pelo que vem depois.',
      groups: [
        {
          label: 'Vale para decidir',
          tools: [
            'Receita por envio',
            'Cliques por pessoa',
            'Respostas recebidas',
            'Recompra em 90 dias',
          ],
        },
        {
          label: 'Protege o domínio',
          tools: [
            'Reclamações de spam',
            'Endereços devolvidos',
            'Saídas da lista',
            'Entrega na caixa de entrada',
          ],
        },
        {
          label: 'Só como tendência',
          tools: ['Taxa de abertura', 'Tamanho da lista', 'Horário de leitura'],
        },
      ],
    },
    {
      id: 'entregas',
      kind: 'checklist',
      eyebrow: 'Entregas',
      title: 'O que você recebe',
      intro:
        'Se um dia você sair, a ferramenta, os modelos e os contatos continuam com a sua empresa.',
      items: [
        'Domínio autenticado e conta da ferramenta em seu nome',
        'Lista dividida em grupos, com a origem de cada contato registrada',
        'Fluxos escritos, montados e testados',
        'Modelos de mensagem que a sua equipe consegue reutilizar',
        'Calendário de envios com pauta, público e objetivo',
        'Relatório mensal de receita, cliques e saúde da lista',
      ],
      highlight: { value: '0', label: 'contatos comprados, em qualquer campanha' },
    },
  ],
  faq: {
    title: 'Perguntas que chegam por e-mail',
    items: [
      {
        question: 'Ainda vale a pena, com todo mundo no WhatsApp?',
        answer:
          'Vale, porque cada canal faz uma coisa. O WhatsApp é bom para o urgente e o pessoal; o e-mail acomoda textos maiores, comprovantes e ofertas sem interromper ninguém, e o custo por mensagem costuma ser bem menor. Os dois se completam.',
      },
      {
        question: 'Minha lista é pequena. Serve?',
        answer:
          'Serve. Com algumas centenas de clientes, já dá para medir pós-venda e recompra. Testes de assunto pedem mais volume; até lá, investimos em fazer a lista crescer com permissão.',
      },
      {
        question: 'Com que frequência vou enviar?',
        answer:
          'Para a maioria, um boletim por quinzena e os fluxos automáticos. Lojas com novidade toda semana podem mais. Quando as saídas da lista sobem, diminuímos o ritmo.',
      },
      {
        question: 'Como evitar que a mensagem caia no spam?',
        answer:
          'Com domínio autenticado, lista autorizada, volume que cresce aos poucos e saída fácil. Ninguém garante a entrega de todas as mensagens, porque a decisão final é do provedor de quem recebe. Acompanhamos as reclamações e paramos o envio se elas subirem.',
      },
      {
        question: 'O que esse serviço não inclui?',
        answer:
          'A mensalidade da ferramenta de envio, paga direto ao fornecedor, e a prospecção fria para quem nunca teve contato com a sua empresa. Também não fazemos milagre com oferta fraca: o e-mail lembra e convence, mas o produto precisa merecer.',
      },
    ],
  },
  closing: {
    title: 'Quantos clientes estão parados na sua lista?',
    text: 'Em uma conversa gratuita, olhamos a sua base, a saúde do domínio e o fluxo que daria retorno primeiro. Se ainda for cedo para investir, diremos.',
    schedule: 'Solicitar Consultoria',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre e-mail marketing para a minha empresa.',
    proposal: 'Olá! Vim pelo site e gostaria de receber uma proposta de e-mail marketing.',
  },
  price: 'recurring/automacao',
  related: ['automacao', 'conteudo', 'marketing-conteudo'],
  cases: ['moda-jangada'],
}
