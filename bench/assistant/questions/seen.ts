import { anyPrice, faq, ofKind, path, playbook, price, says, unknown } from '../question.ts'

const ads = price('recurring/trafego-pago')
const social = price('recurring/social-media')
const phone = { brand: 'phone' } as const
const hours = { brand: 'hours' } as const
const address = { brand: 'address' } as const
const upkeep = says(/pago uma vez/i)
const fixed = says(/valor fixo/i)
const proposal = says(/proposta/i)
const noPromise = says(/não prometemos/i)
const alone = { never: [playbook] }

/** Asked while the first part was being tuned, to see what breaks; all used for tuning since. */
export const seenQuestions = [
  ...ofKind('money, seen', [
    ['loja', 'quanto vcs cobram?', [social], alone],
    ['loja', 'quero fazer anuncio no google quanto fica', [ads]],
    ['loja', 'quanto custa o gerenciamento do meu facebook', [social]],
    ['loja', 'tem mensalidade o site?', [upkeep], alone],
    ['loja', 'preciso pagar todo mes pelo site?', [upkeep]],
    ['loja', 'qual o minimo que tenho que investir', [faq('trafego-pago', 'investir')]],
    ['loja', 'o valor da gestão muda se eu aumentar a verba?', [fixed]],
    ['loja', 'tem taxa de adesão', [says(/taxa/i), proposal], alone],
    ['loja', 'quem paga o google', [says(/paga por você/i)]],
    ['loja', 'voces cobram por lead', [fixed], alone],
    ['loja', 'da pra pagar so se vender?', [fixed]],
    ['loja', 'comissão por venda vcs aceitam?', [says(/não/i), says(/comissão/i)]],
    ['loja', 'posso testar um mes?', [says(/não há período de teste/i)]],
    ['loja', 'tem desconto a vista', [{ discount: 2 }]],
    ['loja', 'black friday tem promoção?', [says(/não estão publicadas|desconto/i)], alone],
    ['loja', 'a auditoria gratis ainda ta valendo?', [says(/vagas/i)]],
    ['loja', 'quanto é a multa rescisória', [proposal], { never: [anyPrice] }],
    ['loja', 'quero cancelar meu contrato', [proposal]],
    ['loja', 'como funciona o contrato', [proposal], alone],
    ['loja', 'tem plano anual', [faq('conteudo', 'fidelidade')]],
    ['loja', 'o criativo ta incluso?', [{ features: 'recurring/trafego-pago' }]],
    ['loja', 'quantas artes por mes', [{ features: 'recurring/social-media' }]],
    ['loja', 'quantas revisões tenho direito', [says(/ajuste|proposta/i)]],
    ['loja', 'vcs respondem os comentários?', [says(/comentários/i)], alone],
  ]),
  ...ofKind('agency, seen', [
    ['loja', 'quem aprova os posts', [says(/você/i)], alone],
    ['loja', 'vcs gravam videos?', [says(/sim/i)], alone],
    ['loja', 'atendem em juazeiro do norte', [{ brand: 'city' }]],
    ['loja', 'vcs tem filial', [address]],
    ['loja', 'posso falar com a marina', [phone]],
    ['loja', 'quero fazer uma reclamação', [phone], alone],
    ['loja', 'estou insatisfeito com o serviço', [phone], alone],
    ['loja', 'meu site caiu', [phone], alone],
    ['loja', 'não estou conseguindo acessar o painel', [path('/auth')]],
    ['loja', 'como vejo quanto gastei em anuncio', [path('/dashboard')]],
    ['loja', 'vc aprende com o q eu falo?', [says(/não guardamos/i)]],
    ['loja', 'qual a diferença entre vcs e outras agencias', [says(/preços publicados/i)]],
    ['loja', 'quantos clientes novos vou ter', [noPromise], alone],
    [
      'loja',
      'qual o retorno medio',
      [says(/média da carteira|só números que podemos provar/i)],
      alone,
    ],
    ['loja', 'o que é melhor google ou instagram', [says(/procura/i)]],
    ['loja', 'quanto tempo ate começar a vender', [faq('trafego-pago', 'tempo')]],
    ['loja', 'escreve uma legenda pra minha padaria', [says(/não escrevo/i)], alone],
    ['loja', 'vcs trabalham final de semana', [hours]],
    ['loja', 'voces fazem cartao de visita?', [unknown], alone],
    ['loja', 'quanto ganha um social media', [unknown], { wrong: 'gives advice' }],
    ['loja', 'qual a capital da frança', [unknown]],
    ['loja', 'vcs tem certificação do google?', [says(/fornecedor/i), phone], alone],
    ['store', 'how long does it take to build a website', [says(/dias/i)]],
    ['tienda', 'como crear una cuenta', [path('/auth')]],
  ]),
]
