import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { omitMissing } from '../types/claims.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'Sites e landing pages',
  summary:
    'Site institucional ou página de uma só oferta, rápido no celular e com domínio no nome da sua empresa.',
  features: [
    'Site institucional de várias páginas',
    'Landing page para anúncios',
    'Contato direto no WhatsApp',
    'Base pronta para o Google',
  ],
  icon: 'layout',
  art: { seed: 1201, field: 'grid', hue: 'mar-sol' },
  meta: {
    title: `Criação de sites e landing pages em ${brand.address.city}`,
    description:
      'Site institucional ou landing page rápida no celular, com WhatsApp, medição e domínio em seu nome. Veja o que entra, o que fica fora e como funciona.',
  },
  hero: {
    eyebrow: 'Sites e landing pages',
    title: 'Um site que explica, convence e chama no WhatsApp',
    subtitle:
      'Criamos sites institucionais e páginas de oferta para pequenas e médias empresas. Você recebe tudo em seu nome, com a medição ligada desde o primeiro dia.',
    facts: omitMissing(
      claims.websites.timeline,
      { value: '100%', label: 'do domínio e do código em seu nome' },
      { value: '2', label: 'ciclos de ajuste antes de publicar' },
    ),
  },
  blocks: [
    {
      id: 'qual-escolher',
      kind: 'prose',
      eyebrow: 'Por onde começar',
      title: 'Site institucional ou landing page?',
      paragraphs: [
        'O site institucional é a sede da empresa na internet. Ele responde às perguntas de quem já ouviu falar de você: o que a empresa faz, quem ela atende, onde fica e como falar com uma pessoa. Costuma ter de cinco a doze páginas e trabalha por anos.',
        'A landing page é uma página só, feita para uma única oferta. Ela apresenta a proposta, mostra provas, tira as dúvidas mais comuns e pede uma ação, como agendar uma avaliação ou solicitar um orçamento. É para ela que os anúncios devem levar: quem clicou em “clareamento dental” não quer procurar o assunto na página inicial.',
        'Se você vai anunciar no próximo mês, comece pela landing page. Se o cliente pesquisa o nome da empresa antes de fechar, comece pelo site. Muita gente precisa dos dois, mas quase ninguém precisa dos dois ao mesmo tempo.',
      ],
      aside: {
        title: 'Faz sentido para você se',
        items: [
          'O cliente pede o site e você manda o perfil do Instagram',
          'A página atual demora ou aparece torta no celular',
          'Ninguém da equipe consegue trocar um telefone ou uma foto',
          'Seus anúncios levam todos para a mesma página inicial',
        ],
      },
    },
    {
      id: 'o-que-muda',
      kind: 'contrast',
      eyebrow: 'O que muda',
      title: 'Do cartão de visita ao balcão de atendimento',
      beforeLabel: 'Site que só existe',
      afterLabel: 'Site que trabalha',
      before: [
        'Demora a abrir e perde quem está com o sinal fraco',
        'Abre com a história da empresa e esconde o que ela vende',
        'Formulário cai numa caixa de e-mail que ninguém lê',
        'Domínio registrado no nome de um antigo fornecedor',
        'Ninguém sabe quantos clientes vieram dali',
      ],
      after: [
        'Abre em até 2,5 segundos num celular comum, conferido antes da entrega',
        'Começa pelo problema do cliente e mostra o próximo passo',
        'Contato chega ao e-mail e ao WhatsApp da pessoa certa',
        'Domínio, hospedagem e código no nome da sua empresa',
        'Ligações, conversas e formulários são contados por origem',
      ],
    },
    {
      id: 'formatos',
      kind: 'platforms',
      eyebrow: 'Formatos',
      title: 'Qual destes é o seu caso?',
      intro: 'Na primeira conversa indicamos o menor deles que resolve o seu caso.',
      items: [
        {
          name: 'Site institucional',
          bestFor: 'Empresas que vendem por confiança',
          text: 'Clínicas, escritórios, indústrias e construtoras, que precisam passar segurança antes da primeira ligação.',
          points: [
            'Páginas de serviço, equipe e contato',
            'Blog, quando há quem escreva',
            'Painel para a equipe editar',
          ],
        },
        {
          name: 'Landing page',
          bestFor: 'Quem anuncia ou vai anunciar',
          text: 'Uma oferta, um público, um botão. O texto da página repete a promessa do anúncio, e o visitante não se sente enganado.',
          points: [
            'Texto escrito por nós',
            'Formulário curto ou WhatsApp',
            'Versão nova a cada oferta',
          ],
        },
        {
          name: 'Site de uma página',
          bestFor: 'Negócios que estão começando',
          text: 'O essencial numa rolagem só: o que você faz, para quem, onde atende e como contratar. Cresce depois, sem refazer.',
          points: ['Mapa e horário', 'Fotos do espaço', 'Botão de WhatsApp sempre à mão'],
        },
        {
          name: 'Reforma de site',
          bestFor: 'Quem já tem visitas e não quer perdê-las',
          text: 'Mudamos a casa e mantemos os endereços que o Google já conhece. Cada página antiga aponta para a nova correspondente.',
          points: [
            'Lista das páginas com mais visitas',
            'Redirecionamento testado',
            'Acompanhamento por 30 dias',
          ],
        },
      ],
    },
    {
      id: 'o-que-entra',
      kind: 'checklist',
      eyebrow: 'Incluído',
      title: 'O que todo projeto leva',
      intro: 'Do site de uma página ao de doze, estes itens não são extras.',
      items: [
        'Textos escritos a partir de uma entrevista com você; no site de uma página, os seus, revistos',
        'Desenho pensado primeiro para o celular: próprio ou, no site de uma página, em modelo nosso',
        'Base de SEO, a otimização para o Google: títulos, descrições e mapa do site',
        'Google Analytics 4 configurado, com os contatos contados como conversão',
        'Aviso de cookies e política de privacidade de acordo com a LGPD',
        'Contraste, legendas e navegação por teclado para pessoas com deficiência',
        'Cadeado de segurança (HTTPS) e cópia de segurança automática',
        'Um documento com todos os acessos e as datas de renovação',
      ],
      highlight: claims.websites.timeline,
    },
    {
      id: 'como-funciona',
      kind: 'steps',
      layout: 'ladder',
      eyebrow: 'Como funciona',
      title: 'O que fazemos e o que pedimos de você',
      items: [
        {
          title: 'Entrevista',
          text: 'Uma conversa de uma hora sobre seus clientes, suas vendas e as perguntas que você responde todo dia. Você traz fotos, se tiver, e três sites de que gosta.',
        },
        {
          title: 'Estrutura e texto',
          text: 'Mandamos a ordem das páginas e o texto completo, ainda sem desenho. É a hora mais barata de mudar de ideia.',
        },
        {
          title: 'Desenho e montagem',
          text: 'Você abre o site num endereço de teste, no próprio celular. São dois ciclos de ajuste, com todos os comentários reunidos numa lista só.',
        },
        {
          title: 'Publicação',
          text: 'Testamos formulários, velocidade e medição, apontamos o domínio e publicamos de manhã, num dia útil, com a equipe por perto.',
        },
      ],
    },
    {
      id: 'como-medimos',
      kind: 'benefits',
      layout: 'lines',
      eyebrow: 'Resultado',
      title: 'Como saber se o site deu certo',
      intro: 'Quatro números bastam. Você os vê num painel aberto, sem pedir relatório.',
      items: [
        {
          title: 'Contatos por mês',
          text: 'Quantas pessoas chamaram no WhatsApp, ligaram ou enviaram o formulário.',
        },
        {
          title: 'Taxa de conversão',
          text: 'De cada cem visitas, quantas viraram contato. É o que separa falta de público de página fraca.',
        },
        {
          title: 'Origem das visitas',
          text: 'Google, anúncios, redes sociais ou indicação. Mostra onde vale pôr o próximo real.',
        },
        {
          title: 'Velocidade real',
          text: 'O tempo de abertura medido nos celulares de quem visita, onde o site é usado de fato.',
        },
      ],
    },
  ],
  faq: {
    title: 'Antes de fazer o seu site',
    items: [
      {
        question: 'Um site novo me põe em primeiro lugar no Google?',
        answer:
          'Não, e ninguém pode prometer isso. O site sai com a base técnica certa, que é condição para aparecer. A posição depende também de conteúdo, concorrência e tempo. Se esse é o objetivo, veja o nosso serviço de SEO, a otimização para buscadores.',
      },
      {
        question: 'O que não está incluído?',
        answer:
          'Ficam fora a verba de anúncios e a sessão de fotos. Domínio e hospedagem você paga diretamente ao fornecedor. Loja virtual com estoque, login de clientes e sistemas sob medida estão na página Sites e aplicativos.',
      },
      {
        question: 'Quanto custa?',
        answer:
          'O site de uma página, em modelo nosso e com os seus textos e fotos, está em [Planos](/home1/planos). Landing page e site completo, desenhados e escritos do zero, custam mais e estão em [Sites e aplicativos](/servicos/websites-apps). A proposta sai por escrito depois da primeira conversa, com escopo e prazo fechados.',
      },
      {
        question: 'Posso mudar de fornecedor depois?',
        answer:
          'Pode. O domínio fica registrado no CNPJ da sua empresa, os acessos de administrador são seus e o código é entregue. Você leva tudo embora sem pedir licença nem pagar multa de saída.',
      },
      {
        question: 'O que costuma atrasar um projeto?',
        answer:
          'Na maioria das vezes, fotos e aprovações. O prazo conta a partir da entrevista e pressupõe retorno em até dois dias úteis a cada etapa. Se você viajar ou precisar de mais tempo, o calendário anda junto, sem custo.',
      },
    ],
  },
  closing: {
    title: 'Mostre o seu site atual. A gente diz o que manter.',
    text: 'Na conversa gratuita abrimos a página com você, no celular, e apontamos o que corrigir primeiro. Se não precisar de um site novo, você vai ouvir isso.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Orçamento',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre um site ou landing page para a minha empresa.',
    proposal:
      'Olá! Vim pelo site e gostaria de um orçamento para criar um site institucional ou uma landing page.',
  },
  price: 'one-off/website',
  related: ['websites-apps', 'seo', 'trafego-pago'],
  cases: ['clinica-sorriso-do-mar', 'construtora-horizonte'],
  classic: {
    meta: {
      title: 'Sites institucionais e páginas de oferta',
      description:
        'Precisa de um site para a empresa ou de uma página para anunciar? Entenda a diferença, o que está incluído e como acompanhar os contatos que chegam.',
    },
    hero: {},
  },
}
