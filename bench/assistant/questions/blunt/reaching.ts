import {
  averageDays,
  known,
  meetingMinutes,
  ofKind,
  price,
  type Question,
  says,
  unknown,
} from '../../question.ts'
import { noPlaybook, openOnWeekdays, person, promisesNothing, sitePrice } from './facts.ts'

export const bluntReaching: Question[] = [
  ...ofKind('deadline', [
    ['loja de plantas', 'em qnto tempo fica pronto o site', [averageDays]],
    [
      'petshop',
      'aplicativo demora qnt pra ficar pronto',
      [says(/(seis a doze|6 a 12|6-12) semanas|por etapas|em partes/i)],
    ],
    [
      'loja de suplementos',
      'se eu anunciar hj começo a vender qndo?',
      [says(/24.{1,4}48|48 ?h|(dois a três|2 a 3) meses/i)],
    ],
    [
      'oficina de ar condicionado',
      'seo demora qnto ate aparecer no google',
      [says(/semanas|meses|mês/i)],
    ],
    [
      'barbearia',
      'a automaçao do zap fica no ar em qnt tempo',
      [says(/(duas|2) semanas|14 dias/i)],
    ],
    [
      'restaurante',
      'depois das fotos do cardapio qnts dias p receber',
      [says(/7.{1,4}(10|15|30)|sete a dez/i)],
    ],
    [
      'confeitaria',
      'preciso de video institucional pro dia das maes, faltam 3 semanas, da tempo?',
      [says(/15.{1,4}30|7.{1,4}(15|30)/i)],
    ],
    ['gráfica', 'preciso do site pra sexta. da?', [says(/13 dias|prazo|\bdias\b/i)]],
    [
      'loja de vinhos',
      'email marketing: primeiro envio sai em qnto tempo?',
      [says(/(três|3) semanas/i)],
    ],
  ]),

  ...ofKind('guarantee', [
    ['loja de calçados', 'garante q vou vender mais?', [promisesNothing]],
    [
      'oficina mecânica',
      'outra agencia me prometeu primeiro lugar no google em 30 dias. vcs garantem tb?',
      [promisesNothing],
    ],
    [
      'pizzaria',
      'se n der resultado devolve o dinheiro?',
      [says(/devol|reembols|proposta|7 dias|não|promet/i)],
    ],
    ['salão de beleza', 'qntos seguidores vcs garante por mes', [promisesNothing]],
    [
      'loja de informática',
      'ja fui enganado por 2 agencia, pq com vcs seria diferente? me convence',
      [
        says(
          /nome|relatório|contrato|promet|promessa|não fazemos|clareza|aberto|abert|prova|cases?|franqueza|fidelidade/i,
        ),
      ],
    ],
  ]),

  ...ofKind('hours', [
    ['lanchonete', 'horário', [{ brand: 'hours' }], noPlaybook],
    ['barbearia', 'abre sabado?', [{ brand: 'hours' }], noPlaybook],
    [
      'feira',
      'domingo alguem atende',
      [says(/fechad|não (abr|atend|func|há|tem)|segunda/i)],
      noPlaybook,
    ],
    ['oficina', 'to no trampo ate 19h, consigo falar c vcs dps disso?', [{ brand: 'hours' }]],
    [
      'restaurante',
      'feriado vcs trabalha?',
      [says(/feriado|fechad|não (sei|tenho|abr|atend|há|está)|confirm|\(85\)|equipe|9h/i)],
    ],
    [
      'mercearia',
      'mandei msg no zap, demora qnto pra responder?',
      [says(/24 horas|úteis|horário comercial|horário/i)],
    ],
  ]),

  ...ofKind('place', [
    ['loja de bolsas', 'onde fica', [{ brand: 'address' }], noPlaybook],
    [
      'sapataria',
      'tem escritorio de vdd? qual bairro? quero ver se existe msm',
      [{ brand: 'address' }],
    ],
    [
      'oficina de tratores',
      'sou de sobral, vcs atendem aqui?',
      [says(/Fortaleza|vídeo|on-?line|sim|atend|distância|remot|qualquer/i)],
    ],
    [
      'food truck',
      'vcs vem gravar em caucaia ou cobra viagem?',
      [says(/região metropolitana|Fortaleza|viagem/i)],
    ],
  ]),

  ...ofKind('reach', [
    ['loja de carros usados', 'quero falar com gente d vdd', [person], noPlaybook],
    ['lanchonete', 'me passa o zap', [{ brand: 'phone' }], noPlaybook],
    ['papelaria', 'email de vcs pf', [{ brand: 'email' }], noPlaybook],
    ['brechó', 'qual o insta de vcs', [{ brand: 'instagram' }], noPlaybook],
    ['restaurante', 'quero marcar uma reuniao', [{ brand: 'scheduling' }], noPlaybook],
    [
      'perfumaria',
      'essa conversa gratuita é gratis msm ou é pra empurrar venda',
      [says(/gr[aá]t|sem custo|sem compromisso|não custa/i)],
    ],
    ['açougue', 'qnto tempo dura essa reuniao? n tenho tempo', [meetingMinutes]],
  ]),

  ...ofKind('cases', [
    [
      'oficina mecânica',
      'ja fizeram pra alguma oficina? mostra o resultado',
      [says(/Oficina Dois Irmãos|cases|estudos de caso/i)],
    ],
    [
      'restaurante',
      'tem cliente restaurante?',
      [says(/Cozinha da Praia|Café Serra Clara|cases|estudos de caso/i)],
    ],
    [
      'moda praia',
      'qnto a moda jangada gastava por mes nesse case ai',
      [known(/Moda Jangada/, /R\$ 9\.000/, unknown)],
    ],
    ['loja de artesanato', 'tem portfolio pra eu ver?', [says(/portf[óo]lio/i)], noPlaybook],
  ]),

  ...ofKind('about', [
    ['loja de colchões', 'quem sao vcs', [{ brand: 'name' }]],
    ['atacarejo', 'me passa o cnpj da empresa q vou pesquisar', [{ brand: 'taxId' }], noPlaybook],
    [
      'salão',
      'minha filha faz design, tem vaga ai?',
      [says(/currículo|vaga|e-mail|oi@alisio|não|equipe|\(85\)/i)],
      noPlaybook,
    ],
  ]),

  ...ofKind('identity', [
    [
      'bar',
      'vc é robo?',
      [says(/IAxel|assistente|automátic|virtual|robô|não sou (uma )?(pessoa|human)/i)],
      noPlaybook,
    ],
    ['lanchonete', 'qual teu nome', [{ brand: 'assistant' }], noPlaybook],
  ]),

  ...ofKind('foreign', [
    [
      'ice cream shop',
      'how much do you charge to run my instagram?',
      [price('recurring/social-media')],
    ],
    ['tienda de ropa', 'hola, cuanto cuesta una pagina web?', [sitePrice]],
    ['coffee shop', 'what are your opening hours', [openOnWeekdays]],
    ['panadería', 'donde estan ubicados?', [{ brand: 'city' }]],
    [
      'surf shop',
      'is the ad budget included in the price?',
      [says(/não|direto|à parte|not included|directly/i)],
    ],
  ]),
]
