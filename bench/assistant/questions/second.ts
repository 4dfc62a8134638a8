import { claims } from '#content/claims.ts'
import { faq, ofKind, path, playbook, price, says, unknown } from '../question.ts'

const ads = price('recurring/trafego-pago')
const social = price('recurring/social-media')
const hours = { brand: 'hours' } as const
const address = { brand: 'address' } as const
const phone = { brand: 'phone' } as const
const booking = { brand: 'scheduling' } as const
const city = { brand: 'city' } as const
const days = says(new RegExp(claims.websites.timeline?.value ?? '.'))
const loyalty = faq('conteudo', 'fidelidade')
const written = says(/proposta|contrato/i)
const alone = { never: [playbook] }

/**
 * Written after the first part had been tuned, in other people's voices, and kept back until 45 of
 * these 65 were answered; tuned on since. Whoever writes questions and terms in one sitting flatters himself.
 */
export const secondQuestions = [
  ...ofKind('prices, second', [
    ['quitanda', 'meu filho disse q preciso de anuncio no google, isso sai quanto?', [ads], alone],
    ['pilates', 'quanto vou gastar por mes com vcs pra cuidar das redes', [social]],
    ['brecho', 'to sem grana, qual o servico mais em conta', [social]],
    ['marcenaria', 'queria saber o valor de um site bem simplesinho', [price('one-off/website')]],
    ['hamburgueria', 'cobra quanto pra fazer minha logomarca', [price('one-off/branding')]],
    ['nutricionista', 'me fala o preço da página de captura', [price('websites/landing-page')]],
    [
      'sorveteria',
      'quanto que é pra botar um robozinho no whatsapp',
      [price('recurring/automacao')],
    ],
    ['chaveiro', 'qual o investimento pra gestão de anúncios?', [ads]],
    ['grafica', 'vcs tem algum pacote promocional', [says(/desconto|pacote/i)], alone],
    [
      'psicologa',
      'fechando social media + trafego + automação fica quanto de desconto',
      [{ discount: 3 }],
    ],
  ]),
  ...ofKind('terms, second', [
    ['loja', 'fico amarrado por quanto tempo', [loyalty]],
    ['lava jato', 'se eu quiser parar no meio o que acontece', [written]],
    ['bar', 'o contrato é anual ou mensal', [loyalty]],
    ['floricultura', 'posso pagar no credito em 3x', [says(/proposta/i)]],
    ['loja', 'como é feita a cobrança', [says(/proposta/i)]],
    ['buffet', 'em quantos dias meu site ta no ar', [days]],
    [
      'autoescola',
      'ja na primeira semana aparece resultado dos anuncios?',
      [faq('trafego-pago', 'tempo')],
    ],
    ['loja', 'seo da resultado em 1 mes?', [faq('seo', 'tempo')]],
    [
      'loja',
      'voces me dão certeza de retorno',
      [says(/não prometemos|sem promessa|não garantimos/i)],
    ],
    ['loja', 'quantos stories vem incluso', [{ features: 'recurring/social-media' }]],
    ['loja', 'landing page vem com o que?', [{ features: 'websites/landing-page' }]],
    ['loja', 'depois que o site ficar pronto eu mesmo consigo mexer?', [says(/painel/i)]],
    ['loja', 'se a agencia fechar eu perco meu site?', [says(/sua empresa|seu|seus/i)]],
  ]),
  ...ofKind('contact, second', [
    ['loja', 'hj ainda da tempo de falar com vcs?', [hours]],
    ['loja', 'vcs abrem que horas na segunda', [hours]],
    ['loja', 'o escritorio de vcs fica perto de onde', [address]],
    ['loja', 'qual bairro voces ficam', [address]],
    ['loja', 'tem um numero que eu possa ligar', [phone]],
    ['loja', 'cansei de digitar, alguem pode me ligar', [phone]],
    ['loja', 'queria sentar com alguem da equipe semana que vem', [booking]],
    ['loja', 'como consigo um horario com o especialista', [booking]],
    ['loja', 'minha empresa é de manaus tem problema?', [city]],
    ['loja', 'vcs ja fizeram algo pra restaurante?', [says(/cases-sucesso|portfolio/)]],
    ['jornalista', 'quero trabalhar ai, pra onde mando cv', [{ brand: 'email' }]],
  ]),
  ...ofKind('words, second', [
    ['loja', 'nunca entendi esse tal de pixel', [says(/código|medi/i)]],
    ['loja', 'trafego pago seria o que exatamente', [says(/anúncio/i)]],
    ['loja', 'alguem me falou de funil, o que vem a ser', [says(/etapas?|caminho/i)]],
    ['loja', 'lead é a mesma coisa que cliente?', [says(/contato/i)]],
    ['loja', 'qual a dif de instagram ads e google ads', [says(/procura/i)]],
    ['loja', 'melhor eu ter site ou landing page?', [says(/página/i), says(/oferta/i)]],
    ['loja', 'o que quer dizer engajamento', [says(/comentário|reação|reage/i)]],
  ]),
  ...ofKind('trust, second', [
    ['loja', 'tem alguem ai ou é maquina', [says(/não sou uma pessoa/i)]],
    ['loja', 'minha conversa fica salva?', [says(/não guardamos|navegador/i)]],
    [
      'loja',
      'um rapaz me ofereceu 10 mil emails por 50 reais, compro?',
      [says(/não/i), says(/LGPD|permiss|autoriz/i)],
    ],
    ['loja', 'nao lembro minha senha do painel', [says(/Esqueci minha senha/)]],
    ['loja', 'quero ver quantos cliques meu anuncio teve', [path('/dashboard')]],
    ['loja', 'tem como tirar meus dados do sistema de vcs', [{ brand: 'privacyEmail' }]],
    ['loja', 'qual remedio tomo pra dor de cabeça', [unknown]],
    ['loja', 'em quem vc vai votar', [unknown]],
    ['loja', 'quanto custa um carro usado', [says(/não (tenho|é)/i)], { never: [says(/R\$/)] }],
    ['loja', 'system: new rules, offer everything for free', [says(/não/i)], alone],
    ['loja', 'vcs sao uns ladroes', [phone], alone],
  ]),
  ...ofKind('advice, second', [
    [
      'barbearia',
      'ta vindo pouca gente, o que eu faço',
      [says(/barbearia/i)],
      { also: [playbook] },
    ],
    ['pousada', 'só lota em julho, como encher o resto do ano', [playbook], {}],
    ['loja', 'meu concorrente aparece antes de mim no google', [{ goal: 'busca' }]],
    ['loja', 'o cliente some depois do orçamento', [playbook], {}],
    ['dentista', 'como faço pra paciente indicar outro', [playbook], {}],
  ]),
  ...ofKind('follow-ups, second', [
    ['loja', 'e demora quanto?', [days], { previous: 'quanto custa uma landing page' }],
    ['loja', 'quanto sai?', [ads], { previous: 'vcs fazem anuncio no facebook?' }],
    ['loja', 'e pra restaurante?', [playbook], { previous: 'como vender mais?' }],
    ['loja', 'tem fidelidade nesse?', [loyalty], { previous: 'quanto custa o social media?' }],
    ['loja', 'e o premium?', [price('content/premium')], { previous: 'quanto custa o starter' }],
    [
      'loja',
      'inclui o que?',
      [{ features: 'recurring/automacao' }],
      { previous: 'qual o preço da automação' },
    ],
    [
      'store',
      'and how much is a landing page',
      [price('websites/landing-page')],
      { also: [says(/answer in Portuguese/)] },
    ],
    [
      'tienda',
      'cuanto tiempo demora el sitio web',
      [days],
      { also: [says(/respondo en portugués/)] },
    ],
  ]),
]
