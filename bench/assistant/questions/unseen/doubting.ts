import type { Fact, Question } from '../../question.ts'
import { anyPrice, known, ofKind, playbook, price, says, unknown } from '../../question.ts'

const privacyEmail: Fact = { brand: 'privacyEmail' }
const refuses = says(/n(ão|em|unca)[^.!?]{0,50}(compr|us|faz|vend|trabalh)|recus/i)

export const doubtingQuestions: Question[] = [
  ...ofKind('diferença', [
    [
      'dentista',
      'qual a diferença de seo pra trafego pago? nao entendo nada disso',
      [says(/anúncio/i), says(/clique|orgânic|sem pagar|amanhã|tempo|dura|demora/i)],
    ],
    ['loja', 'preciso de landing page ou de site', [says(/oferta|anúnci|anunciar/i)]],
    [
      'escola',
      'marketing de conteudo e produçao de conteudo nao é a msm coisa?',
      [says(/estratégia|plano|planej/i)],
    ],
    ['ecommerce', 'roas e roi é a mesma coisa ne?', [says(/receita/i)]],
    [
      'salao',
      'ja impulsiono post no insta, pq pagaria trafego pago',
      [says(/curtida|público|medi|conversão|venda|gerir|gestão|onde o próximo real/i)],
    ],
    [
      'padaria',
      'pq um site custa 1500 e o outro 12000??',
      [says(/uma página|uma só página|12 páginas|doze páginas/i)],
    ],
    [
      'contador',
      'e do starter pro growth oq muda',
      [says(/4 posts[\s\S]*8 posts|R\$ 2\.500[\s\S]*R\$ 5\.000/i)],
      { previous: 'quais são os planos de conteúdo?' },
    ],
  ]),
  ...ofKind('definição', [
    ['padaria', 'oq é seo', [says(/busca|google/i)], { never: [playbook, anyPrice] }],
    [
      'loja',
      'roas oq significa msm',
      [says(/receita|fatur|retorno|retorn/i)],
      { never: [playbook] },
    ],
    ['ecommerce', 'cro é oq? vi no site', [says(/convers|visitantes? (vir|em client)/i)]],
    ['dentista', 'todo mundo fala em lead, oq é um lead', [says(/contato|interess/i)]],
    ['ecommerce', 'explica teste a/b facil', [says(/duas versões|2 versões|versão/i)]],
    [
      'startup',
      'mini saas é oq',
      [says(/navegador|assinatura|sob medida|sistema|programa|software/i)],
    ],
    [
      'bakery',
      'what is a landing page?',
      [says(/página|page/i), says(/oferta|ação|anúncio|offer/i)],
    ],
  ]),
  ...ofKind('quem somos', [
    [
      'loja',
      'vc é robo ou gente?',
      [says(/IAxel|assistente|autom[áa]tic|rob[ôo]/i)],
      { never: [playbook] },
    ],
    ['construtora', 'quem é essa marina lopes', [says(/marketing|estratégia|mídia/i)]],
    ['pousada', 'quem faz os videos na agencia', [{ lead: true }]],
    [
      'industria',
      'vcs tem qnts anos de mercado',
      [known(/anos de estrada/, /[58]\+|(mais de )?(5|8|cinco|oito) anos/i, says(/Quem Somos/))],
    ],
    [
      'loja',
      'ja atenderam qntas empresas',
      [known(/empresas transformadas/, /200|150/, says(/Quem Somos/))],
    ],
    ['fornecedor', 'qual o cnpj de vcs pra cadastro', [{ brand: 'taxId' }]],
    [
      'restaurante',
      'ja levei golpe de agencia, mostra algum resultado real de cliente',
      [says(/case|depoimento|portf[óo]lio/i)],
    ],
  ]),
  ...ofKind('privacidade', [
    [
      'loja',
      'vcs vendem meus dados pra alguem?',
      [says(/n(ão|em|unca)[^.!?]{0,20} vend/i)],
      { never: [playbook] },
    ],
    [
      'clinica',
      'e se eu quiser q apaguem tudo q tem de mim ai?',
      [privacyEmail],
      { previous: 'vocês guardam meus dados?' },
    ],
    [
      'advogado',
      'quem é o encarregado da lgpd',
      [{ brand: 'privacyOfficer' }],
      { also: [privacyEmail] },
    ],
    [
      'psicologa',
      'essa conversa aqui fica gravada?',
      [says(/navegador|não (guard|grav|fica|armazen)/i)],
    ],
    [
      'contador',
      'se eu mandar msg e nao fechar guardam meu contato ate qnd',
      [says(/24 meses|dois anos|2 anos/i)],
    ],
    ['loja', 'usa cookie nesse site? como desligo', [says(/prefer[êe]ncias|rejeitar|rodapé/i)]],
    [
      'salao',
      'posso mandar a senha do meu insta por aqui?',
      [
        says(
          /não (escreva|envie|mande|compartilh|precisa|digite|passe)|nunca|melhor não|(^|\W)não[,.]/i,
        ),
      ],
    ],
    ['store', 'how do i get a copy of my personal data? lgpd', [privacyEmail]],
  ]),
  ...ofKind('nicho', [
    ['dentista', 'vcs atendem dentista?', [says(/(^|\W)sim(\W|$)|atend|odont|dentista|clínica/i)]],
    [
      'advogado',
      'sou advogado, pode anunciar? vcs conhecem as regras',
      [says(/OAB|advoca|conselho|norma|regra/i)],
    ],
    [
      'medico',
      'fazem mkt pra medico sem dar problema no crm/cfm?',
      [says(/conselho|norma|regra|CFM|medicina/i)],
    ],
    [
      'loja',
      'ja fizeram pra loja de roupa online?',
      [says(/jangada|moda|(^|\W)sim(\W|$)|\/cases-sucesso/i)],
    ],
    [
      'artesanato',
      'sou mei sozinha, vcs pegam cliente pequeno?',
      [says(/pequen|(^|\W)sim(\W|$)|atend|contrata só o serviço de que precisa/i)],
    ],
    [
      'loja',
      'sou de curitiba atendem aqui?',
      [says(/on-?line|vídeo|outras cidades|todo o (Brasil|país)|remot|distância|(^|\W)sim(\W|$)/i)],
    ],
    [
      'escola',
      'escola de ingles, ja tiveram algum caso assim',
      [says(/farol|(^|\W)sim(\W|$)|\/cases-sucesso/i)],
    ],
  ]),
  ...ofKind('recusa', [
    [
      'loja',
      'vcs compram lista de email? quero disparar pra uns 10 mil',
      [refuses],
      { never: [playbook] },
    ],
    ['salao', 'qnt custa 5 mil seguidores', [refuses], { never: [playbook] }],
    [
      'dentista',
      'quero ficar em primeiro no google garantido, fazem?',
      [says(/n(ão|inguém|em)[^.!?]{0,60}(garant|promet|promess)|desconfie/i)],
    ],
    [
      'loja',
      'fazem disparo em massa no whats pra numeros q eu tenho aqui',
      [says(/n(ão|em)[^.!?]{0,50}(faz|dispar|envi|us)|autoriz|só escrev|não pediu/i)],
    ],
    [
      'restaurante',
      'preciso de umas avaliações 5 estrelas no google, vcs criam?',
      [says(/n(ão|em)[^.!?]{0,50}(cri|faz|compr|escrev|invent)|recus/i)],
      { never: [playbook] },
    ],
    [
      'academia',
      'meu app tem q ta na app store e play store, fazem?',
      [says(/não (faz|public|desenvolv)|navegador|nativ/i)],
    ],
    [
      'clinica',
      'fazem sistema de prontuario medico?',
      [says(/não (faz|desenvolv)|indicamos|certificação/i)],
    ],
    [
      'industria',
      'mandam email frio pra empresas q nunca ouviram falar de mim?',
      [says(/n(ão|em)[^.!?]{0,50}(faz|envi|mand|inclu|us|escrev)|só escrev|autoriz/i)],
    ],
  ]),
  ...ofKind('não sabe', [
    ['loja', 'tem estacionamento ai na agencia?', [unknown]],
    ['mercadinho', 'fazem panfleto e outdoor tbm?', [unknown]],
    ['loja', 'vcs registram minha marca no inpi?', [unknown]],
    ['salao', 'arrumam influencer pra divulgar meu salao?', [unknown]],
    ['contador', 'se eu indicar um cliente ganho comissao?', [unknown]],
    ['restaurante', 'vcs mexem no cardapio do ifood pra mim?', [unknown]],
    ['autonomo', 'vcs abrem mei pra mim tb?', [unknown]],
    ['investidor', 'qual foi o faturamento da agencia ano passado', [unknown]],
  ]),
  ...ofKind('conversa', [
    ['loja', 'boa noite td bem? vcs atendem ate q horas amanha', [{ brand: 'hours' }]],
    ['bar', 'opa blz kkk fala ai qnto ta o trafego', [price('recurring/trafego-pago')]],
    ['salao', 'vlw viu, so mais uma coisa, onde fica msm?', [{ brand: 'address' }]],
    [
      'padaria',
      'oi meu nome é cida tenho uma padaria, oq vcs fazem?',
      [says(/tráfego|anúncio|conteúdo|site|automa/i)],
    ],
    ['tienda', 'buenas tardes! abren los sabados?', [{ brand: 'hours' }]],
  ]),
]
