import { claims } from '#content/claims.ts'
import { faq, ofKind, path, playbook, price, says } from '../question.ts'

const ads = price('recurring/trafego-pago')
const social = price('recurring/social-media')
const site = price('one-off/website')
const landing = price('websites/landing-page')
const hours = { brand: 'hours' } as const
const address = { brand: 'address' } as const
const phone = { brand: 'phone' } as const
const booking = { brand: 'scheduling' } as const
const english = says(/answer in Portuguese/i)
const spanish = says(/respondo en portugués/i)
const days = says(new RegExp(claims.websites.timeline?.value ?? '.'))
const steps = playbook

export const wildQuestions = [
  ...ofKind('typos and abbreviations', [
    ['loja', 'qanto custa trafgo pago', [ads]],
    ['loja', 'quato custa um sitee', [site]],
    ['loja', 'orario de atendimneto', [hours]],
    ['loja', 'vcs tem fidelidad', [faq('conteudo', 'fidelidade')]],
    ['loja', 'qual o enderço', [address]],
    ['loja', 'quanto custa landin page', [landing]],
    ['loja', 'oq eh remarkting', [says(/visit/i)]],
    ['loja', 'como agendo uma reuniaum', [booking]],
    ['loja', 'blz? qnt ta o socal media hj', [social]],
    ['loja', 'tb quero saber o preco do anuncio no face pfv', [ads]],
    [
      'loja',
      'ola bom dia td bem? gostaria de saber quanto custa pra fazer um site pra minha loja obrigada',
      [site],
    ],
    ['loja', 'QUANTO CUSTA O TRÁFEGO PAGO???', [ads]],
    ['loja', 'telefon', [phone]],
    ['loja', 'como troco minha senhaa', [says(/Configurações/)]],
    ['loja', 'vcs garantem resutado', [says(/não (garantimos|prometemos)|sem promessa|ninguém/i)]],
    ['loja', 'difereça entre seo e trafico pago', [says(/SEO/), says(/anúncio|pago/i)]],
  ]),
  ...ofKind('several at once', [
    ['loja', 'quanto custa o site e em quanto tempo fica pronto?', [site], { also: [days] }],
    ['bar', 'qual o endereço? e o horario?', [address], { also: [hours] }],
    [
      'loja',
      'vcs tem fidelidade? aceita pix? quanto é o social media?',
      [faq('conteudo', 'fidelidade')],
      { also: [social, says(/proposta/i)] },
    ],
    [
      'loja',
      'o que é seo e quanto custa',
      [says(/busca|google/i)],
      { also: [says(/sob medida|não tem preço|proposta/i)] },
    ],
    ['dentista', 'quanto custa anunciar e como consigo mais pacientes?', [ads], { also: [steps] }],
    ['loja', 'qto é site e qto é landing page', [site], { also: [landing] }],
    ['loja', 'onde vcs ficam e como marco reuniao', [address], { also: [booking] }],
    ['loja', 'vc é robo? quero falar com alguem', [says(/não sou uma pessoa/i)], { also: [phone] }],
  ]),
  ...ofKind('other languages', [
    ['store', 'how much is a website?', [site], { also: [english] }],
    ['restaurant', 'what are your opening hours', [hours], { also: [english] }],
    ['hotel', 'do you speak english? i need instagram ads price', [ads], { also: [english] }],
    ['store', 'where are you located?', [address], { also: [english] }],
    ['clinic', 'can i talk to a person', [phone], { also: [english] }],
    ['tienda', 'cuanto cuesta una pagina web?', [site], { also: [spanish] }],
    ['tienda', 'cual es el horario de atención', [hours], { also: [spanish] }],
    [
      'restaurante',
      'hola, cuánto cobran por los anuncios en instagram?',
      [ads],
      { also: [spanish] },
    ],
    ['hostal', 'dónde están ubicados', [address], { also: [spanish] }],
    ['store', 'how do i book a meeting', [booking], { also: [english] }],
    ['tienda', 'quiero hablar con una persona', [phone], { also: [spanish] }],
  ]),
  ...ofKind('follow-ups', [
    ['loja', 'e quanto custa?', [ads], { previous: 'o que é tráfego pago?' }],
    ['loja', 'e o prazo?', [days], { previous: 'quanto custa um site?' }],
    [
      'loja',
      'e para dentista?',
      [{ goal: 'clientes' }],
      { previous: 'como conseguir mais clientes?', also: [says(/odontol/i)] },
    ],
    ['loja', 'e landing page?', [landing], { previous: 'quanto custa um site?' }],
    [
      'loja',
      'o que ta incluso?',
      [{ features: 'recurring/social-media' }],
      { previous: 'qnt custa o social media' },
    ],
    ['loja', 'e no sabado?', [hours], { previous: 'que horas vcs abrem?' }],
    ['loja', 'quanto tempo demora?', [faq('seo', 'tempo')], { previous: 'o que é seo' }],
    [
      'loja',
      'e a verba?',
      [says(/verba/i), says(/à parte|direto/i)],
      { previous: 'quanto custa anuncio no instagram' },
    ],
    [
      'loja',
      'qual o preço?',
      [price('recurring/automacao')],
      { previous: 'vcs fazem chatbot pra whatsapp?' },
    ],
    ['loja', 'e qual o valor disso', [price('one-off/branding')], { previous: 'vcs fazem logo?' }],
    ['loja', 'mas demora?', [faq('seo', 'tempo')], { previous: 'quanto custa seo?' }],
    [
      'padaria',
      'e o growth?',
      [price('content/growth')],
      { previous: 'quanto custa o plano starter' },
    ],
    ['loja', 'e quanto custa?', [social], {}],
    ['loja', 'e por email?', [{ brand: 'email' }], { previous: 'qual o telefone de vcs?' }],
  ]),
  ...ofKind('advice', [
    ['dentista', 'como conseguir mais pacientes', [{ goal: 'clientes' }], { also: [steps] }],
    [
      'loja de roupas',
      'como recupero carrinho abandonado',
      [{ goal: 'carrinho' }],
      { also: [steps] },
    ],
    ['clinica', 'paciente marca e nao vem oq faço', [{ goal: 'faltas' }], { also: [steps] }],
    ['padaria', 'como apareço no google maps', [{ goal: 'busca' }], { also: [steps] }],
    ['moda', 'oq postar no insta?', [{ goal: 'redes' }], { also: [steps] }],
    [
      'restaurante',
      'movimento fraco na terça, o que fazer',
      [{ goal: 'temporada' }],
      { also: [steps] },
    ],
    [
      'hotel',
      'demoro pra responder no zap e perco cliente',
      [{ goal: 'atendimento' }],
      { also: [steps] },
    ],
    ['loja', 'vale a pena anunciar?', [{ goal: 'anuncios' }], { also: [steps] }],
    ['oficina', 'como peço avaliação no google', [{ goal: 'reputacao' }], { also: [steps] }],
    ['academia', 'alunos cancelando muito como evitar', [{ goal: 'fidelizar' }], { also: [steps] }],
    ['salao', 'abri agora por onde começo', [{ goal: 'comecar' }], { also: [steps] }],
    [
      'loja',
      'como sei se meu marketing ta dando resultado',
      [{ goal: 'medir' }],
      { also: [steps] },
    ],
    ['arquiteta', 'cliente sempre acha caro', [{ goal: 'ticket' }], { also: [steps] }],
    ['loja', 'quero vender mais', [{ goal: 'clientes' }], { also: [steps] }],
  ]),
  ...ofKind('site questions', [
    ['loja', 'preciso de site pra anunciar?', [faq('trafego-pago', 'site')]],
    ['loja', 'funciona com meu crm?', [faq('automacao', 'crm')]],
    ['loja', 'meu whatsapp pode ser bloqueado?', [faq('automacao', 'bloqueado')]],
    ['loja', 'se eu parar o seo perco tudo?', [faq('seo', 'parar')]],
    ['loja', 'vcs usam ia pra escrever os textos', [faq('marketing-conteudo', 'escrever')]],
    ['loja', 'e se chover no dia da gravação', [faq('image-video-capture', 'chover')]],
    ['loja', 'posso gravar com celular?', [faq('image-video-capture', 'celular')]],
    ['loja', 'minha lista de email é pequena, serve?', [faq('email-marketing', 'pequena')]],
    ['loja', 'vcs usam modelo pronto de site?', [faq('websites-apps', 'modelo')]],
    ['loja', 'posso mudar o pacote depois?', [says(/pode/i), path('/home1/planos')]],
  ]),
  ...ofKind('greetings', [
    [
      'loja',
      'oi',
      [says(/dúvida de marketing|como posso|em que/i)],
      { never: [says(/R\$/), steps] },
    ],
    ['loja', 'bom diaa', [says(/dúvida de marketing|como posso|em que/i)]],
    ['loja', 'obrigado!', [says(/de nada|disponha|por nada/i)], { never: [steps] }],
    ['loja', 'valeu blz', [says(/de nada|disponha|por nada/i)]],
  ]),
]
