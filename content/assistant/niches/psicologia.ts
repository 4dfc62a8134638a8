import type { Niche } from '../../types/assistant.ts'

export const psicologia: Niche = {
  id: 'psicologia',
  name: 'psicólogos e terapeutas',
  terms: [
    'psicolog*',
    'terapia',
    'terapeuta',
    'psicanalista',
    'psicanalise',
    'psiquiatra',
    'psicopedagog*',
    'saude mental',
  ],
  business: { article: 'o', noun: 'seu consultório' },
  customer: { one: 'paciente', many: 'pacientes' },
  search: 'psicólogo online',
  rule: 'O Conselho de Psicologia não permite depoimento de paciente, promessa de cura nem preço como propaganda.',
  plays: {
    'trafego-pago':
      'Anuncie na busca pelo motivo (“terapia para ansiedade online”, “psicólogo de casal”), com texto sóbrio. Anúncio com apelo emocional afasta e fere o código de ética.',
    seo: 'Crie uma página para cada demanda que você atende, com abordagem, formato e valor da sessão. Clareza reduz a vergonha de perguntar.',
    automacao:
      'Responda à primeira mensagem com acolhimento, valores e horários livres, e confirme a sessão na véspera. Relato pessoal nunca entra em fluxo automático.',
    'email-marketing':
      'Envie um texto curto por mês a quem pediu para receber. Presença calma é o que traz de volta quem adiou a decisão.',
    websites:
      'Diga quem você é, registro, abordagem, para quem é e como funciona a primeira conversa. Uma página bem escrita basta.',
    'websites-apps':
      'Agendamento com pagamento antecipado e link da sala resolve falta e cobrança sem conversa difícil.',
    conteudo:
      'Fale de situações, e não de diagnósticos: “quando o cansaço não passa com férias”. Quem se reconhece, chama.',
    'marketing-conteudo':
      'Escreva três textos longos sobre as demandas que mais atende e atualize-os todo ano, em vez de publicar todo dia.',
    'image-video-capture':
      'Uma foto sua natural e o consultório vazio, com luz do dia. A pessoa precisa se imaginar ali.',
    analytics:
      'Conte primeiras sessões por mês e quantas seguem depois da quarta. Seguidor não diz nada neste ramo.',
  },
}
