import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { omitMissing } from '../types/claims.ts'
import type { ServiceContent } from '../types/service.ts'

const days = claims.websites.timeline?.value ?? 'poucas semanas'

export const service: ServiceContent = {
  name: 'Sites e aplicativos',
  summary:
    'De uma página de oferta a um sistema com login e pagamento, com escopo fechado e entrega por etapas.',
  features: [
    'Landing pages e sites completos',
    'Aplicativos web sob medida',
    'Integração com pagamento e CRM',
    'Código entregue em seu nome',
  ],
  icon: 'code',
  art: { seed: 1202, field: 'spiral', hue: 'ceu' },
  meta: {
    title: `Sites e aplicativos web sob medida em ${brand.address.city}`,
    description: `Landing page, site completo ou aplicativo sob medida: cases, tecnologias, cronograma de ${days} em média e preço aberto por plano.`,
  },
  hero: {
    eyebrow: 'Sites e aplicativos',
    title: 'Do primeiro rascunho ao produto no ar',
    subtitle:
      'Desenhamos e programamos páginas, sites e pequenos sistemas que a sua equipe usa sem manual. O escopo é escrito antes, e o preço não muda no meio.',
    facts: omitMissing(
      claims.websites.timeline,
      { value: '5', label: 'etapas, cada uma com entrega visível' },
      { value: '60 dias', label: 'de suporte no site completo' },
    ),
  },
  blocks: [
    {
      id: 'o-que-construimos',
      kind: 'offerings',
      layout: 'bento',
      eyebrow: 'O que construímos',
      title: 'Da página única ao sistema inteiro',
      intro: 'Quem desenha trabalha ao lado de quem programa, e você fala com os dois.',
      items: [
        {
          icon: 'target',
          title: 'Landing page',
          text: 'Uma página para uma oferta, com texto, formulário e medição. Serve para testar um serviço novo antes de investir num site inteiro.',
          examples: ['Lançamento imobiliário', 'Avaliação em clínica', 'Inscrição em curso'],
        },
        {
          icon: 'layout',
          title: 'Site completo',
          text: 'Até doze páginas, com blog e painel de edição. A equipe publica uma notícia ou troca um preço sem chamar ninguém.',
          examples: ['Indústria com catálogo', 'Escritório de advocacia', 'Rede de lojas'],
        },
        {
          icon: 'code',
          title: 'Mini SaaS ou aplicativo web',
          text: 'SaaS é o programa que se usa pelo navegador, em geral por assinatura. Fazemos a primeira versão, com o essencial para atender clientes de verdade.',
          examples: ['Portal de pedidos', 'Agenda com pagamento', 'Área do aluno'],
        },
        {
          icon: 'refresh',
          title: 'Integrações',
          text: 'O site conversa com o que você já usa, e o dado digitado uma vez aparece em todos os lugares.',
          examples: ['Pix e cartão', 'Cadastro de clientes (CRM)', 'Emissão de nota fiscal'],
        },
      ],
    },
    {
      id: 'historias',
      kind: 'stories',
      eyebrow: 'Na prática',
      title: 'Três projetos, três problemas diferentes',
      items: [
        // Sample client: invented, replace with a real and authorised story.
        {
          client: 'Marcenaria Ipê Claro',
          sector: 'Móveis planejados',
          challenge: 'Os anúncios levavam ao Instagram, e o dono repetia as mesmas respostas.',
          solution:
            'Landing page com fotos por ambiente, faixa de prazo e um formulário que pede as medidas antes da conversa.',
          outcome: 'Quem chega ao WhatsApp já envia a planta e diz qual ambiente quer fazer.',
          metric: { value: '+64%', label: 'em pedidos de orçamento, com a mesma verba' },
        },
        // Sample client: invented, replace with a real and authorised story.
        {
          client: 'Serra Azul Alimentos',
          sector: 'Atacado de alimentos',
          challenge:
            'Pedidos por mensagem e planilha: itens trocados, preço antigo e meio dia perdido conferindo.',
          solution:
            'Portal com login para cada mercadinho, tabela de preços por cliente e histórico para repetir a compra.',
          outcome:
            'O vendedor deixou de digitar pedidos e voltou a visitar clientes. A primeira versão saiu em nove semanas.',
          metric: { value: '−71%', label: 'em pedidos com erro' },
        },
        // Sample client: invented, replace with a real and authorised story.
        {
          client: 'Clube Casa do Pão',
          sector: 'Assinatura de pães',
          challenge:
            'Assinaturas numa planilha: cobrança feita à mão, e pão que sobrava num dia e faltava no outro.',
          solution: 'Área do assinante com Pix, pausa de férias e a lista de produção de cada dia.',
          outcome: 'O assinante pausa sozinho, e a padaria assa só o que vai entregar.',
          metric: { value: '−45%', label: 'em pães que sobravam' },
        },
      ],
    },
    {
      id: 'cronograma',
      kind: 'steps',
      layout: 'route',
      eyebrow: 'Cronograma',
      title: 'Cinco etapas com data marcada',
      intro:
        'A média é a das landing pages e dos sites com material pronto. Aplicativos seguem o mesmo roteiro, repetido a cada etapa de entrega.',
      total: `Média de ${days}`,
      items: [
        {
          title: 'Escopo',
          duration: '1 dia',
          text: 'Reunião, lista do que entra e do que não entra, orçamento assinado.',
        },
        {
          title: 'Estrutura e textos',
          duration: '3 dias',
          text: 'Mapa das páginas e todos os textos, para você aprovar lendo, sem distração de cor e foto.',
        },
        {
          title: 'Desenho das telas',
          duration: '3 dias',
          text: 'Telas de celular e computador num protótipo em que você clica e navega.',
        },
        {
          title: 'Programação',
          duration: '4 dias',
          text: 'O desenho vira código, com formulários, integrações e medição funcionando num endereço de teste.',
        },
        {
          title: 'Testes e publicação',
          duration: '2 dias',
          text: 'Conferência em aparelhos reais, treinamento da equipe e publicação no seu domínio.',
        },
      ],
    },
    {
      id: 'diferenciais',
      kind: 'benefits',
      layout: 'cards',
      eyebrow: 'Diferenciais',
      title: 'O que você percebe depois de pronto',
      items: [
        {
          icon: 'wallet',
          title: 'Preço fechado',
          text: 'O que está no escopo custa o que foi assinado. Ideia nova vira orçamento à parte, antes de virar trabalho.',
        },
        {
          icon: 'gauge',
          title: 'Leve no celular',
          text: 'Testamos em aparelho intermediário e internet móvel, porque é assim que o seu cliente navega.',
        },
        {
          icon: 'shield',
          title: 'Dados protegidos',
          text: 'Senhas nunca guardadas às claras, cópia diária e só os dados pessoais necessários, como pede a LGPD.',
        },
        {
          icon: 'users',
          title: 'Acessível',
          text: 'Contraste, teclado e leitor de tela entram nos testes. Acessibilidade é exigência da Lei Brasileira de Inclusão.',
        },
      ],
    },
    {
      id: 'tecnologias',
      kind: 'stack',
      eyebrow: 'Tecnologias',
      title: 'Ferramentas comuns, de propósito',
      intro:
        'Escolhemos o que muita gente sabe manter. Se um dia você trocar de equipe, a próxima entende o código.',
      groups: [
        { label: 'Telas', tools: ['React', 'Next.js', 'TypeScript', 'Tailwind CSS'] },
        { label: 'Sites com painel', tools: ['WordPress', 'Sanity', 'WooCommerce'] },
        { label: 'Servidor e dados', tools: ['Node.js', 'PostgreSQL', 'Redis'] },
        { label: 'Integrações', tools: ['Mercado Pago', 'Stripe', 'RD Station', 'HubSpot', 'n8n'] },
        {
          label: 'Desenho e medição',
          tools: ['Figma', 'GA4', 'Looker Studio', 'Microsoft Clarity'],
        },
      ],
    },
    {
      id: 'planos',
      kind: 'tiers',
      plan: 'websites',
      eyebrow: 'Investimento',
      title: 'Por onde começar',
      intro:
        'O pagamento acompanha as entregas: uma parte na assinatura e o restante por etapa aprovada.',
      note: 'Domínio, hospedagem e taxas de meios de pagamento são contratados no nome da sua empresa e pagos direto ao fornecedor.',
    },
    {
      id: 'limites',
      kind: 'prose',
      eyebrow: 'Com franqueza',
      title: 'O que um site ou aplicativo não resolve sozinho',
      paragraphs: [
        'Tecnologia organiza uma operação que já funciona. Se o preço está fora do mercado ou o atendimento demora dois dias, um site bonito só mostra isso a mais gente. Quando percebemos esse quadro na primeira reunião, sugerimos arrumar o processo antes.',
        'Também não fazemos jogos, aplicativos nativos publicados nas lojas da Apple e do Google, nem sistemas que exijam certificação própria, como prontuário médico. Para isso indicamos quem faz. Nossos aplicativos rodam no navegador e podem ser instalados na tela inicial do celular.',
        'O sucesso é combinado antes de começar, em um ou dois números: pedidos de orçamento por mês, horas poupadas pela equipe, pedidos sem erro. Medimos como está hoje e voltamos a medir 30 e 90 dias depois da publicação.',
      ],
      aside: {
        title: 'O que pedimos de você',
        items: [
          'Uma pessoa com poder de decisão nas reuniões',
          'Retorno em até dois dias úteis a cada etapa',
          'Logotipo em boa qualidade e fotos próprias, se houver',
          'Acesso ao domínio e às ferramentas que serão integradas',
        ],
      },
    },
  ],
  faq: {
    title: 'Dúvidas de quem vai contratar',
    items: [
      {
        question: `O prazo de ${days} vale para qualquer projeto?`,
        answer:
          'Não. É a média de landing pages e sites com textos e fotos aprovados no prazo. Um site de doze páginas costuma passar disso, e um aplicativo leva de seis a doze semanas, entregue em partes que você já pode usar.',
      },
      {
        question: 'Qual plano serve para mim?',
        answer:
          'Compare os planos acima pelo que a pessoa vai fazer no site. Se ela só precisa entrar em contato, uma landing page basta. Se precisa conhecer a empresa, é o site completo. Se precisa entrar com senha, pagar ou consultar os próprios dados, é aplicativo.',
      },
      {
        question: 'E se eu quiser mudar algo depois de publicado?',
        answer:
          'Textos e imagens do site completo você muda pelo painel. Defeitos são corrigidos sem custo durante o suporte. Funções novas são orçadas à parte, antes de virar trabalho.',
      },
      {
        question: 'Quem é o dono do código?',
        answer:
          'Sua empresa. Entregamos o código, os acessos e um documento que explica como publicar. Bibliotecas de código aberto seguem as próprias licenças, listadas no contrato.',
      },
      {
        question: 'Vocês usam modelo pronto?',
        answer:
          'O desenho é feito para cada cliente. Por baixo usamos componentes já testados, como botões, formulários e telas de login: refazê-los do zero deixaria o projeto mais caro e menos seguro.',
      },
    ],
  },
  closing: {
    title: 'Tem uma ideia anotada em algum lugar?',
    text: 'Traga do jeito que está: áudio, planilha ou guardanapo. Saímos da conversa gratuita com uma primeira versão do escopo e o plano indicado.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero falar sobre o desenvolvimento de um site ou aplicativo.',
    proposal:
      'Olá! Vim pelo site e gostaria de uma proposta para o desenvolvimento de um site ou aplicativo web.',
  },
  related: ['websites', 'automacao', 'analytics'],
  cases: ['construtora-horizonte', 'moda-jangada'],
}
