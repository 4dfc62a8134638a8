import { claims } from '#content/claims.ts'
import { faq, ofKind, path, playbook, price, says } from '../question.ts'

const alone = { never: [playbook] }
const written = says(/proposta|contrato/i)
const loyalty = faq('conteudo', 'fidelidade')
const noPromise = says(
  /não (garantimos|prometemos|prometo|há garantia)|ninguém (pode|garante)|não, e desconfie|sem promessa/i,
)
const days = says(new RegExp(claims.websites.timeline?.value ?? '.'))

export const termQuestions = [
  ...ofKind('contract', [
    ['loja', 'tem fidelidade?', [loyalty], alone],
    ['clinica', 'o contrato é de quanto tempo', [loyalty]],
    ['padaria', 'posso cancelar quando quiser?', [written, says(/cancel|encerr/i)], alone],
    ['academia', 'tem multa se eu sair antes', [written]],
    ['pet', 'preciso assinar contrato?', [written], alone],
    ['loja', 'qual o tempo minimo de permanencia', [loyalty]],
    ['restaurante', 'se eu nao gostar posso desistir?', [says(/7 dias|encerr|cancel/i)]],
    [
      'loja',
      'as contas de anuncio ficam no nome de quem?',
      [says(/(seu|sua).{0,40}(nome|empresa)|no seu nome/i)],
    ],
    ['startup', 'o codigo do site fica sendo meu?', [says(/sua empresa|é seu|seus/i)]],
    ['loja', 'se eu sair da agencia perco as campanhas?', [says(/seu|suas|leva tudo/i)]],
    ['moda', 'de quem são as artes depois?', [faq('conteudo', 'textos')]],
  ]),
  ...ofKind('payment', [
    ['loja', 'quais as formas de pagamento?', [says(/proposta/i), says(/pagamento/i)], alone],
    ['bar', 'aceita pix?', [says(/proposta/i)], { never: [says(/aceitamos pix/i)] }],
    ['salao', 'da pra parcelar o site no cartão', [says(/proposta/i)]],
    ['loja', 'vcs emitem nota fiscal?', [says(/nota/i)], alone],
    ['loja', 'paga adiantado ou depois?', [says(/proposta/i)]],
    ['loja', 'boleto pode?', [says(/proposta/i)]],
  ]),
  ...ofKind('deadlines', [
    ['clinica', 'em quanto tempo o site fica pronto?', [days], alone],
    ['loja', 'qnto tempo demora pra fazer uma landing page', [days]],
    ['advogado', 'prazo de entrega do site', [days]],
    ['loja', 'em qto tempo vejo resultado nos anuncios?', [faq('trafego-pago', 'tempo')], alone],
    ['dentista', 'quanto tempo leva pra aparecer no google com seo', [faq('seo', 'tempo')]],
    ['contador', 'SEO demora mt?', [faq('seo', 'tempo')]],
    ['pousada', 'quanto tempo demora um video', [says(/\d+\s?[–-]\s?\d+ dias/)]],
    ['restaurante', 'as fotos ficam prontas em quantos dias?', [says(/\d+\s?[–-]\s?\d+ dias/)]],
    ['hotel', 'o robo do whatsapp fica pronto quando', [faq('automacao', 'tempo')]],
    ['startup', 'quanto tempo leva um aplicativo', [says(/seis a doze semanas/i)]],
    ['loja', 'quando vcs começam depois q eu fechar', [says(/diagnóstico|semana|proposta/i)]],
    ['padaria', 'em quanto tempo vou ter retorno', [faq('trafego-pago', 'tempo')]],
    ['loja', 'logo fica pronta em qts dias?', [says(/proposta|não (tenho|há)/i)]],
    ['loja', 'quanto tempo demora pra vcs responderem email', [{ brand: 'replyTime' }]],
  ]),
  ...ofKind('guarantees', [
    ['loja', 'vcs garantem resultado?', [noPromise], alone],
    ['dentista', 'garante primeira pagina do google?', [noPromise], alone],
    ['loja', 'e se nao der certo devolvem o dinheiro?', [says(/proposta/i)]],
    ['moveis', 'tem garantia?', [noPromise]],
    [
      'curso',
      'quantas vendas vcs me prometem por mes',
      [noPromise],
      { never: [says(/vendas por mês garantidas/i)] },
    ],
    ['loja', 'é certeza que vou vender mais?', [noPromise]],
    ['loja', 'o roi de 320% é garantido?', [noPromise]],
  ]),
  ...ofKind('included', [
    ['loja', 'o que ta incluso no social media?', [{ features: 'recurring/social-media' }], alone],
    ['bar', 'quantos posts por mes vem no plano', [{ features: 'recurring/social-media' }]],
    [
      'clinica',
      'o q vem no plano de trafego pago',
      [{ features: 'recurring/trafego-pago' }],
      alone,
    ],
    ['ótica', 'oq inclui a automação', [{ features: 'recurring/automacao' }]],
    ['loja', 'o que tem no website completo', [{ features: 'websites/website-completo' }]],
    [
      'blog',
      'o que vem no growth?',
      [{ features: 'content/growth' }],
      { also: [price('content/growth')] },
    ],
    ['loja', 'que que inclui a landing page', [{ features: 'websites/landing-page' }]],
    [
      'loja',
      'a hospedagem ta inclusa no site?',
      [says(/hospedagem/i), says(/fornecedor|fora|paga/i)],
    ],
    [
      'loja',
      'o dominio vem junto?',
      [says(/domínio/i), says(/fornecedor|paga|nome da sua empresa/i)],
    ],
    ['loja', 'as fotos estao inclusas no site', [says(/foto/i), says(/fora|à parte|não/i)]],
    ['loja', 'tem relatório?', [says(/relatório/i)], alone],
    ['loja', 'vcs fazem reuniao todo mes?', [says(/reunião mensal|uma vez por mês/i)]],
    ['ecommerce', 'o que entra no cro completo', [{ features: 'analytics/cro' }]],
    ['loja', 'posso montar meu proprio pacote?', [path('/home1/planos')]],
  ]),
]
