import {
  any,
  anyPrice,
  known,
  meetingMinutes,
  ofKind,
  path,
  playbook,
  type Question,
  says,
} from '../../question.ts'
import { booking, person, remote } from './facts.ts'

export const carefulReaching: Question[] = [
  ...ofKind('hours', [
    [
      'clínica',
      'posso ligar na hora do almoço? só consigo entre 12h e 13h30 pq fico no consultorio o dia td',
      [{ brand: 'hours' }],
    ],
    [
      'escola',
      'funcionam em feriado? segunda q vem é feriado e eu queria marcar uma conversa',
      [says(/feriado|9h às 18h|agenda|\(85\) 90000-0000/i)],
    ],
    ['advogado', 'vcs atendem depois das 18h?', [{ brand: 'hours' }]],
    [
      'imobiliária',
      'what are your opening hours? are you open on saturdays?',
      [{ brand: 'hours' }],
    ],
    [
      'indústria',
      'e no sabado?',
      [{ brand: 'hours' }],
      { previous: 'qual o horario de atendimento durante a semana?' },
    ],
  ]),

  ...ofKind('address', [
    [
      'advocacia',
      'Onde fica o escritorio de vocês?',
      [{ brand: 'address' }],
      { never: [playbook, anyPrice] },
    ],
    [
      'escola',
      'qual o endereço? gosto de conhecer pessoalmente antes de fechar, da ultima vez era uma sala virtual kkk',
      [{ brand: 'address' }],
    ],
    ['clínica', '¿dónde están ubicados?', [{ brand: 'address' }]],
  ]),

  ...ofKind('reach a person', [
    ['clínica', 'quero falar com uma pessoa', [person], { never: [playbook] }],
    ['advogada', 'me passa o zap de vcs por favor', [says(/\(85\) 90000-0000|wa\.me|WhatsApp/i)]],
    [
      'indústria',
      'qual o email comercial p enviar um pedido de proposta formal?',
      [{ brand: 'email' }],
    ],
    [
      'escola',
      'olha com todo respeito nao gosto de conversar com robo, tem telefone?',
      [{ brand: 'phone' }],
    ],
    ['imobiliária', 'qual o insta de vcs?', [{ brand: 'instagram' }]],
  ]),

  ...ofKind('booking', [
    [
      'clínica',
      'quero agendar uma reuniao, como faço?',
      [booking],
      { also: [{ brand: 'scheduling' }] },
    ],
    [
      'advocacia',
      'essa primeira conversa é paga? e dura quanto tempo mais ou menos?',
      [says(/gratuit|grátis|sem custo|não custa|de graça/i)],
      { also: [meetingMinutes] },
    ],
    ['escola', 'a reuniao é presencial ou online?', [says(/vídeo|on-?line/i)]],
    [
      'imobiliária',
      'marquei uma conversa mas apareceu um imprevisto, consigo remarcar?',
      [says(/e-?mail|convite|remarc|mudar|\/agenda|\(85\) 90000-0000/i)],
    ],
    ['indústria', 'can i book a call with someone this week?', [booking]],
    [
      'clínica',
      'e como marco?',
      [says(/\/agenda|agenda/i)],
      { previous: 'vcs tem uma conversa gratuita de diagnostico?' },
    ],
  ]),

  ...ofKind('cities', [
    ['indústria', 'somos de sobral, vcs atendem aqui?', [remote]],
    [
      'clínica odontológica',
      'atende joao pessoa? moro na paraiba e aqui as agencias sao fracas demais',
      [remote],
    ],
    [
      'construtora',
      'vcs vem gravar video em juazeiro do norte? cobra deslocamento?',
      [says(/viagem|deslocamento|outras cidades|região metropolitana/i)],
    ],
    [
      'imobiliária',
      'we are a real estate company from portugal, do you work with clients abroad?',
      [
        any(says(/países|on-?line|vídeo|distância|remot|outras cidades|qualquer/i), {
          brand: 'phone',
        }),
      ],
    ],
  ]),

  ...ofKind('cases', [
    [
      'clínica odontológica',
      'ja atenderam alguma clinica? queria ver um resultado real por favor',
      [says(/Sorriso do Mar|Vida Clara|cases/i)],
      { also: [says(/Sorriso do Mar|cases-sucesso|case-studies/i)] },
    ],
    ['escola', 'tem case de escola?', [known(/Escola Farol/, /Farol/, path('/cases-sucesso'))]],
    [
      'construtora',
      'voces tem experiencia com venda de imovel na planta? tem algum caso pra mostrar',
      [known(/Construtora Horizonte/, /Horizonte/, path('/cases-sucesso'))],
    ],
    [
      'escola de idiomas',
      'quanto a escola farol investia por mes e em quanto tempo veio o resultado?',
      [
        known(
          /Escola Farol/,
          /R\$ 5\.000|nove meses|9 meses|Farol/i,
          path('/servicos/trafego-pago'),
        ),
      ],
    ],
    [
      'advocacia',
      'tem algum cliente advogado no portfolio?',
      [says(/cases|portf[óo]lio|não|\(85\) 90000-0000|Barreto|contab/i)],
    ],
    [
      'indústria',
      'ja fizeram algo p industria ou logistica? a outra agencia so entendia de loja de roupa',
      [says(/Norte Logística|Serra Azul|Vela Branca|cases|portf[óo]lio|Solar Cariri/i)],
    ],
  ]),

  ...ofKind('jobs', [
    [
      'estudante de publicidade',
      'oi, meu sobrinho esta se formando em publicidade, vcs tao contratando?',
      [says(/currículo|vaga|oi@alisio|\(85\) 90000-0000|equipe|WhatsApp/i)],
      { never: [playbook, anyPrice] },
    ],
    [
      'designer',
      'pra onde mando curriculo?',
      [says(/oi@alisio|\(85\) 90000-0000|WhatsApp|contato/i)],
      { never: [playbook] },
    ],
  ]),

  ...ofKind('about', [
    [
      'advocacia',
      'qual o cnpj da empresa? sempre consulto antes de assinar qualquer coisa',
      [{ brand: 'taxId' }],
    ],
    [
      'clínica',
      'ha quantos anos voces estao no mercado?',
      [known(/anos de estrada/, /\d\+? ?anos|\d\+|anos de estrada/i, says(/Quem Somos/))],
    ],
    [
      'escola',
      'quem é q vai cuidar da minha conta? na anterior era um estagiario q trocava todo mes',
      [
        says(
          /duas pessoas|titular|Marina|quem planej|quem (vende|apresenta)|equipe|pelo nome|você fala/i,
        ),
      ],
    ],
    ['indústria', 'pq o nome alisio?', [known(/Alísio/, /vento/i, says(/Quem Somos/))]],
    [
      'construtora',
      'o q diferencia vcs das outras agencias? ja é a quarta q eu converso essa semana e todo mundo fala a mesma coisa, q entrega resultado, q é parceiro etc',
      [
        says(
          /relatório|seu nome|contas|não prome|clareza|prova|duas pessoas|medi|constân|quem (vende|executa)|comissão|fidelidade|número/i,
        ),
      ],
    ],
    [
      'escola',
      'quais serviços voces oferecem?',
      [says(/tráfego pago|conteúdo|sites|automação|SEO/i)],
      { also: [says(/tráfego pago/i), says(/automação/i)] },
    ],
  ]),
]
