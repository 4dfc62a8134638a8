import type { Fact, Question } from '../../question.ts'
import { anyPrice, ofKind, playbook, price, says } from '../../question.ts'

const address: Fact = { brand: 'address' }
const email: Fact = { brand: 'email' }

/** Any of the three sites with a price. */
const anySite = says(/R\$ (1\.500|3\.500|12\.000)/)
/** Posts can be had alone, or inside a plan of content. */
const posts = says(/R\$ (800|2\.500)/)
/** What has no price on the site. */
const noPrice = says(
  /sob medida|orça(ment|d)|proposta|combinar|depende|não (tem|há|existe)|90000-0000/i,
)
const person = says(/90000-0000|WhatsApp|wa\.me|oi@alisio|\/agenda|\/contato/i)
/** Meetings are by video and most work needs no travel; only filming has a cost of travel. */
const anywhere = says(
  /on-?line|vídeo|distância|remot|qualquer|outra|fora|Brasil|país|região|90000-0000|\bsim\b/i,
)
const job = says(/oi@alisio|curr[ií]culo|portf[óo]lio|vagas?|seleção|90000-0000/i)

export const freshAsking: Question[] = [
  ...ofKind('price', [
    ['padaria', 'bom dia qnt custa pra vcs cuidarem do insta da padaria', [posts]],
    ['dentista', 'quanto fica por mes o trafego pago', [price('recurring/trafego-pago')]],
    ['pet shop', 'preço de um site simples, 1 pagina so', [price('one-off/website')]],
    [
      'advocacia',
      'boa tarde, to abrindo meu escritorio agr dps de 8 anos trabalhando pros outros e preciso de um site completo com blog, varias paginas e tal, qual o valor?',
      [price('websites/website-completo')],
    ],
    ['curso online', 'qnto é a landing page', [price('websites/landing-page')]],
    [
      'confeitaria',
      'minha irma fez minha logo no canva e ta horrivel kkkk qnt vcs cobram pra fazer uma nova',
      [price('one-off/branding')],
    ],
    ['restaurante', 'valor de 1 dia de gravacao de video e foto dos pratos', [noPrice]],
    ['oficina mecanica', 'e seo qnt custa??', [noPrice]],
    ['imobiliaria', 'qual o valor do robo q responde no zap', [price('recurring/automacao')]],
    [
      'barbearia',
      'tenho uma ideia de app tipo agenda com login e pagamento, qnt sai mais ou menos',
      [price('websites/mini-saas')],
    ],
    [
      'escola',
      'Qual o valor do plano Growth e quantos posts de blog vêm nele?',
      [price('content/growth')],
      { also: [says(/(8|oito) (posts|artigos|textos)/i)] },
    ],
    ['loja de suplementos', 'o cro completo qnt é por mes', [price('analytics/cro')]],
    [
      'clinica de estetica',
      'to gastando um monte c anuncio e nem sei se o pixel ta certo, qnt é a auditoria de vcs',
      [says(/R\$ 3\.500|gratuit/i)],
    ],
    ['academia', 'se eu fechar social media e trafego juntos tem desconto?', [{ discount: 2 }]],
    ['salao de beleza', 'oi queria saber os preços', [says(/R\$ ?\d|planos/i)]],
    [
      'pousada',
      'hi, how much do you charge to manage google ads?',
      [price('recurring/trafego-pago')],
    ],
    ['loja de roupas', 'hola cuanto cuesta una pagina web?', [anySite]],
    [
      'floricultura',
      'e qnt é por mes?',
      [price('recurring/trafego-pago')],
      { previous: 'vcs fazem trafego pago?' },
    ],
    [
      'psicologa',
      'e o premium?',
      [price('content/premium')],
      { previous: 'quanto custa o plano starter de conteudo?' },
    ],
    [
      'loja de moveis',
      'qual o serviço mensal mais barato q vcs tem',
      [price('recurring/social-media')],
    ],
    [
      'construtora',
      'qual dos planos vem com 20 posts sociais e infografico',
      [says(/Growth/i)],
      { also: [price('content/growth')] },
    ],
    [
      'ecommerce',
      'gestao analytics qnt? e oq fazem toda semana',
      [price('analytics/gestao')],
      { also: [says(/leitura|painel|alerta|semana/i)] },
    ],
  ]),
  ...ofKind('included', [
    [
      'loja de bijuteria',
      'no social media sao qnts posts no mes? e stories tem?',
      [says(/12 posts/i)],
      { also: [says(/stories/i)] },
    ],
    [
      'buffet',
      'o site ja vem com hospedagem e dominio?',
      [says(/fornecedor|à parte|por fora|fora|diret[ao]|não/i)],
      { also: [says(/domínio|hospedagem/i)] },
    ],
    [
      'nutricionista',
      'vcs escrevem os textos do site ou eu q tenho q mandar pronto',
      [says(/entrevista|escrev|escrit|textos/i)],
    ],
    [
      'loja de celular',
      'oq vem na gestao de automacao',
      [says(/WhatsApp/i)],
      { also: [says(/CRM|e-mail|qualifica/i)] },
    ],
    ['loja virtual', 'qual plano de vcs ja tem teste a/b incluso', [says(/CRO/)]],
    [
      'clinica veterinaria',
      'dps q o site completo fica pronto alguem ensina a gente a mexer? e tem suporte?',
      [says(/treinamento|60 dias|painel/i)],
    ],
    [
      'cafeteria',
      'e responder comentario vcs respondem tb?',
      [says(/coment[áa]rio|respo|sim/i)],
      { previous: 'o que vem no plano de social media?' },
    ],
  ]),
  ...ofKind('deadline', [
    ['otica', 'em qnt tempo o site fica pronto', [says(/13 dias/i)]],
    [
      'mercadinho',
      'quanto tempo leva pra fazer um aplicativo de pedidos',
      [says(/(seis a doze|6 (a|-|–) 12) semanas/i)],
    ],
    [
      'clinica medica',
      'o robo do whats demora qnt pra ficar no ar',
      [says(/(duas|2) semanas|14 dias/i)],
    ],
    [
      'encanador',
      'se eu começar o google ads hj qnd o telefone começa a tocar?',
      [says(/24.{0,6}48|(dois|2) a (três|3) meses|semana/i)],
    ],
    [
      'advogado',
      'qnt tempo o seo demora pra dar resultado',
      [says(/meses|poucas semanas|oitavo mês|30 dias/i)],
    ],
    [
      'hamburgueria',
      'dps da gravaçao em qnts dias recebo os videos pro insta',
      [says(/7.{1,5}(15|30)/)],
    ],
    [
      'loja de vinhos',
      'e qnt tempo ate sair o primeiro?',
      [says(/(três|3) semanas/i)],
      { previous: 'vcs fazem email marketing?' },
    ],
  ]),
  ...ofKind('hours', [
    ['papelaria', 'q horas vcs abrem', [says(/9h|9:00|09:00/)], { never: [playbook, anyPrice] }],
    [
      'manicure',
      'e sabado?',
      [says(/13h|13:00/)],
      { never: [playbook], previous: 'q horas vcs abrem?' },
    ],
    ['igreja', 'domingo tem alguem ai p atender?', [says(/fechad|não/i)], { never: [playbook] }],
    [
      'turismo',
      'feriado vcs trabalham?? queria falar c alguem dia 15 de novembro',
      [says(/feriado|não|Segunda a sexta|agenda|90000-0000/i)],
    ],
    [
      'farmacia',
      'mandei msg ontem de noite e ate agr nada, qnt tempo vcs demoram pra responder',
      [says(/24 horas|horário|9h|90000-0000/i)],
      { never: [playbook] },
    ],
    ['autopeças', 'ate q horas posso ligar hj', [says(/18h|18:00|13h|fechad/i)]],
  ]),
  ...ofKind('address', [
    ['loja de tintas', 'onde fica a agencia de vcs', [address], { never: [playbook] }],
    [
      'corretor de seguros',
      'gosto de negocio olho no olho sabe, da pra ir ai pessoalmente? qual o endereço',
      [says(/Exemplo dos Ventos|pode|visit|sim|receb|Fortaleza/i)],
      { also: [address] },
    ],
    ['arquiteta', 'qual bairro e cep', [says(/Praia de Iracema|60000-000|Exemplo dos Ventos/i)]],
  ]),
  ...ofKind('reach', [
    ['material de construçao', 'quero falar c uma pessoa de vdd', [person], { never: [playbook] }],
    ['sorveteria', 'qual o zap de vcs?', [says(/90000-0000|wa\.me/i)]],
    ['industria textil', 'Tem um e-mail para eu enviar um briefing?', [email]],
    ['tatuador', 'qual o @ do insta de vcs', [says(/instagram|@\s?alisio/i)]],
    ['restaurante', 'hola quiero hablar con una persona por favor', [person]],
  ]),
  ...ofKind('booking', [
    ['fisioterapia', 'como faço pra marcar uma reuniao', [person]],
    [
      'marcenaria',
      'essa conversa inicial é paga?',
      [says(/gratuit|grátis|sem custo|sem compromisso|não (custa|é pag|paga)/i)],
    ],
    [
      'pilates',
      'qnt tempo dura a conversa gratis e é por video ou ligaçao',
      [says(/(30|45) min/i)],
      { also: [says(/vídeo|on-?line/i)] },
    ],
    [
      'energia solar',
      'e se eu precisar desmarcar?',
      [says(/cancel|desmarc|remarc|mudar|e-mail|90000-0000/i)],
      { previous: 'como marco uma conversa com vcs?' },
    ],
  ]),
  ...ofKind('cities', [
    ['loja de calçados', 'sou de juazeiro do norte vcs atendem aqui?', [anywhere]],
    ['clinica odontologica', 'so atendem fortaleza?', [anywhere]],
    [
      'cachaçaria',
      'vcs vem gravar video em sobral?',
      [says(/viagem|outras cidades|deslocamento|região metropolitana/i)],
    ],
    [
      'exportadora de frutas',
      'do you work with companies outside brazil?',
      [says(/países|countr|on-?line|v[íi]deo|remot|fora|Fortaleza|90000-0000/i)],
    ],
  ]),
  ...ofKind('case', [
    ['dentista', 'vcs ja atenderam dentista? queria ver resultado', [says(/Sorriso do Mar/i)]],
    ['escola de ingles', 'tem algum case de escola', [says(/Farol/i)]],
    ['moda praia', 'me mostra trabalhos q vcs ja fizeram', [says(/cases?|portf[óo]lio|Jangada/i)]],
    [
      'construtora',
      'e qnt eles gastavam por mes?',
      [says(/R\$ 14\.000|14 mil/i)],
      { previous: 'vocês têm o case da construtora horizonte?' },
    ],
  ]),
  ...ofKind('job', [
    [
      'designer',
      'oi vcs tao contratando? sou designer e mexo c video tb',
      [job],
      { never: [playbook] },
    ],
    ['estudante', 'tem estagio de mkt? pra onde mando o curriculo', [job], { never: [playbook] }],
  ]),
  ...ofKind('about', [
    ['lanchonete', 'qm sao vcs', [says(/Alísio|agência/i)]],
    [
      'distribuidora',
      'ha qnts anos a agencia existe e qnts clientes ja atenderam',
      [says(/\banos\b|200|150/i)],
    ],
    ['papelaria', 'quem é a marina q aparece ai no site', [says(/Marina Lopes|marketing/i)]],
  ]),
  ...ofKind('definition', [
    [
      'loja de roupas',
      'oq é roas? meu sobrinho vive falando isso',
      [says(/receita|retorno|faturamento|vend/i)],
    ],
    ['corretor', 'q q é lead afinal', [says(/contato|interess|potencial/i)]],
    ['manicure', 'trafego pago é oq exatamente', [says(/anúncio|anuncia|mídia paga/i)]],
    ['personal trainer', 'landing page é a msm coisa de site? oq é isso', [says(/página/i)]],
  ]),
  ...ofKind('difference', [
    [
      'clinica de olhos',
      'qual a diferença de seo e anuncio, q q compensa mais',
      [says(/SEO|busca|orgânic/i)],
      { also: [says(/anúncio/i)] },
    ],
    [
      'agronegocio',
      'n entendi a diferença de produçao de conteudo pra marketing de conteudo',
      [says(/plano|estratégia|planej/i)],
      { also: [says(/produ|peças|escrev/i)] },
    ],
    [
      'doceria',
      'eu ja aperto impulsionar no insta, q diferença faz vcs gerirem',
      [says(/impulsion|curtida|gest|gerir|venda|decid|toda semana|anúncio/i)],
    ],
    ['despachante', 'google ads ou meta ads, qual a diferença?', [says(/procur|busc|pesquis/i)]],
  ]),
]
