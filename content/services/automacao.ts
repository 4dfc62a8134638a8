import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import { omitMissing } from '../types/claims.ts'
import type { ServiceContent } from '../types/service.ts'

const { automation } = claims

export const service: ServiceContent = {
  name: 'Automação com IA',
  summary:
    'Fluxos que respondem, qualificam e lembram no WhatsApp, no site e no e-mail, com gente assumindo quando importa.',
  features: [
    'Atendimento no WhatsApp a qualquer hora',
    'Qualificação de contatos',
    'Integração com o seu CRM',
    'Lembretes e reativação',
  ],
  icon: 'sparkles',
  art: { seed: 1112, field: 'vortex', hue: 'mar' },
  meta: {
    title: `Automação com IA em ${brand.address.city}: WhatsApp e vendas`,
    description:
      'Fluxos que atendem, qualificam e agendam no WhatsApp a qualquer hora, ligados ao seu CRM e com passagem para uma pessoa. Tire dúvidas no chat.',
  },
  hero: {
    eyebrow: 'Automação com IA',
    title: 'Automação com IA que atende enquanto você dorme',
    subtitle:
      'Do primeiro “oi” no WhatsApp ao pagamento: fluxos que respondem, qualificam e lembram, com gente assumindo quando importa.',
    facts: omitMissing(automation.efficiency, automation.closing, automation.always),
  },
  blocks: [
    {
      id: 'solucoes',
      kind: 'offerings',
      layout: 'tabs',
      eyebrow: 'Soluções',
      title: 'Quatro tipos de automação',
      intro:
        'Cada uma funciona sozinha. A maioria dos clientes começa pelo atendimento e soma as outras depois.',
      items: [
        {
          icon: 'message',
          title: 'Atendimento',
          text: 'Responde às perguntas que chegam todo dia com as informações que você aprovou: preço, endereço, horário, convênio, troca, prazo de entrega.',
          examples: ['Tabela de preços às 22h', 'Áudio transcrito', 'Reclamação vai a uma pessoa'],
        },
        {
          icon: 'funnel',
          title: 'Qualificação e vendas',
          text: 'Faz três ou quatro perguntas antes de chamar o vendedor e registra tudo no CRM, o cadastro onde ficam clientes e negociações.',
          examples: ['Faixa de valor e bairro', 'Varejo ou atacado', 'Lembrete de orçamento'],
        },
        {
          icon: 'calendar',
          title: 'Agenda e lembretes',
          text: 'Mostra horários livres, marca, confirma e remarca sem troca de mensagens com a recepção.',
          examples: ['Confirmação na antevéspera', 'Endereço na manhã do dia', 'Lista de espera'],
        },
        {
          icon: 'refresh',
          title: 'Acompanhamento e reativação',
          text: 'Mantém contato com quem ainda não comprou e com quem sumiu, por e-mail ou WhatsApp. Só recebe quem aceitou receber.',
          examples: ['Carrinho abandonado', 'Revisão em seis meses', 'Boas-vindas ao aluno'],
        },
      ],
    },
    {
      id: 'beneficios',
      kind: 'benefits',
      layout: 'cards',
      eyebrow: 'Benefícios',
      title: 'O que muda no seu dia',
      items: [
        {
          icon: 'zap',
          title: 'Resposta em segundos',
          text: 'Ninguém espera na fila para saber preço ou horário, nem no domingo.',
        },
        {
          icon: 'target',
          title: 'Contato qualificado',
          text: 'O seu time só fala com quem já disse do que precisa.',
        },
        {
          icon: 'calendar',
          title: 'Menos faltas',
          text: 'O lembrete chega na hora certa e remarcar leva um toque.',
        },
        {
          icon: 'layers',
          title: 'CRM em ordem',
          text: 'Cada conversa vira registro, sem ninguém copiar e colar.',
        },
        {
          icon: 'heart',
          title: 'Cliente de volta',
          text: 'Quem sumiu recebe um convite baseado na última compra.',
        },
        {
          icon: 'wallet',
          title: 'Custo previsível',
          text: 'O volume de mensagens cresce sem que a equipe precise crescer junto.',
        },
      ],
    },
    {
      id: 'numeros',
      kind: 'stats',
      eyebrow: 'Ganhos',
      title: 'O que a automação pode somar',
      intro:
        'Antes de ligar qualquer fluxo, anotamos como o seu atendimento está hoje. É com esse ponto de partida que comparamos.',
      items: omitMissing(automation.sales, automation.engagement, automation.conversion),
      note: 'São os melhores resultados observados, não a média nem uma promessa. Ganha mais quem recebe muitas mensagens repetidas e hoje demora a responder.',
    },
    {
      id: 'recursos',
      kind: 'stack',
      eyebrow: 'Recursos avançados',
      title: 'O que trabalha por trás da conversa',
      intro:
        'Usamos o que você já tem. Só sugerimos trocar de ferramenta quando ela não se integra.',
      groups: [
        {
          label: 'Canais',
          tools: ['WhatsApp Business', 'Instagram Direct', 'Chat no site', 'E-mail'],
        },
        {
          label: 'Inteligência',
          tools: [
            'Respostas a partir dos seus documentos',
            'Transcrição de áudio',
            'Leitura da intenção do cliente',
            'Resumo da conversa para o vendedor',
          ],
        },
        {
          label: 'Integrações',
          tools: ['CRM', 'Google Agenda', 'Loja virtual', 'Pix e link de pagamento', 'Planilhas'],
        },
        {
          label: 'Controle',
          tools: ['Passagem para uma pessoa', 'Limite de envios', 'Registro de consentimento'],
        },
      ],
    },
    // Sample clients: the three businesses and their figures are invented; replace them with real ones.
    {
      id: 'historias',
      kind: 'stories',
      eyebrow: 'Histórias',
      title: 'Três atendimentos que mudaram de ritmo',
      items: [
        {
          client: 'Buffet Duna Mansa',
          sector: 'Festas e eventos',
          challenge:
            'Pedidos de orçamento da noite só eram vistos de manhã, já fechados com outro buffet.',
          solution: 'Fluxo que consulta datas, mostra cardápios e envia o link do sinal.',
          outcome: 'O pedido da noite deixou de esperar, e a equipe cuida das festas.',
          metric: { value: '40 s', label: 'até a primeira resposta; antes, 9 horas' },
        },
        {
          client: 'Studio Aroeira',
          sector: 'Pilates e fisioterapia',
          challenge: 'Um em cada cinco horários ficava vazio por falta avisada em cima da hora.',
          solution: 'Confirmação na antevéspera, remarcação por botão e lista de espera.',
          outcome: 'Quase toda vaga aberta passou a ser ocupada no mesmo dia, sem telefonema.',
          metric: { value: '−38%', label: 'de horários vazios em três meses' },
        },
        {
          client: 'Distribuidora Vela Branca',
          sector: 'Atacado de embalagens',
          challenge: 'Vendedores gastavam a manhã separando pedidos pequenos de contas grandes.',
          solution: 'Qualificação por volume e cidade, com resumo da conversa no CRM.',
          outcome: 'Pedido pequeno vai para a loja virtual; o vendedor liga para o atacado.',
          metric: { value: '2 h', label: 'a mais por dia para cada vendedor' },
        },
      ],
    },
    {
      id: 'processo',
      kind: 'steps',
      layout: 'ladder',
      eyebrow: 'Processo',
      title: 'Do papel ao ar em quatro etapas',
      total: 'Primeiro fluxo em até duas semanas',
      items: [
        {
          title: 'Ouvir as conversas',
          duration: 'Dias 1 a 3',
          text: 'Lemos uma amostra do seu atendimento e contamos o que mais se repete. É essa lista que decide por onde começar.',
        },
        {
          title: 'Escrever o roteiro',
          duration: 'Dias 4 a 7',
          text: 'Você aprova o tom, as respostas e o que a IA nunca deve dizer, como desconto fora da tabela ou orientação de saúde.',
        },
        {
          title: 'Ligar e acompanhar',
          duration: 'Dias 8 a 14',
          text: 'Testamos com a sua equipe, depois com uma parte dos clientes. Só abrimos para todos quando não há mais erro grave.',
        },
        {
          title: 'Ajustar todo mês',
          duration: 'Contínuo',
          text: 'Lemos as conversas que travaram, corrigimos a base de respostas e mostramos tempo de resposta, agendamentos e vendas.',
        },
      ],
    },
    {
      id: 'conversa',
      kind: 'chat',
      eyebrow: brand.assistant,
      title: 'Pergunte antes de contratar',
      intro: `Diga o seu nicho e a sua dúvida de marketing. O ${brand.assistant} responde na hora com próximos passos para negócios como o seu, o que custa e onde ler mais. É um assistente automático e pode errar: antes de fechar, confirme com a nossa equipe.`,
    },
  ],
  faq: {
    title: 'Sem letra miúda',
    items: [
      {
        question: 'Em quanto tempo fica no ar?',
        answer:
          'O primeiro fluxo entra em produção em até duas semanas. Os demais seguem um por vez, porque cada um precisa de alguns dias de conversa real antes do próximo.',
      },
      {
        question: 'Funciona com o meu CRM?',
        answer:
          'Com os mais usados no Brasil, sim. Se o seu não tiver integração pronta, avaliamos uma ligação sob medida ou começamos por uma planilha, sem obrigar você a trocar de sistema.',
      },
      {
        question: 'E se o cliente quiser falar com uma pessoa?',
        answer:
          'Basta pedir. O fluxo avisa o seu time, entrega o resumo do que já foi dito e para de responder naquela conversa. Fora do horário, informa quando alguém vai retornar.',
      },
      {
        question: 'A IA pode responder errado?',
        answer:
          'Pode. Por isso ela responde a partir de documentos aprovados por você, diz que não sabe quando a resposta não está lá e não fecha negociação sozinha. Não a usamos para diagnóstico de saúde, parecer jurídico nem decisão de crédito.',
      },
      {
        question: 'Corro risco de ter o WhatsApp bloqueado?',
        answer:
          'O risco vem de disparos em massa para quem não pediu, e isso não fazemos. Usamos a plataforma oficial do WhatsApp, só escrevemos a quem autorizou, como pede a LGPD (a lei de proteção de dados), e todo lembrete ou convite traz uma saída fácil.',
      },
    ],
  },
  closing: {
    title: 'Qual conversa você mais repete?',
    text: 'Traga as dez perguntas que a sua equipe mais responde. Na conversa gratuita, mostramos quais delas podem sair das suas mãos primeiro.',
    schedule: 'Agendar conversa gratuita',
    talk: 'Fale Conosco',
    proposal: 'Solicitar Proposta',
  },
  whatsapp: {
    talk: 'Olá! Vim pelo site e quero conversar sobre automação com IA no meu atendimento.',
    proposal: 'Olá! Vim pelo site e gostaria de receber uma proposta de automação com IA.',
  },
  related: ['email-marketing', 'trafego-pago', 'websites-apps'],
  cases: ['clinica-sorriso-do-mar', 'escola-farol'],
  classic: {
    meta: {
      title: 'Automação de atendimento e vendas com IA',
      description:
        'Atendimento automático no WhatsApp, agenda, qualificação e reativação de clientes, com roteiro aprovado por você e ajustes todos os meses.',
    },
    hero: {
      eyebrow: 'Automação e IA',
      title: 'Menos tarefa repetida, mais conversa que vende',
      subtitle:
        'Montamos fluxos de atendimento, agenda e reativação com o seu jeito de falar. A sua equipe entra nas conversas em que faz diferença.',
    },
    omit: ['historias'],
  },
}
