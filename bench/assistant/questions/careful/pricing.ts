import { any, ofKind, price, type Question, says } from '../../question.ts'
import { onRequest, verbaApart, verbaDepends } from './facts.ts'

export const carefulPricing: Question[] = [
  ...ofKind('service price', [
    [
      'clínica odontológica',
      'bom dia, tudo bem? estou pesquisando algumas agencias aqui em fortaleza pra minha clinica e queria saber qnt vcs cobram pela gestao dos anuncios no google e no insta',
      [price('recurring/trafego-pago')],
    ],
    [
      'escritório de advocacia',
      'Boa tarde. Qual o valor mensal p cuidarem do instagram do escritorio?',
      [any(price('recurring/social-media'), price('content/starter'))],
    ],
    ['escola infantil', 'qto custa a automacao do zap por mes?', [price('recurring/automacao')]],
    [
      'imobiliária',
      'oi! a gnt ja foi enganado por uma agencia q cobrava uma coisa e vinha outra no boleto rs. entao ja pergunto direto: quanto é o trafego pago por mes, so o trabalho de vcs?',
      [price('recurring/trafego-pago')],
    ],
    [
      'indústria de embalagens',
      'preciso de um site simples p fabrica, só uma pagina mesmo com nossos produtos e telefone. fica em qnto?',
      [any(price('one-off/website'), price('websites/landing-page'))],
    ],
    [
      'clínica de estética',
      'valor de criacao de logo e identidade visual?',
      [price('one-off/branding')],
    ],
    [
      'escola de idiomas',
      'por gentileza, qual o preço de uma diaria de fotos e video aqui na escola',
      [price('one-off/media-capture')],
    ],
    ['advogada autônoma', 'qnt fica um site?', [price('one-off/website')]],
    ['clínica médica', 'vcs fazem SEO tb ne? quanto custa por mes esse serviço', [onRequest]],
    ['imobiliária', 'quanto sai o email marketing?', [onRequest]],
    [
      'indústria de móveis',
      'Prezados, estamos orçando com 3 agencias. Preciso do preço de trafego pago E de social media para colocar na planilha da diretoria. Podem me informar os 2 valores?',
      [any(price('recurring/trafego-pago'), price('recurring/social-media'))],
      { also: [price('recurring/trafego-pago'), price('recurring/social-media')] },
    ],
    [
      'colégio particular',
      'how much do you charge per month to manage google ads for a private school?',
      [price('recurring/trafego-pago')],
    ],
    [
      'clínica veterinária',
      'Buenas tardes, cuanto cuesta una landing page para mi clinica?',
      [price('websites/landing-page')],
    ],
    [
      'construtora',
      'precisamos de um aplicativozinho pros clientes acompanharem a obra com login e senha, coisa simples. parte de quanto?',
      [price('websites/mini-saas')],
    ],
    [
      'clínica de fisioterapia',
      'tem desconto se eu fechar trafego + social media + automacao juntos??',
      [{ discount: 3 }],
    ],
    [
      'escola técnica',
      'se contratar 2 serviços mensais tem algum abatimento ou é preço cheio msm',
      [{ discount: 2 }],
    ],
    [
      'clínica odontológica',
      'e a automação, quanto é?',
      [price('recurring/automacao')],
      { previous: 'quanto custa o trafego pago pra clinica odontologica?' },
    ],
    [
      'escritório de contabilidade',
      'e por mes?',
      [any(price('recurring/social-media'), price('content/starter'))],
      { previous: 'vcs fazem social media? tem um pacote com 12 posts?' },
    ],
  ]),

  ...ofKind('plan price', [
    ['advocacia', 'Qual o valor do plano growth de conteudo?', [price('content/growth')]],
    ['clínica', 'o starter é qnto', [price('content/starter')]],
    [
      'escola',
      'boa noite! vi ai no site um plano premium de conteudo com tudo ilimitado, fiquei interessada mas n achei o preço no celular. podem me dizer por favor?',
      [price('content/premium')],
    ],
    ['indústria', 'preço do website completo', [price('websites/website-completo')]],
    [
      'imobiliária',
      'landing page pra lançamento de um predio, qual o investimento? é pagamento unico ou mensalidade?',
      [price('websites/landing-page')],
      { also: [says(/únic[oa]|uma (só )?vez/i)] },
    ],
    ['clínica', 'CRO completo custa qto por mes?', [price('analytics/cro')]],
    ['indústria química', 'gestao analytics, valor mensal pf', [price('analytics/gestao')]],
    [
      'escola de música',
      'a auditoria de analytics paga é quanto? pq vi que tem uma gratis tb e fiquei confuso',
      [any(price('analytics/auditoria'), says(/gratuit/i))],
      { also: [price('analytics/auditoria')] },
    ],
    [
      'advogado',
      'what is the price of the complete website plan? is it one time?',
      [price('websites/website-completo')],
    ],
    [
      'clínica dermatológica',
      'qual a diferenca de preço do starter pro growth? tenho receio de pegar o mais caro sem precisar, a ultima agencia me empurrou o pacote maior',
      [any(price('content/starter'), price('content/growth'))],
      { also: [price('content/starter'), price('content/growth')] },
    ],
    [
      'imobiliária',
      'e o premium?',
      [price('content/premium')],
      { previous: 'quanto custa o plano growth de conteudo?' },
    ],
    ['construtora', 'mini saas é a partir de qnt msm?', [price('websites/mini-saas')]],
  ]),

  ...ofKind('price by feature', [
    [
      'clínica de olhos',
      'qual plano vem com 20 posts sociais e 4 newsletters? e o valor',
      [price('content/growth')],
    ],
    [
      'indústria têxtil',
      'preciso de site com umas 10 paginas, blog e que minha funcionaria consiga editar sozinha sem depender de ngm. qual opçao de vcs atende e quanto custa',
      [price('websites/website-completo')],
      { wrong: 'tells of everything at once' },
    ],
    [
      'escola',
      'quero postagem ilimitada nas redes e no blog, tem plano assim? quanto',
      [price('content/premium')],
    ],
    [
      'clínica',
      'tem algum plano que ja inclua 4 testes A/B por mes?',
      [says(/CRO/)],
      { also: [price('analytics/cro')] },
    ],
    [
      'advocacia',
      '12 posts por mes no insta fica quanto',
      [any(price('recurring/social-media'), price('content/starter'))],
    ],
    [
      'imobiliária',
      'quanto custa um portal onde o corretor entra com login e o cliente paga o sinal online?',
      [price('websites/mini-saas')],
    ],
    [
      'escola de enfermagem',
      'qual o plano mais barato q ja vem com 4 artigos de blog por mes?',
      [price('content/starter')],
    ],
    [
      'indústria de alimentos',
      'tem plano com alerta qnd os contatos caem e uma leitura dos numeros toda semana? qual o nome e valor pfv',
      [price('analytics/gestao')],
    ],
  ]),

  ...ofKind('ad budget', [
    [
      'clínica odontológica',
      'quanto preciso colocar de verba no google por mes pra valer a pena? na outra agencia eu punha 600 e nao vinha ngm',
      [verbaDepends],
    ],
    ['advocacia', 'a verba dos anuncios ja ta inclusa nos 1000?', [verbaApart]],
    [
      'imobiliária',
      'vcs cobram porcentagem em cima do q eu invisto no facebook? o antigo gestor cobrava 20% da verba e eu achava um absurdo',
      [
        says(
          /não cobramos comissão|sem comissão|não[^.]{0,40}(comissão|porcentagem|percentual)|valor fixo|fixo/i,
        ),
      ],
    ],
    [
      'escola',
      'quem paga o google, eu ou vcs? sai no meu cartao?',
      [says(/você|seu cartão|boleto|direto/i)],
      { also: [says(/direto|seu cartão|boleto|paga por você|você paga/i)] },
    ],
    [
      'clínica de fono',
      'qual o minimo de investimento em anuncio?',
      [verbaDepends],
      { never: [says(/mínimo (é|de) R\$/i)] },
    ],
    [
      'indústria metalúrgica',
      'da pra pausar a verba se o mes ficar ruim? minha fabrica tem sazonalidade forte, dezembro e janeiro param tudo',
      [says(/paus|quando quiser|teto|sim|pode/i)],
    ],
    ['imobiliária', 'si pago la gestion, el presupuesto de anuncios va aparte?', [verbaApart]],
    [
      'clínica',
      'e a verba, ta dentro desse valor?',
      [verbaApart],
      { previous: 'quanto custa a gestao de trafego pago?' },
    ],
  ]),
]
