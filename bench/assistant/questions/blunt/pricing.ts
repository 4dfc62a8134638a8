import { anyPrice, known, ofKind, price, type Question, says } from '../../question.ts'
import { noLockIn, noPlaybook, sitePrice, toAgree } from './facts.ts'

export const bluntPricing: Question[] = [
  ...ofKind('price', [
    ['lanchonete', 'preço?', [anyPrice], noPlaybook],
    [
      'salão de beleza',
      'qnt custa pra vcs cuidarem do meu insta? sem enrolacao',
      [price('recurring/social-media')],
      noPlaybook,
    ],
    [
      'oficina mecânica',
      'quanto voces cobram pra fazer anuncio no google pra oficina',
      [price('recurring/trafego-pago')],
      noPlaybook,
    ],
    [
      'pizzaria',
      'oi, tenho uma pizzaria aqui no bairro faz 8 anos, nunca precisei de propaganda mas abriu um concorrente na esquina e o movimento caiu uns 30%, meu sobrinho falou pra fazer trafego pago, qto fica isso por mes??',
      [price('recurring/trafego-pago')],
    ],
    ['loja de roupas', 'valor do site mais barato q vcs tem', [price('one-off/website')]],
    ['barbearia', 'robo de zap p agendar horario qnt sai', [price('recurring/automacao')]],
    ['confeitaria', 'quanto custa fazer uma logo? so a logo', [price('one-off/branding')]],
    [
      'restaurante',
      'foto do cardapio custa qnto a diaria',
      [says(/a combinar|depende|orçad|orçamento|proposta/i)],
    ],
    ['loja de celular', 'landing page preço', [price('websites/landing-page')], noPlaybook],
    [
      'atacado de embalagens',
      'site completo c blog e painel, valor?',
      [price('websites/website-completo')],
      noPlaybook,
    ],
    [
      'petshop',
      'quero um app pra agendar banho e tosa, com login e pagamento, quanto custa um negocio desse',
      [price('websites/mini-saas')],
    ],
    ['padaria', 'qnt é o plano starter', [price('content/starter')], noPlaybook],
    [
      'loja de cosméticos',
      'o plano growth é qnto por mes e quantos posts vem',
      [price('content/growth'), says(/20 posts|8 posts/i)],
      { ...noPlaybook, wrong: 'tells what another plan holds' },
    ],
    ['moda feminina', 'plano premium de conteudo... aposto q é caro', [price('content/premium')]],
    ['loja de bijuteria', 'gestao analytics qto fica', [price('analytics/gestao')], noPlaybook],
    ['loja virtual', 'CRO completo valor', [price('analytics/cro')], noPlaybook],
    [
      'mercadinho',
      'auditoria de analytics (ga4 pixel essas coisa) sai por qnt',
      [price('analytics/auditoria')],
    ],
    [
      'açaiteria',
      'quero 12 posts por mes e stories toda semana, quanto é',
      [price('recurring/social-media')],
    ],
    [
      'autopeças',
      'seo qnt custa, fala logo o valor',
      [
        says(
          /sob medida|proposta|orçamento|orçad|depende|não (tem|há|publica|está|temos|tenho)|conversa/i,
        ),
      ],
      { never: [says(/SEO (custa|sai por|é) R\$/i)] },
    ],
    ['hamburgueria', 'se eu pegar trafego + insta junto tem desconto??', [{ discount: 2 }]],
    ['clínica de estética', 'fechando 3 serviço mensal qnto de desconto', [{ discount: 3 }]],
    [
      'loja de móveis',
      'vi ai 15% de desconto, é pra quem? aposto q pra ninguem',
      [says(/quatro|quarto|\b4\b/i)],
    ],
    [
      'manicure',
      'ta caro esse social media. faz por 300?',
      [says(/R\$ 800|desconto|preço|valor|proposta|equipe|escopo|não/i)],
      { never: [says(/(?<!não )(fechado|combinado|fazemos|faço) por R?\$? ?300/i)] },
    ],
    [
      'empório',
      'email marketing valor mensal',
      [
        says(
          /sob medida|proposta|orçamento|orçad|depende|não (tem|há|publica|está|temos|tenho)|R\$ 1\.000/i,
        ),
      ],
    ],
    ['sorveteria', 'qual o serviço mensal mais barato de vcs', [price('recurring/social-media')]],
    [
      'loja de sapato',
      'qnt custa um site pra loja? e um anuncio? e o insta? me passa tudo d uma vez',
      [anyPrice],
      { also: [price('recurring/social-media'), price('recurring/trafego-pago'), sitePrice] },
    ],
  ]),

  ...ofKind('included', [
    ['oficina de motos', 'o q vem no trafego pago', [says(/Google Ads|Meta Ads|Google, /i)]],
    ['cafeteria', 'social media inclui responder comentario?', [says(/coment[áa]rio/i)]],
    [
      'distribuidora',
      'no site de 12 mil vem o q',
      [says(/12 páginas|blog|área administrativa|painel|60 dias|treinamento/i)],
    ],
    [
      'loja de tintas',
      'dominio e hospedagem ta incluso no site ou é mais um gasto escondido',
      [
        says(
          /direto|diretamente|fornecedor|à parte|por fora|fica(m)? fora|não (está|estão|inclui|vem|entra)/i,
        ),
      ],
    ],
    [
      'floricultura',
      'vcs escrevem os texto do site ou eu q tenho q mandar tudo pronto',
      [says(/escrev|escrit|entrevista|por nós/i)],
    ],
    [
      'doceria',
      'sessao de foto ta incluso no plano de conteudo?',
      [says(/à parte|não|fora|a combinar/i)],
    ],
    ['borracharia', 'tem relatorio? ou vcs pega o dinheiro e some', [says(/relatório/i)]],
    [
      'boutique',
      'premium com post ilimitado é ilimitado msm ou tem pegadinha',
      [says(/teto|fila|aprovaç|ilimitad[^.]*(revis|ordem|ritmo)/i)],
    ],
    [
      'food truck',
      'qnts vezes posso pedir pra mudar a landing page antes d publicar',
      [known(/rodadas de ajuste em cada peça/, /dois|duas|\b2\b/i, says(/escrito na proposta/i))],
    ],
  ]),

  ...ofKind('ad-budget', [
    [
      'pizzaria',
      'os 1000 do trafego ja inclui o q vai pro google?',
      [says(/^não|não (está|inclui|entra|vem)|direto|à parte|por você/im)],
    ],
    ['ótica', 'qnt tenho q por de verba pra começar a anunciar', [says(/depende|dezenas|clique/i)]],
    [
      'pastelaria',
      'da pra anunciar com 10 real por dia? sou pequeno',
      [says(/depende|dezenas|teto|clique|verba|você define/i)],
    ],
    [
      'loja de colchão',
      'vcs cobra porcentagem em cima da verba igual a outra agencia fazia?',
      [says(/não cobr|sem comissão|comissão|valor fixo|fix[oa]/i)],
    ],
    ['lava jato', 'o dinheiro do anuncio eu pago pra vcs ou direto pro face', [says(/diret/i)]],
    [
      'sorveteria',
      'mes d chuva n vende nada, posso pausar os anuncio qdo quiser?',
      [says(/paus|quando quiser|teto|sim|pode/i)],
    ],
  ]),

  ...ofKind('contract', [
    ['lanchonete', 'tem fidelidade?', [noLockIn], noPlaybook],
    [
      'academia de bairro',
      'se eu n gostar cancelo qdo quiser ou fico preso 1 ano igual meus aluno kkk',
      [noLockIn],
    ],
    ['loja de roupa infantil', 'multa p cancelar?', [noLockIn]],
    [
      'estúdio de sobrancelha',
      'fechei ontem pelo zap e me arrependi, consigo desistir e pegar o dinheiro de volta?',
      [says(/7 dias|sete dias|proposta|contrato|equipe|\(85\) 90000-0000/i)],
    ],
    ['marcenaria', 'tem contrato ou é de boca', [says(/proposta|contrato|escrito/i)]],
    [
      'funilaria',
      'o preço pode subir no meio do serviço? ja caí nessa',
      [says(/antes da assinatura|nunca depois|não muda|fechad|escopo|assin/i)],
    ],
    [
      'loja de presentes',
      'se eu sair o site fica comigo ou vcs derrubam',
      [says(/seu|sua|leva tudo|você leva|nome/i)],
    ],
    ['adega', 'posso mudar o pacote depois', [says(/pode|sim|mudar|mude|ajust/i)]],
    [
      'conserto de celular',
      'e minha conta d anuncio, fica no nome de quem? o ultimo gestor levou tudo embora',
      [says(/seu nome|sua empresa|seu|cliente/i)],
    ],
  ]),

  ...ofKind('payment', [
    ['loja de roupas', 'parcela no cartao?', [toAgree]],
    ['padaria', 'aceita pix', [toAgree]],
    [
      'loja de material de construção',
      'pago o site td antes ou so qdo ficar pronto?',
      [says(/assinatura|etapa|entrega/i)],
    ],
    ['restaurante', 'emite nota fiscal?', [says(/nota|proposta|equipe|não (sei|tenho)|contrato/i)]],
    ['oficina', 'boleto todo dia 10 rola?', [toAgree]],
  ]),
]
