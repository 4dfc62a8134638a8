import type { Fact, Question } from '../../question.ts'
import { anyPrice, averageDays, faq, ofKind, playbook, price, says } from '../../question.ts'

const hours: Fact = { brand: 'hours' }
const closed: Fact = { brand: 'closed' }
const address: Fact = { brand: 'address' }
const phone: Fact = { brand: 'phone' }
const email: Fact = { brand: 'email' }
const refuses = says(/\bn[ãa]o\b|nunca|jamais|recus|ningu[ée]m/i)
const noPromise = says(
  /n[ãa]o[^.]{0,60}(garant|promet|promessa)|ningu[ée]m[^.]{0,30}(garant|promet)|desconfie|sem promessa/i,
)

export const buyingQuestions: Question[] = [
  ...ofKind('service price', [
    [
      'loja',
      'qnt fica um site pra minha loja',
      [price('one-off/website')],
      { also: [price('websites/website-completo')] },
    ],
    ['loja', 'valor da landing page??', [price('websites/landing-page')], { never: [playbook] }],
    ['pet shop', 'qnto vcs cobram pra cuidar do insta por mes', [price('recurring/social-media')]],
    ['loja', 'preciso de uma logo e identidade visual, quanto sai', [price('one-off/branding')]],
    ['loja', 'quanto e o robo de atendimento no zap', [price('recurring/automacao')]],
    [
      'restaurante',
      'quero umas fotos dos pratos e um videozinho, qual o preço',
      [price('one-off/media-capture')],
    ],
    [
      'loja',
      'seo custa qto por mes',
      [says(/sob medida|proposta|or[çc]amento|n[ãa]o (tem|h[áa]|temos|est[áa])|a combinar/i)],
      { never: [anyPrice] },
    ],
    ['academia', 'quanto custa fazer um app pra meus alunos', [price('websites/mini-saas')]],
  ]),

  ...ofKind('plan price', [
    [
      'loja',
      'quais os planos de conteudo e os valores',
      [price('content/starter'), price('content/growth')],
      { also: [price('content/premium')] },
    ],
    ['loja', 'quanto e o growth', [price('content/growth')]],
    ['loja', 'plano premium de conteudo, qual o valor mensal?', [price('content/premium')]],
    [
      'e-commerce',
      'auditoria de analytics custa quanto? e paga uma vez so?',
      [price('analytics/auditoria')],
      { also: [says(/[úu]nic|uma vez|uma s[óo] vez/i)] },
    ],
    ['loja', 'cro completo qto ta', [price('analytics/cro')]],
    ['loja', 'se eu pegar 3 serviços mensais tem desconto?', [{ discount: 3 }]],
    [
      'salao de beleza',
      'social media + trafego juntos sai por qnt? fazem um descontinho',
      [{ discount: 2 }],
      { also: [price('recurring/social-media'), price('recurring/trafego-pago')] },
    ],
  ]),

  ...ofKind('ads budget', [
    [
      'loja',
      'os 1000 reais do trafego ja inclui o dinheiro q vai pro google?',
      [
        says(/n[ãa]o/i),
        says(/verba[^.]*(diret|por voc[êe]|parte|paga)|diret[oa][^.]*(Google|plataforma)/i),
      ],
    ],
    [
      'loja',
      'vcs cobram porcentagem em cima da verba dos anuncios',
      [says(/n[ãa]o[^.]*comiss[ãa]o|sem comiss[ãa]o|valor fixo|n[ãa]o cobramos/i)],
    ],
    [
      'imobiliaria',
      'qnto preciso colocar de verba no face ads pra começar',
      [faq('trafego-pago', 'preciso investir')],
    ],
    ['loja', 'a verba dos anuncio eu pago pra vcs ou direto pro facebook', [says(/diret[oa]/i)]],
    [
      'loja',
      'gestao de anuncios no google qnt custa fora a verba',
      [price('recurring/trafego-pago')],
      { also: [says(/verba/i)] },
    ],
  ]),

  ...ofKind('hours', [
    ['loja', 'q horas vcs abrem', [hours]],
    ['loja', 'vcs trabalham domingo?', [closed]],
    ['loja', 'sabado a tarde tem alguem ai', [hours]],
    ['loja', 'ate q hora posso ligar hj na semana', [hours]],
    ['oficina', 'horario de funcionamento pfv', [hours], { never: [playbook, anyPrice] }],
    ['loja', 'vcs atendem de noite tipo 20h?', [hours]],
  ]),

  ...ofKind('address', [
    ['loja', 'onde fica o escritorio de vcs', [address], { never: [playbook] }],
    ['loja', 'me passa a localizaçao', [address]],
    ['loja', 'vcs sao de q cidade', [{ brand: 'city' }]],
    ['loja', 'endereco completo c cep pra eu mandar um documento', [address]],
    ['padaria', 'da pra ir ai pessoalmente? qual bairro', [address]],
  ]),

  ...ofKind('contact', [
    ['loja', 'qual o zap de vcs', [phone]],
    ['loja', 'me passa o email pra eu mandar minha proposta', [email]],
    ['loja', 'tel pra contato?', [phone], { never: [playbook] }],
    ['loja', 'qual o @ do insta da agencia', [{ brand: 'instagram' }]],
    [
      'loja',
      'mandei msg ontem e ngm respondeu, qto tempo demora pra responder',
      [{ brand: 'replyTime' }],
    ],
    ['loja', 'preciso do cnpj de vcs pra nota', [{ brand: 'taxId' }]],
  ]),

  ...ofKind('contract', [
    ['loja', 'tem fidelidade na produçao de conteudo', [faq('conteudo', 'fidelidade')]],
    [
      'loja',
      'se eu quiser cancelar o conteudo depois como faço? tem multa',
      [says(/30 dias|trinta dias|m[êe]s a m[êe]s/i)],
    ],
    [
      'loja',
      'fechei ontem pela internet e me arrependi, consigo dinheiro de volta?',
      [says(/\b7 dias|sete dias/i)],
    ],
    [
      'clinica',
      'se eu sair da agencia o site fica comigo?',
      [
        says(
          /seu nome|CNPJ da sua empresa|sua empresa|[ée] seu|s[ãa]o seus|leva tudo|em seu nome/i,
        ),
      ],
    ],
    [
      'loja',
      'o codigo do app é de quem, meu ou de vcs',
      [says(/sua empresa|[ée] seu|seu nome|[ée] do cliente/i)],
    ],
    [
      'loja',
      'o preço pode mudar depois q eu assinar??',
      [says(/antes da assinatura|nunca depois|n[ãa]o muda|o que foi assinado|pre[çc]o fechado/i)],
    ],
  ]),

  ...ofKind('deadline', [
    ['loja', 'em qnto tempo o site fica pronto', [averageDays]],
    ['loja', 'app demora qnt pra ficar pronto', [says(/seis a doze semanas|6 a 12 semanas/i)]],
    ['loja', 'seo demora mto pra dar resultado?', [faq('seo', 'quanto tempo')]],
    [
      'loja de roupa',
      'fazendo anuncio hj, qdo começa a aparecer cliente',
      [faq('trafego-pago', 'quanto tempo')],
    ],
    ['loja', 'a automaçao do whatsapp fica no ar em qts dias', [faq('automacao', 'quanto tempo')]],
    [
      'loja',
      'prazo pra sair o primeiro disparo de email mkt',
      [says(/tr[êe]s semanas|3 semanas/i)],
    ],
    [
      'hamburgueria',
      'se gravar os reels essa semana qdo recebo os videos',
      [says(/7\s?(–|-|a)\s?15 dias/i)],
    ],
  ]),

  ...ofKind('guarantee', [
    ['loja', 'vcs garantem 1o lugar no google?', [noPromise]],
    [
      'loja',
      'se n der resultado devolvem meu dinheiro',
      [says(/proposta|devolu[çc]|reembols|condi[çc]/i)],
    ],
    ['loja', 'me garante quantas vendas por mes com anuncio', [noPromise]],
    ['loja de celular', 'qro 10 mil seguidores em 1 mes, vcs garantem?', [refuses]],
    [
      'loja',
      'o robo do zap pode responder besteira pro meu cliente?',
      [faq('automacao', 'responder errado')],
    ],
    [
      'loja',
      'consegue garantir q meu email n cai no spam',
      [says(/ningu[ée]m garante|n[ãa]o[^.]*garant|dom[íi]nio autenticado|provedor/i)],
    ],
  ]),

  ...ofKind('included', [
    ['loja', 'o q vem no social media', [{ features: 'recurring/social-media' }]],
    [
      'loja',
      'oq esta incluso no website completo de 12 mil',
      [{ features: 'websites/website-completo' }],
    ],
    ['loja', 'quantos posts por mes no starter?', [says(/12 posts/i)]],
    [
      'loja',
      'hospedagem e dominio ja ta no preço do site ou pago a parte',
      [
        says(
          /hospedagem[^.]*(fornecedor|[àa] parte|voc[êe] paga|fora|n[ãa]o)|(fora|n[ãa]o inclu|[àa] parte|voc[êe] paga)[^.]*hospedagem/i,
        ),
      ],
    ],
    [
      'advocacia',
      'no trafego pago vcs fazem google e instagram tb? o q ta incluso',
      [{ features: 'recurring/trafego-pago' }],
    ],
    [
      'loja',
      'no email marketing a ferramenta de envio ta inclusa',
      [says(/ferramenta[^.]*(diret|fornecedor|fora|parte|n[ãa]o)|n[ãa]o inclu[^.]*ferramenta/i)],
    ],
  ]),

  ...ofKind('difference', [
    ['loja', 'seo ou anuncio, qual a diferença', [faq('seo', 'anuncios')]],
    ['loja', 'dif entre roas e roi', [faq('trafego-pago', 'roas')]],
    [
      'loja',
      'nao entendi, marketing de conteudo e produçao de conteudo n é a msm coisa?',
      [says(/estrat[ée]gia|\bplano\b/i), says(/produ[çc][ãa]o/i)],
    ],
    [
      'loja',
      'landing page x site normal, qual eu preciso',
      [
        says(/uma ([úu]nica |s[óo] )?(oferta|p[áa]gina)|p[áa]gina (s[óo]|[úu]nica)/i),
        says(/institucional|site completo|empresa/i),
      ],
    ],
    [
      'loja',
      'google ads ou insta ads, oq muda',
      [says(/procur|busc|pesquis/i), says(/Meta|Instagram/i)],
    ],
    ['loja', 'o starter e o growth mudam em que', [says(/4 posts/i), says(/8 posts/i)]],
  ]),

  ...ofKind('definition', [
    ['loja', 'o q é seo', [says(/otimiza[çc][ãa]o|aparecer|encontrad/i)], { never: [playbook] }],
    [
      'loja',
      'oq significa roas',
      [says(/receita|faturamento|retorno/i), says(/gasto|investi|an[úu]ncio/i)],
    ],
    [
      'loja',
      'landing page é oq msm',
      [says(/uma ([úu]nica |s[óo] )?(oferta|p[áa]gina)|p[áa]gina (s[óo]|[úu]nica|feita)/i)],
      { never: [playbook] },
    ],
    ['loja', 'me explica cro q n sei', [says(/convers|visitantes? vir/i)]],
    ['loja', 'q q é lead', [says(/contato/i)]],
    ['loja', 'teste a/b serve pra q', [says(/duas vers|vers[õo]es/i)]],
  ]),
]
