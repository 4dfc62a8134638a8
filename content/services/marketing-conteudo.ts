import { brand } from '../brand.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'Marketing de conteúdo',
  summary:
    'Estratégia de conteúdo guiada pela busca: descobrimos o que o seu cliente pergunta e planejamos a melhor resposta.',
  features: [
    'Pesquisa de público e de buscas',
    'Calendário editorial com meta',
    'Textos revisados por quem entende',
    'Medição até o contato',
  ],
  icon: 'book',
  art: { seed: 1123, field: 'layers', hue: 'ceu' },
  meta: {
    title: `Marketing de conteúdo em ${brand.address.city}, guiado por SEO`,
    description:
      'Estratégia de conteúdo para pequenas e médias empresas: pesquisa do que o cliente procura, calendário com meta e medição até o contato.',
  },
  hero: {
    eyebrow: 'Marketing de conteúdo',
    title: 'Seja a resposta que o seu cliente procura',
    subtitle:
      'Antes de comprar, as pessoas pesquisam. Nós planejamos o que a sua empresa publica para estar presente nessa hora e levar a conversa adiante.',
    facts: [
      { value: '1 tema', label: 'por vez, até virar referência' },
      { value: '90 dias', label: 'em cada ciclo de planejamento' },
      { value: '3 a 6 meses', label: 'para a busca começar a responder' },
    ],
  },
  blocks: [
    {
      id: 'o-que-e',
      kind: 'prose',
      eyebrow: 'O que é',
      title: 'Conteúdo com destino, não com data comemorativa',
      paragraphs: [
        'Marketing de conteúdo é publicar o que ajuda o cliente a decidir, no lugar em que ele procura. Um guia de preços, um comparativo honesto ou um vídeo que mostra o serviço por dentro vendem melhor do que mais uma frase motivacional.',
        'O trabalho começa pela pesquisa: as palavras que as pessoas digitam no Google, as perguntas que chegam ao seu WhatsApp e as objeções que o seu vendedor ouve toda semana. Delas saem os temas, e cada tema ganha um objetivo que dá para medir.',
        'SEO, a otimização para mecanismos de busca, entra desde a pauta. Em vez de escrever primeiro e ajustar depois, escolhemos assuntos que têm procura, que você pode disputar e que terminam em venda.',
      ],
      aside: {
        title: 'Costuma valer a pena quando',
        items: [
          'a compra leva dias ou semanas para ser decidida',
          'o cliente faz muitas perguntas antes de fechar',
          'o anúncio ficou caro e você quer depender menos dele',
          'alguém da casa domina o assunto e topa ser entrevistado',
        ],
      },
    },
    {
      id: 'frentes',
      kind: 'benefits',
      layout: 'bento',
      eyebrow: 'Estratégia',
      title: 'As cinco decisões que tomamos com você',
      intro:
        'Ao fim da pesquisa, elas cabem em um documento curto que a sua equipe inteira entende.',
      items: [
        {
          icon: 'users',
          title: 'Para quem',
          text: 'Entrevistamos clientes seus, inclusive um que quase não comprou. É dele que saem as melhores pautas.',
        },
        {
          icon: 'compass',
          title: 'Sobre o quê',
          text: 'Escolhemos poucos temas e vamos fundo. Dez textos que se apoiam valem mais do que trinta soltos.',
        },
        {
          icon: 'map',
          title: 'Onde',
          text: 'O blog recebe a busca; e-mail e redes distribuem. Não abrimos um canal que ninguém vai manter.',
        },
        {
          icon: 'pen',
          title: 'Com que voz',
          text: 'Um guia de tom com exemplos do que a marca diz e do que não diz, para o texto soar como você.',
        },
        {
          icon: 'gauge',
          title: 'Com que meta',
          text: 'Cada peça nasce com um número a mover: posição na busca, cadastros ou pedidos de orçamento.',
        },
      ],
    },
    {
      id: 'formatos',
      kind: 'stack',
      eyebrow: 'Formatos',
      title: 'Um conteúdo para cada momento da compra',
      intro:
        'Quem acabou de notar um problema não quer ver tabela de preços. Quem está com duas propostas na mão não quer ler o básico.',
      groups: [
        {
          label: 'Entendendo o problema',
          tools: [
            'Guia completo',
            'Glossário do setor',
            'Vídeo curto de resposta',
            'Lista de erros comuns',
          ],
        },
        {
          label: 'Comparando soluções',
          tools: [
            'Comparativo honesto',
            'Página de preços explicada',
            'Planilha ou calculadora',
            'Perguntas frequentes',
          ],
        },
        {
          label: 'Escolhendo o fornecedor',
          tools: [
            'História de cliente',
            'Bastidor do serviço',
            'Página da cidade ou do bairro',
            'Passo a passo da contratação',
          ],
        },
        {
          label: 'Depois da compra',
          tools: [
            'Manual de uso',
            'Boletim por e-mail',
            'Convite para indicar',
            'Novidade só para clientes',
          ],
        },
      ],
    },
    {
      id: 'antes-e-depois',
      kind: 'contrast',
      eyebrow: 'Na prática',
      title: 'Publicar muito não é o mesmo que ser encontrado',
      beforeLabel: 'Sem estratégia',
      afterLabel: 'Com estratégia',
      before: [
        'A pauta nasce na véspera, do que o concorrente postou',
        'Cada publicação morre em dois dias',
        'O texto é correto, mas poderia ser de qualquer empresa',
        'O relatório fala de curtidas e alcance',
      ],
      after: [
        'A pauta sai de buscas reais e das dúvidas dos clientes',
        'Um bom texto traz visitas por meses e é atualizado quando envelhece',
        'O texto traz exemplos, preços e opinião de quem faz o serviço',
        'O relatório fala de contatos, propostas e vendas que passaram pelo conteúdo',
      ],
    },
    {
      id: 'prazos',
      kind: 'times',
      eyebrow: 'Prazos',
      title: 'O que esperar, e quando',
      intro:
        'Conteúdo é investimento de colheita lenta. Estes são os prazos que combinamos às claras.',
      items: [
        {
          name: 'Pesquisa e plano',
          duration: '3 semanas',
          text: 'Entrevistas, levantamento de buscas, leitura do que já existe no seu site e o documento de estratégia.',
        },
        {
          name: 'Primeiras publicações',
          duration: 'Mês 2',
          text: 'Os textos mais próximos da venda saem primeiro, porque servem também ao vendedor e aos anúncios.',
        },
        {
          name: 'Sinais na busca',
          duration: 'Meses 3 a 6',
          text: 'As páginas começam a aparecer para buscas específicas. Sites novos ou setores disputados demoram mais.',
        },
        {
          name: 'Efeito acumulado',
          duration: 'Mês 6 em diante',
          text: 'Atualizamos o que está perto da primeira página, cortamos o que não rendeu e abrimos o próximo tema.',
        },
      ],
    },
    {
      id: 'entregas',
      kind: 'checklist',
      eyebrow: 'Entregas',
      title: 'O que fica com a sua empresa',
      intro: 'Tudo em arquivos abertos e publicado em canais seus.',
      items: [
        'Documento de estratégia com público, temas, voz e metas',
        'Mapa de buscas, com volume estimado e dificuldade de cada tema',
        'Calendário editorial de 90 dias, com responsável e objetivo por peça',
        'Pautas detalhadas, que um redator seu ou nosso consegue executar',
        'Revisão técnica por alguém da sua equipe antes de publicar',
        'Relatório mensal curto: o que subiu, o que caiu e o que faremos',
      ],
    },
  ],
  faq: {
    title: 'Dúvidas antes de publicar',
    items: [
      {
        question: 'Qual é a diferença para a produção de conteúdo?',
        answer:
          'Aqui cuidamos do plano: o que dizer, a quem, onde e com que meta. A produção escreve, desenha e publica em volume mensal. Dá para contratar só o plano e executar em casa, ou juntar os dois.',
      },
      {
        question: 'Vocês usam IA para escrever?',
        answer:
          'Usamos para pesquisar, organizar e revisar. O que dá valor ao texto, que são a experiência, o exemplo e a opinião, vem de entrevistas com a sua equipe. Nada é publicado sem leitura humana e sem a sua aprovação.',
      },
      {
        question: 'Quanto tempo do meu time isso toma?',
        answer:
          'Cerca de duas horas por semana no primeiro mês, para entrevistas e aprovações. Depois, uma hora costuma bastar. Sem essa hora, o texto fica genérico, e preferimos não publicar.',
      },
      {
        question: 'Como sei se deu certo?',
        answer:
          'Acompanhamos quantas pessoas chegam pelos textos, quantas viram contato e quantas vendas passaram por eles. Nem toda venda se atribui com exatidão: muita gente lê hoje e compra em outro dia, por outro canal. Dizemos isso no relatório.',
      },
      {
        question: 'Vocês garantem a primeira página do Google?',
        answer:
          'Não, e desconfie de quem garante. A posição depende do Google e dos concorrentes. Garantimos o trabalho combinado, os prazos e a franqueza para mudar de tema quando os números pedirem.',
      },
    ],
  },
  closing: {
    title: 'O que o seu cliente pergunta antes de comprar?',
    text: 'Conte as três dúvidas que você mais ouve. Saímos da conversa com as primeiras pautas e uma ideia clara de quanto elas são procuradas.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre marketing de conteúdo para o meu negócio.',
    proposal: 'Olá! Vim pelo site e gostaria de receber uma proposta de marketing de conteúdo.',
  },
  related: ['conteudo', 'seo', 'email-marketing'],
  cases: ['escola-farol', 'construtora-horizonte'],
  classic: {
    meta: {
      title: 'Estratégia de conteúdo para atrair clientes',
      description:
        'Planejamos temas, formatos e metas do seu blog, das redes e do e-mail a partir do que as pessoas buscam. Prazos claros e relatório sem enfeite.',
    },
    hero: {
      eyebrow: 'Conteúdo e estratégia',
      title: 'Conteúdo que trabalha depois de publicado',
      subtitle:
        'Um plano de temas baseado no que o seu público procura, com metas que dá para conferir e textos que seguem trazendo visitas meses depois.',
    },
  },
}
