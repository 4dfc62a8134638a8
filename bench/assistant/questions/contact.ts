import { ofKind, path, playbook, says } from '../question.ts'

const alone = { never: [playbook] }
const hours = { brand: 'hours' } as const
const closed = { brand: 'closed' } as const
const address = { brand: 'address' } as const
const phone = { brand: 'phone' } as const
const booking = { brand: 'scheduling' } as const
const city = { brand: 'city' } as const
const email = { brand: 'email' } as const

export const contactQuestions = [
  ...ofKind('hours', [
    ['escola', 'Qual o horário de atendimento de vocês?', [hours], alone],
    ['loja', 'q horas vcs abrem', [hours], alone],
    ['bar', 'vcs atendem sabado?', [hours]],
    ['bar', 'abre domingo', [closed]],
    ['oficina', 'até q horas vcs funcionam hj', [hours]],
    ['loja', 'horario de funcionamento', [hours], alone],
    ['loja', 'vcs tao abertos agora?', [hours]],
    ['salao', 'atendem no feriado?', [hours]],
  ]),
  ...ofKind('address', [
    ['loja', 'onde fica a agencia', [address], alone],
    ['padaria', 'qual o endereço de vcs?', [address], alone],
    ['loja', 'vcs são de onde?', [city]],
    ['bar', 'tem escritorio fisico?', [address]],
    ['loja', 'posso ir ai conversar?', [address]],
    ['clinica', 'como chego ai', [address]],
  ]),
  ...ofKind('person', [
    ['loja', 'quero falar com uma pessoa', [phone], alone],
    ['loja', 'me passa o zap de vcs', [phone], alone],
    ['pet', 'qual telefone?', [phone]],
    ['loja', 'tem algum atendente humano ai', [phone]],
    ['moda', 'qual o email de contato', [email]],
    ['loja', 'como entro em contato com vcs', [phone]],
    ['loja', 'quero falar com o dono', [phone]],
    ['bar', 'nao quero falar com robo', [phone]],
    ['loja', 'qual o insta de vcs?', [{ brand: 'instagram' }]],
    ['loja', 'me liga por favor', [phone]],
  ]),
  ...ofKind('booking', [
    ['loja', 'como marco uma reunião', [booking], alone],
    ['clinica', 'quero agendar uma conversa', [booking], alone],
    ['loja', 'da pra marcar um horario amanha?', [booking]],
    [
      'bar',
      'a consultoria é gratis mesmo?',
      [says(/gratuit|grátis|sem custo/i)],
      { also: [booking] },
    ],
    ['loja', 'quanto custa a consultoria', [says(/gratuit|grátis/i)]],
    ['loja', 'como faço pra contratar vcs', [says(/proposta/i)], { also: [booking] }],
    ['loja', 'quero um orçamento', [says(/proposta|orçamento/i)]],
    ['advocacia', 'a reuniao é online ou presencial', [says(/vídeo|on-?line/i)]],
    ['loja', 'quanto tempo dura a reunião', [says(/minutos/i)]],
    ['loja', 'queria remarcar minha reunião', [says(/agenda|WhatsApp/i)]],
  ]),
  ...ofKind('cities', [
    ['loja', 'vcs atendem em São Paulo?', [city], alone],
    ['loja em recife', 'atende fora do ceara?', [city]],
    ['clinica', 'sou do interior, vcs atendem?', [city]],
    ['loja', 'quais cidades vcs atendem', [city]],
    ['pousada em portugal', 'atendem cliente de outro país?', [city]],
  ]),
  ...ofKind('cases', [
    ['clinica', 'vcs tem cases?', [path('/cases-sucesso')], alone],
    ['loja', 'quero ver o portfolio', [path('/portfolio')], alone],
    ['dentista', 'ja atenderam dentista?', [path('/cases-sucesso')]],
    ['construtora', 'quem são os clientes de vcs', [path('/cases-sucesso')]],
    ['loja', 'tem exemplo de trabalho q vcs fizeram', [says(/\/(cases-sucesso|portfolio)/)]],
    ['loja', 'me mostra algum resultado de cliente', [path('/cases-sucesso')]],
    ['loja', 'posso ver uns sites que vocês já fizeram?', [path('/portfolio')]],
  ]),
  ...ofKind('jobs', [
    ['designer', 'vcs tao contratando?', [email], alone],
    ['estudante', 'tem vaga de estagio?', [email]],
    ['social media', 'como mando meu curriculo', [email]],
    ['grafica', 'quero oferecer meu serviço, sou fornecedor', [email]],
    ['freelancer', 'vocês trabalham com freela', [email]],
  ]),
  ...ofKind('agency', [
    ['loja', 'quem são vocês?', [{ brand: 'name' }, city], alone],
    ['loja', 'o que a agencia faz', [says(/tráfego pago|anúncios/i), says(/site/i)], alone],
    ['loja', 'quais serviços vcs oferecem', [says(/SEO|tráfego/i)], alone],
    ['loja', 'qual o cnpj', [{ brand: 'taxId' }]],
    ['loja', 'quanto tempo de mercado vcs tem', [says(/anos/i)]],
    ['loja', 'quem faz parte da equipe?', [path('/home1/quem-somos')]],
    ['loja', 'vcs fazem tiktok ads?', [says(/Google Ads, Meta Ads e LinkedIn Ads/i)]],
    ['loja', 'vocês fazem logo?', [says(/sim/i), says(/marca/i)]],
    ['loja', 'trabalham com wordpress?', [says(/WordPress/)]],
    ['loja', 'fazem drone?', [says(/drone|vídeo|não/i)]],
  ]),
]
