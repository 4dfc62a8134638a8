import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { termSentence } from '../contract.ts'
import { socialAlone } from '../derived/monthly-plans.ts'
import { omitMissing } from '../types/claims.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'Produção de conteúdo',
  summary:
    'Artigos, posts, newsletters e infográficos entregues todo mês, escritos a partir do que a sua equipe sabe.',
  features: [
    'Artigos de blog e newsletters',
    'Posts para redes sociais',
    'Infográficos e materiais para baixar',
    'Calendário aprovado por você',
  ],
  icon: 'pen',
  art: { seed: 1203, field: 'waves', hue: 'sol' },
  meta: {
    title: `Produção de conteúdo em ${brand.address.city}: blog e redes sociais`,
    description:
      'Artigos, posts, newsletters e infográficos todo mês, com pauta aprovada por você. Conheça as entregas, o método em seis etapas e o preço de cada plano.',
  },
  hero: {
    eyebrow: 'Produção de conteúdo',
    title: 'A sua experiência, publicada toda semana',
    subtitle:
      'Entrevistamos quem entende do assunto na sua empresa e transformamos a conversa em artigos, posts e newsletters. Você aprova, nós publicamos.',
    facts: omitMissing(
      { value: '6', label: 'etapas, da entrevista à leitura dos números' },
      { value: '1 hora', label: 'do seu tempo por mês para as entrevistas' },
      claims.automation.engagement,
    ),
  },
  blocks: [
    {
      id: 'entregas',
      kind: 'checklist',
      eyebrow: 'Entregas',
      title: 'O que chega todo mês',
      intro:
        'Quantidades e formatos variam de plano para plano. A revisão e a conferência são as mesmas em todos.',
      items: [
        'Calendário editorial com tema, formato, data e objetivo de cada peça',
        'Artigos de blog de 900 a 1.500 palavras, com título e descrição para o Google',
        'Posts para redes sociais com texto, arte e texto alternativo para quem usa leitor de tela',
        'Newsletter, o boletim por e-mail para a sua lista de clientes e interessados',
        'Infográficos que resumem um assunto difícil numa imagem, a partir do plano Growth',
        'Revisão de português e conferência de dados, com a fonte anotada',
        'Publicação no seu blog, nas suas redes e na sua ferramenta de e-mail',
        'Arquivos abertos, para usar em apresentação, folheto ou proposta',
      ],
      highlight: { value: '2', label: 'rodadas de ajuste em cada peça' },
    },
    {
      id: 'tipos',
      kind: 'offerings',
      layout: 'tabs',
      eyebrow: 'Tipos de conteúdo',
      title: 'Cada formato tem um trabalho',
      intro:
        'Antes de escrever perguntamos o que a peça precisa fazer: ser encontrada, explicar, convencer ou manter contato.',
      items: [
        {
          icon: 'book',
          title: 'Artigos de blog',
          text: 'Respondem ao que o cliente pesquisa antes de comprar. São lidos por meses e alimentam os outros formatos: de um bom artigo saem três posts e uma newsletter.',
          examples: [
            'Quanto tempo dura um implante dentário?',
            'Documentos para financiar o primeiro imóvel',
            'Como lavar roupa de linho',
          ],
        },
        {
          icon: 'message',
          title: 'Redes sociais',
          text: 'Mantêm a marca na memória e abrem conversa. Alternamos utilidade, bastidores, prova e oferta, para que o perfil não vire um catálogo.',
          examples: [
            'Carrossel com passo a passo',
            'Bastidor da produção',
            'Resposta a uma dúvida real',
          ],
        },
        {
          icon: 'mail',
          title: 'Newsletter',
          text: 'Fala com quem já deixou o contato, sem depender do alcance das redes. Texto curto, um assunto por edição e um convite claro no fim.',
          examples: [
            'Novidade do mês explicada',
            'Agenda da escola',
            'Dica de manutenção com oferta',
          ],
        },
        {
          icon: 'chart',
          title: 'Infográficos',
          text: 'Servem ao vendedor tanto quanto ao site. Comparam, mostram etapas ou resumem números, sempre com a fonte à vista.',
          examples: [
            'Etapas de uma obra',
            'Comparativo de tratamentos',
            'Linha do tempo do pedido',
          ],
        },
        {
          icon: 'layers',
          title: 'Materiais para baixar',
          text: 'Guias e listas que a pessoa recebe em troca do e-mail. Fazem parte do plano Premium e só valem a pena quando alguém vai dar sequência a esse contato.',
          examples: [
            'Guia de matrícula',
            'Lista para vistoria de apartamento',
            'Tabela de medidas',
          ],
        },
      ],
    },
    {
      id: 'beneficios',
      kind: 'stats',
      eyebrow: 'Efeitos',
      title: 'O que a constância traz',
      intro:
        'O conteúdo rende devagar no começo e mais depressa depois, porque as peças antigas continuam trabalhando.',
      items: omitMissing(
        claims.automation.engagement,
        claims.classic.leads,
        claims.automation.conversion,
      ),
      note: 'Números de referência da agência, sem promessa de repetição: o seu resultado depende do mercado, da oferta e da constância. Lead é a pessoa que deixou o contato; conversão é a visita que vira contato ou venda.',
    },
    {
      id: 'metodo',
      kind: 'steps',
      layout: 'ladder',
      eyebrow: 'Método',
      title: 'Seis etapas que se repetem todo mês',
      items: [
        {
          title: 'Imersão',
          text: 'Conversamos com vendas e atendimento, lemos as perguntas do WhatsApp e anotamos as palavras que o cliente usa. No primeiro mês também definimos o tom da marca.',
        },
        {
          title: 'Pauta',
          text: 'Montamos o calendário com temas pesquisados, cada um ligado a um serviço que você quer vender. Você corta, troca e aprova numa única mensagem.',
        },
        {
          title: 'Entrevista',
          text: 'Uma hora por mês, por vídeo, com quem domina o assunto. É daí que saem os exemplos que nenhum concorrente tem.',
        },
        {
          title: 'Produção',
          text: 'Redatora escreve, revisora confere, designer faz a arte. Ferramentas de IA ajudam na transcrição e na pesquisa; o texto final é sempre assinado por uma pessoa.',
        },
        {
          title: 'Aprovação',
          text: 'Tudo chega num só lugar, com comentário ao lado do trecho. Sem a sua aprovação, nada é publicado.',
        },
        {
          title: 'Publicação e leitura',
          text: 'Publicamos na data marcada. No fim do mês mostramos o que foi lido, o que gerou contato e o que muda na próxima pauta.',
        },
      ],
    },
    {
      id: 'planos',
      kind: 'tiers',
      plan: 'content',
      eyebrow: 'Planos mensais',
      title: 'Escolha o ritmo que você consegue aprovar',
      intro:
        'O limite costuma estar na agenda de quem revisa. Comece pelo volume que cabe na sua semana e suba depois.',
      note: `Impulsionamento, banco de imagens pago e sessões de foto e vídeo são orçados à parte.${socialAlone}`,
    },
    {
      id: 'limites',
      kind: 'prose',
      eyebrow: 'Com franqueza',
      title: 'Para quem serve e para quem não serve',
      paragraphs: [
        'A produção mensal funciona bem para quem vende algo que exige explicação ou confiança: saúde, educação, imóveis, serviços técnicos, moda com história. São compras em que a pessoa pesquisa, compara e volta.',
        'Se você precisa de clientes nesta semana, conteúdo é o caminho errado para começar; anúncios respondem antes. Se não há ninguém na empresa com uma hora por mês para conversar conosco, os textos sairão corretos e genéricos, e preferimos avisar agora.',
        'Medimos o trabalho por três coisas: quantas pessoas encontraram as peças, quantas entraram em contato depois de ler e quanto material o time de vendas passou a usar. Curtidas aparecem no relatório, mas não decidem a pauta. Em três meses já se vê quais temas puxam conversa; resultado de busca costuma pedir de quatro a seis.',
      ],
      aside: {
        title: 'O que não fazemos',
        items: [
          'Comprar seguidores, curtidas ou comentários',
          'Publicar texto gerado por IA sem revisão humana',
          'Copiar pauta ou imagem de concorrente',
          'Prometer posição no Google ou número de seguidores',
        ],
      },
    },
  ],
  faq: {
    title: 'Perguntas sobre a produção',
    items: [
      {
        question: 'Qual é a diferença para o marketing de conteúdo?',
        answer:
          'Aqui você contrata a produção: peças definidas, todo mês. No serviço de marketing de conteúdo cuidamos também da estratégia, da pesquisa de palavras-chave e da jornada até a venda. Muitos clientes começam pela produção e acrescentam a estratégia depois.',
      },
      {
        question: 'O que quer dizer ilimitado no plano Premium?',
        answer:
          'Não há teto de peças por mês. Existe uma fila única, na ordem que você definir, e cada peça passa pelas mesmas etapas de revisão. Na prática, o ritmo é dado pela velocidade das aprovações. Veja os planos acima para comparar.',
      },
      {
        question: 'De quem são os textos e as artes?',
        answer:
          'Depois de pagos, são da sua empresa, para usar sem prazo e em qualquer meio, conforme a cessão de direitos prevista no contrato. Imagens de banco e fontes seguem a licença do fornecedor, e informamos qual é.',
      },
      {
        question: 'Minha área tem regras de publicidade. Vocês cuidam disso?',
        answer:
          'Trabalhamos com as normas dos conselhos de medicina, odontologia e advocacia à mão e evitamos promessa de resultado. A conferência técnica final é do profissional responsável, que assina a aprovação.',
      },
      {
        question: 'Existe fidelidade?',
        answer:
          termSentence ??
          'O prazo fica escrito na proposta. É o tempo de aprender o tom e ver a resposta do público.',
      },
    ],
  },
  closing: {
    title: 'Quais perguntas você responde todo dia?',
    text: 'Cada uma delas é uma pauta. Traga cinco para a conversa gratuita e saia com um mês de calendário rascunhado.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero saber mais sobre a produção de conteúdo mensal.',
    proposal:
      'Olá! Vim pelo site e gostaria de uma proposta de produção de conteúdo para a minha empresa.',
  },
  related: ['marketing-conteudo', 'email-marketing', 'image-video-capture'],
  cases: ['escola-farol', 'moda-jangada'],
}
