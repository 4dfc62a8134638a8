import { brand } from '../brand.ts'
import type { ServiceContent } from '../types/service.ts'

export const service: ServiceContent = {
  name: 'SEO',
  summary:
    'Seu site encontrado por quem procura o que você vende: técnica, páginas úteis e presença local no Google.',
  features: [
    'Correção técnica do site',
    'Páginas para cada busca',
    'Perfil da Empresa no Google',
    'Acompanhamento mensal',
  ],
  icon: 'search',
  art: { seed: 1134, field: 'ripples', hue: 'mar' },
  meta: {
    title: `SEO em ${brand.address.city}: apareça para quem quer comprar`,
    description:
      'SEO técnico, de conteúdo e local para pequenas e médias empresas. Saiba o que fazemos, o que recusamos, quanto demora e como medir o retorno.',
  },
  hero: {
    eyebrow: 'SEO',
    title: 'Encontrado por quem já quer comprar',
    subtitle:
      'SEO, a otimização para mecanismos de busca, deixa o site claro, rápido e útil para aparecer sem pagar por clique. Demora mais do que anúncio, e o efeito dura mais.',
    facts: [
      { value: '4 frentes', label: 'técnica, páginas, local e reputação' },
      { value: '30 dias', label: 'até as primeiras correções no ar' },
      { value: 'Zero', label: 'de custo por clique, ao contrário do anúncio' },
    ],
  },
  blocks: [
    {
      id: 'frentes',
      kind: 'offerings',
      layout: 'bento',
      eyebrow: 'Frentes de trabalho',
      title: 'Onde mexemos para o site subir',
      intro:
        'A primeira semana de trabalho mostra qual delas trava o seu site. Começamos por essa, não por um pacote igual para todos.',
      items: [
        {
          icon: 'gauge',
          title: 'Técnica',
          text: 'O Google precisa abrir, ler e entender cada página. Corrigimos lentidão, endereços quebrados, páginas repetidas e o que atrapalha no celular.',
          examples: ['Velocidade', 'Leitura no celular', 'Links quebrados', 'Páginas repetidas'],
        },
        {
          icon: 'pen',
          title: 'Páginas',
          text: 'Cada serviço que você vende merece uma página que responda à dúvida inteira: para quem serve, como funciona, quanto custa, quanto demora.',
          examples: [
            'Pesquisa de palavras',
            'Títulos e descrições',
            'Textos reescritos',
            'Ligação entre páginas',
          ],
        },
        {
          icon: 'map',
          title: 'Busca local',
          text: 'Para quem atende na cidade, o mapa vale tanto quanto o site. Arrumamos o perfil, as fotos, as categorias e a rotina de avaliações.',
          examples: [
            'Perfil da Empresa no Google',
            'Nome, endereço e telefone iguais em toda parte',
            'Resposta a avaliações',
          ],
        },
        {
          icon: 'anchor',
          title: 'Reputação',
          text: 'Ser citado por sites sérios do seu setor e da sua região conta como recomendação. Buscamos citações que você mereceria mesmo sem o Google.',
          examples: ['Imprensa local', 'Associações e parceiros', 'Estudos e dados próprios'],
        },
      ],
    },
    {
      id: 'metodo',
      kind: 'steps',
      layout: 'ladder',
      eyebrow: 'Método',
      title: 'Um degrau por vez',
      total: 'Ciclos de 90 dias',
      intro:
        'Ao fim de cada ciclo, olhamos os números juntos e decidimos se vale seguir, mudar ou parar.',
      items: [
        {
          title: 'Retrato do ponto de partida',
          duration: 'Semanas 1 e 2',
          text: 'Medimos posições, visitas, contatos vindos da busca e velocidade. Sem esse retrato, ninguém prova melhora depois.',
        },
        {
          title: 'Consertos que destravam',
          duration: 'Semanas 3 e 4',
          text: 'Erros que impedem a leitura do site saem primeiro. São os que dão retorno mais cedo e custam menos.',
        },
        {
          title: 'Páginas com procura',
          duration: 'Meses 2 e 3',
          text: 'Reescrevemos as páginas de serviço e criamos as que faltam, começando pelas buscas de quem está pronto para contratar.',
        },
        {
          title: 'Citações e avaliações',
          duration: 'A partir do mês 2',
          text: 'Sua equipe passa a pedir avaliações do jeito certo, e nós procuramos parceiros e veículos que façam sentido.',
        },
        {
          title: 'Revisão do ciclo',
          duration: 'A cada 90 dias',
          text: 'O que está na segunda página recebe reforço. O que não atrai ninguém é unido a outra página ou retirado.',
        },
      ],
    },
    {
      id: 'onde-aparecer',
      kind: 'platforms',
      eyebrow: 'Onde aparecer',
      title: 'A busca não é mais um lugar só',
      intro:
        'O mesmo cliente pesquisa no computador, olha o mapa no carro e pergunta a uma IA no sofá.',
      items: [
        {
          name: 'Busca do Google',
          bestFor: 'Serviços que exigem comparação',
          text: 'Os resultados sem anúncio, logo abaixo dos patrocinados. É onde uma página completa vence uma página bonita e vazia.',
          points: [
            'Uma página para cada serviço e intenção',
            'Títulos que dizem o que há dentro',
            'Perguntas reais respondidas no texto',
          ],
        },
        {
          name: 'Google Maps',
          bestFor: 'Lojas, clínicas e serviços de bairro',
          text: 'O resultado “perto de mim”. Pesam a distância, a relação com o que foi buscado e quanto o negócio é conhecido.',
          points: [
            'Categoria e horário corretos, inclusive em feriado',
            'Fotos recentes do espaço e da equipe',
            'Avaliações respondidas, também as ruins',
          ],
        },
        {
          name: 'Respostas com IA',
          bestFor: 'Dúvidas longas e comparações',
          text: 'Resumos no Google e assistentes citam fontes claras e confiáveis. Ainda não há fórmula comprovada; há boas práticas.',
          points: [
            'Fatos, preços e autoria visíveis na página',
            'Texto que responde já no primeiro parágrafo',
            'Informação igual em todos os canais',
          ],
        },
      ],
    },
    {
      id: 'sucesso',
      kind: 'prose',
      eyebrow: 'Medição',
      title: 'Como saber se está funcionando',
      paragraphs: [
        'Posição na busca é meio, não fim. A medida principal é quantos pedidos de orçamento, ligações e conversas chegaram por ela, e quantos viraram venda. Por isso, a medição é configurada antes de mexermos em qualquer texto.',
        'Nos primeiros meses, os sinais são menores: mais páginas lidas pelo Google, mais aparições em buscas específicas, posições que sobem da quinta para a segunda página. Vale acompanhar, mas ainda não paga conta. O retorno costuma aparecer entre o quarto e o oitavo mês.',
        'Quedas acontecem. O Google muda as regras várias vezes por ano e os concorrentes também trabalham. Quando uma página cai, você recebe a causa provável e o que faremos, sem esperar a reunião.',
      ],
      aside: {
        title: 'SEO não é a melhor escolha se',
        items: [
          'você precisa de vendas já neste mês',
          'ninguém procura o que você vende, porque é novo demais',
          'o site vai ser refeito em breve: fale conosco antes',
        ],
      },
    },
    {
      id: 'atalhos',
      kind: 'contrast',
      eyebrow: 'Sem atalhos',
      title: 'O que recusamos, e o que fazemos no lugar',
      intro:
        'Truques podem funcionar por algumas semanas. A punição recai sobre o seu domínio, não sobre a agência.',
      beforeLabel: 'Recusamos',
      afterLabel: 'Fazemos',
      before: [
        'Comprar links em redes de sites falsos',
        'Publicar centenas de textos automáticos sem leitura',
        'Criar avaliações que nenhum cliente escreveu',
        'Prometer o primeiro lugar com data marcada',
      ],
      after: [
        'Conquistar citações de quem conhece o seu trabalho',
        'Publicar menos páginas, revisadas por quem faz o serviço',
        'Pedir avaliação a todo cliente atendido, sem oferecer prêmio',
        'Combinar metas por ciclo e mostrar o que deu errado',
      ],
    },
  ],
  faq: {
    title: 'O que perguntam sobre SEO',
    items: [
      {
        question: 'Quanto tempo demora?',
        answer:
          'Correções técnicas e do perfil local podem dar sinal em poucas semanas. Para disputar buscas concorridas, conte de seis a doze meses. Sites novos demoram mais do que sites com história.',
      },
      {
        question: 'Se eu parar, perco tudo?',
        answer:
          'Não de uma vez. As páginas continuam no ar e seguem trazendo visitas, mas tendem a perder posição conforme envelhecem e os concorrentes publicam. Uma revisão de tempos em tempos preserva boa parte do resultado.',
      },
      {
        question: 'SEO ou anúncios?',
        answer:
          'Anúncio compra presença hoje; SEO constrói presença para amanhã. Quem pode, começa pelos dois: o anúncio mostra quais palavras vendem, e o SEO investe nelas.',
      },
      {
        question: 'Preciso refazer o site?',
        answer:
          'Quase nunca. Na maioria dos casos, dá para consertar o que existe. Só sugerimos refazer quando o sistema impede mudanças básicas, e mostramos o motivo por escrito.',
      },
      {
        question: 'De que vocês precisam para começar?',
        answer:
          'Acesso ao site, ao Google Search Console (o painel gratuito em que o Google mostra como lê as suas páginas) e ao Perfil da Empresa. Se algum deles não existir, criamos em seu nome. Também pedimos uma conversa com quem atende os clientes.',
      },
    ],
  },
  closing: {
    title: 'Veja como o Google enxerga o seu site',
    text: 'Na conversa gratuita, abrimos o seu site ao vivo e apontamos os três consertos que fariam mais diferença, mesmo que você decida fazê-los por conta própria.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Orçamento',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre SEO para a minha empresa.',
    proposal: 'Olá! Vim pelo site e gostaria de receber um orçamento de SEO.',
  },
  related: ['marketing-conteudo', 'websites', 'analytics'],
  cases: ['clinica-sorriso-do-mar'],
}
