import { brand } from '../brand.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'Captação de imagem e vídeo',
  summary:
    'Fotos e vídeos do seu espaço, da sua equipe e dos seus produtos, com roteiro, autorizações e prazo de entrega.',
  features: [
    'Vídeos corporativos',
    'Conteúdo para redes sociais',
    'Ensaios fotográficos',
    'Autorizações de imagem em ordem',
  ],
  icon: 'camera',
  art: { seed: 1205, field: 'calm', hue: 'sol' },
  meta: {
    title: `Captação de fotos e vídeos em ${brand.address.city} para empresas`,
    description:
      'Vídeo corporativo, conteúdo para redes e ensaio fotográfico: prazos de produção, como é o dia de gravação, direitos de uso e autorização de imagem.',
  },
  hero: {
    eyebrow: 'Captação de imagem e vídeo',
    title: 'Mostre a sua empresa como ela é num bom dia',
    subtitle:
      'Gravamos e fotografamos no seu espaço, com roteiro aprovado antes e equipe enxuta. A operação não para, e cada diária rende material para meses.',
    facts: [
      { value: '7 a 30', label: 'dias até a entrega, conforme o formato' },
      { value: '3', label: 'pessoas na equipe de uma diária comum' },
      { value: '2', label: 'rodadas de ajuste na edição' },
    ],
  },
  blocks: [
    {
      id: 'prazos',
      kind: 'times',
      eyebrow: 'Prazos de produção',
      title: 'Quanto tempo leva cada formato',
      intro:
        'O prazo conta da aprovação do roteiro à entrega final e inclui as duas rodadas de ajuste. Reserve mais uma semana se a gravação depender de sol, maré ou agenda de convidados.',
      items: [
        {
          name: 'Vídeos corporativos',
          duration: '15–30 dias',
          text: 'Institucional, depoimento ou treinamento. Inclui roteiro, uma ou duas diárias, edição, trilha licenciada e legendas.',
        },
        {
          name: 'Conteúdo para redes',
          duration: '7–15 dias',
          text: 'Lote de vídeos verticais curtos gravados no mesmo dia e entregues prontos para publicar, com capa e legenda embutida.',
        },
        {
          name: 'Ensaios fotográficos',
          duration: '7–10 dias',
          text: 'Equipe, ambiente, pratos ou produtos. Você escolhe as imagens numa galeria só sua e recebe as escolhidas já tratadas, em alta resolução.',
        },
      ],
    },
    {
      id: 'tipos',
      kind: 'offerings',
      layout: 'list',
      eyebrow: 'Tipos de produção',
      title: 'O que gravamos e fotografamos',
      intro: 'Uma diária bem planejada mistura dois ou três destes tipos e sai mais em conta.',
      items: [
        {
          icon: 'video',
          title: 'Vídeo institucional',
          text: 'De um a três minutos que contam o que a empresa faz, para quem e por que confiar nela. Vai para o site, a proposta comercial e a tela da recepção.',
          examples: [
            'Apresentação da fábrica',
            'Visita guiada ao decorado',
            'História da fundadora',
          ],
        },
        {
          icon: 'message',
          title: 'Depoimentos de clientes',
          text: 'Conversa conduzida, sem texto decorado. Preparamos as perguntas e editamos sem mudar o sentido do que foi dito.',
          examples: ['Aluno formado', 'Paciente que autorizou', 'Lojista parceiro'],
        },
        {
          icon: 'phone',
          title: 'Vídeos curtos verticais',
          text: 'Feitos para o celular, com o assunto nos primeiros segundos e legenda para quem assiste sem som.',
          examples: ['Dúvida respondida em 30 segundos', 'Bastidores', 'Produto em uso'],
        },
        {
          icon: 'camera',
          title: 'Fotografia de pessoas e espaços',
          text: 'Retratos da equipe com a mesma luz, fachada, ambientes e detalhes. Acaba com a foto recortada de festa no site.',
          examples: ['Equipe da clínica', 'Salas e fachada', 'Obra em andamento'],
        },
        {
          icon: 'star',
          title: 'Fotografia de produto',
          text: 'Fundo neutro para a loja virtual e cena de uso para as redes, com cor fiel: menos troca, menos reclamação.',
          examples: ['Peças de coleção', 'Cardápio', 'Embalagens'],
        },
      ],
    },
    {
      id: 'entrega',
      kind: 'benefits',
      layout: 'cards',
      eyebrow: 'O que você recebe',
      title: 'Material organizado e pronto para publicar',
      items: [
        {
          icon: 'layers',
          title: 'Cada peça em três medidas',
          text: 'Horizontal para o site, vertical para vídeos curtos e quadrada para o feed, com nomes de arquivo que dizem o que cada um contém.',
        },
        {
          icon: 'pen',
          title: 'Legendas revisadas',
          text: 'Em português, embutidas e em arquivo separado. Ajudam pessoas surdas e quem assiste no ônibus.',
        },
        {
          icon: 'shield',
          title: 'Pasta de autorizações',
          text: 'Termos de imagem assinados e licenças de trilha guardados junto do material.',
        },
        {
          icon: 'clock',
          title: 'Um ano de guarda',
          text: 'Mantemos cópia das imagens brutas por doze meses. Depois avisamos, e você decide se quer recebê-las.',
        },
      ],
    },
    {
      id: 'dia-de-gravacao',
      kind: 'steps',
      layout: 'ladder',
      eyebrow: 'O dia de gravação',
      title: 'Como é uma diária no seu espaço',
      intro: 'Oito horas, com intervalo. O roteiro de horários chega a todos na véspera.',
      items: [
        {
          title: 'Chegada e montagem',
          duration: '8h às 9h',
          text: 'Conferimos luz, som e tomadas. Um cômodo vira camarim e depósito, para não ocupar a área de clientes.',
        },
        {
          title: 'Pessoas primeiro',
          duration: '9h às 12h',
          text: 'Entrevistas e retratos enquanto todos estão descansados. Quem não está acostumado à câmera ensaia conosco, sem plateia.',
        },
        {
          title: 'Operação e produtos',
          duration: '13h às 16h',
          text: 'Registramos o trabalho real, combinando cada cena com o responsável pelo setor. Nada de parar a fila do caixa.',
        },
        {
          title: 'Fachada e cópia',
          duration: '16h às 17h',
          text: 'Luz do fim da tarde do lado de fora, cópia dupla dos arquivos e conferência da lista de cenas antes de sair.',
        },
      ],
    },
    {
      id: 'direitos',
      kind: 'prose',
      eyebrow: 'Direitos e LGPD',
      title: 'Imagem de pessoa pede autorização por escrito',
      paragraphs: [
        'Para a LGPD, a lei de proteção de dados, rosto e voz são dados pessoais. O direito de imagem, por sua vez, é protegido pela Constituição e pelo Código Civil. Por isso cada pessoa reconhecível assina, antes de gravar, um termo que diz para que a imagem será usada, em quais canais e por quanto tempo. Isso vale para clientes, funcionários e familiares do dono.',
        'O termo pode ser revogado. Se alguém pedir para sair, retiramos a peça dos canais que administramos e orientamos você a fazer o mesmo nos demais. O que já foi impresso ou compartilhado por terceiros nem sempre tem volta, e o termo diz isso com clareza.',
        'Crianças e adolescentes só aparecem com a autorização do pai, da mãe ou do responsável legal. Em clínicas, a imagem do paciente revela dados de saúde, que a lei trata como sensíveis: pedimos consentimento específico e seguimos as regras do conselho profissional. Em áreas com público, sinalizamos a gravação e evitamos rostos de quem passa.',
        'Quanto ao material, sua empresa recebe licença de uso sem prazo, no site, nas redes, em anúncios e em impressos. O crédito de autoria continua sendo de quem fotografou e filmou, como manda a Lei de Direitos Autorais. Revenda a terceiros precisa ser combinada.',
      ],
      aside: {
        title: 'Fica fora do pacote',
        items: [
          'Cachê de atores, modelos e apresentadores',
          'Aluguel de locação e taxas de espaço público',
          'Drone, orçado à parte e só onde a lei permite o voo',
          'Verba para anunciar os vídeos',
        ],
      },
    },
    {
      id: 'preparo',
      kind: 'checklist',
      eyebrow: 'Antes da diária',
      title: 'O que preparar para o dia render',
      items: [
        'Um responsável com autoridade para decidir na hora',
        'Lista de quem aparece, com os termos já lidos em casa',
        'Roupas lisas, sem listra fina nem marca de outra empresa',
        'Vitrine, mesas e uniformes em ordem na véspera',
        'Aviso a vizinhos, condomínio ou shopping, quando for o caso',
        'Ar-condicionado e som ambiente que possam ser desligados',
      ],
    },
  ],
  faq: {
    title: 'Perguntas sobre fotos e vídeos',
    items: [
      {
        question: 'Quanto custa uma diária?',
        answer: `O valor é a combinar, porque depende do roteiro, do número de diárias e da locação. Na proposta você vê cada item separado: captação, edição, trilha e deslocamento. Atendemos ${brand.address.city} e região metropolitana; outras cidades têm custo de viagem.`,
      },
      {
        question: 'E se chover no dia?',
        answer:
          'Cenas externas são remarcadas sem multa, até duas vezes. Se houver cenas internas no roteiro, adiantamos essas e aproveitamos a diária.',
      },
      {
        question: 'Como sei se o vídeo deu resultado?',
        answer:
          'Definimos antes o papel de cada peça. No site, comparamos os contatos da página com e sem o vídeo. Nas redes, olhamos tempo assistido e cliques. Em vendas, perguntamos ao comercial se a peça encurtou a conversa. Número de visualizações sozinho diz pouco.',
      },
      {
        question: 'Posso usar a música que está na moda?',
        answer:
          'Em conta de empresa, quase nunca. As bibliotecas das redes liberam boa parte das músicas só para uso pessoal. Usamos trilhas licenciadas para uso comercial, e a licença vai na pasta de entrega.',
      },
      {
        question: 'Não posso gravar com o celular?',
        answer:
          'Pode, e para bastidores do dia a dia recomendamos isso mesmo. Ensinamos a sua equipe a gravar com luz de janela e som limpo. A captação profissional vale para o que fica no ar por muito tempo ou vai receber anúncios.',
      },
    ],
  },
  closing: {
    title: 'Qual cena da sua empresa ninguém de fora viu ainda?',
    text: 'Conte o que você vende e onde o vídeo ou a foto vai aparecer. Voltamos com uma ideia de roteiro, o número de diárias e um orçamento por item.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Orçamento',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre captação de imagem e vídeo.',
    proposal:
      'Olá! Vim pelo site e gostaria de um orçamento de captação de imagem e vídeo para a minha empresa.',
  },
  price: 'one-off/media-capture',
  related: ['conteudo', 'trafego-pago', 'websites'],
  cases: ['construtora-horizonte', 'escola-farol'],
}
