import type { Niche } from '../../types/assistant.ts'

export const salao: Niche = {
  id: 'salao',
  name: 'salões de beleza e barbearias',
  terms: [
    'salao',
    'salao de beleza',
    'cabeleireir*',
    'barbearia',
    'barbeiro',
    'manicure',
    'unha',
    'nail',
    'cabelo',
    'beleza',
    'maquiagem',
    'maquiador*',
  ],
  business: { article: 'o', noun: 'seu salão' },
  customer: { one: 'cliente', many: 'clientes' },
  search: 'barbearia perto de mim',
  plays: {
    'trafego-pago':
      'Anuncie o horário fraco para quem está a menos de três quilômetros, com botão de agendar. Sábado não precisa de verba.',
    seo: 'Fotos novas toda semana e avaliações com o nome do profissional fazem o perfil no Google render mais que o Instagram para quem acabou de se mudar.',
    automacao:
      'Deixe o cliente marcar pelo WhatsApp escolhendo profissional e hora, e lembre a manutenção: vinte dias para barba, quarenta para cor.',
    'email-marketing':
      'Mande a agenda da semana na segunda de manhã para quem costuma marcar em cima da hora.',
    websites:
      'Uma página com preços por serviço, equipe e agenda já basta. Esconder preço só aumenta mensagem repetida.',
    'websites-apps':
      'Agenda própria com fila de espera e fidelidade por visitas evita pagar comissão a aplicativo de terceiros.',
    conteudo:
      'Grave transformações em vídeo curto, com o nome da técnica e o tempo na cadeira. É o que o cliente mostra ao chegar: “quero assim”.',
    'marketing-conteudo':
      'Responda às dúvidas da cadeira: “quanto tempo dura a progressiva?”, “posso pintar grávida?”.',
    'image-video-capture':
      'Monte um canto com luz boa e fundo liso. Cada cliente satisfeita vira uma foto em trinta segundos.',
    analytics:
      'Anote retorno por profissional e intervalo entre visitas. Cadeira cheia com cliente que não volta engana.',
  },
}
