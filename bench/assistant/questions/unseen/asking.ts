import type { Fact, Question } from '../../question.ts'
import {
  averageDays,
  known,
  meetingMinutes,
  ofKind,
  playbook,
  price,
  says,
} from '../../question.ts'

const address: Fact = { brand: 'address' }
const scheduling: Fact = { brand: 'scheduling' }
const person: Fact = { brand: 'phone' }
const clientArea = says(/área do cliente|\/auth|\/dashboard/i)
const saturday: Fact = { brand: 'hours' }
const toBeAgreed = says(/a combinar|sob medida|proposta|orçamento|orçad/i)
const yours = says(
  /(seu|teu) (próprio )?nome|são (su[ao]s|da sua)|leva tudo|da sua empresa|seu CNPJ/i,
)
const noPromise = says(
  /n(ão|inguém|em|enhum)[^.!?]{0,60}(garant|promet|promess)|sem promessa|desconfie/i,
)

export const askingQuestions: Question[] = [
  ...ofKind('preço', [
    [
      'salao',
      'qnt custa pra vcs cuidarem do meu insta?',
      [price('recurring/social-media')],
      { never: [playbook] },
    ],
    [
      'loja',
      'qnt fica o trafego pago por mes',
      [price('recurring/trafego-pago')],
      { never: [playbook] },
    ],
    [
      'padaria',
      'bom dia quanto custa um site simples so uma pagina mesmo',
      [price('one-off/website')],
    ],
    ['dentista', 'valor de landing page pra anuncio de implante', [price('websites/landing-page')]],
    [
      'construtora',
      'preciso de site completo c blog e q eu mesmo consiga mexer, qnt sai?',
      [price('websites/website-completo')],
    ],
    [
      'academia',
      'quero um app pros alunos com login e pagamento quanto custa mais ou menos',
      [price('websites/mini-saas')],
    ],
    ['loja', 'qnt vcs cobram pra fazer logo e identidade visual', [price('one-off/branding')]],
    ['restaurante', 'quanto é a diaria de foto e video dos pratos?', [toBeAgreed]],
    [
      'advogado',
      'quais os valores dos planos de conteudo??',
      [price('content/starter')],
      { also: [price('content/growth'), price('content/premium')] },
    ],
    ['ecommerce', 'auditoria do ga4 e dos pixels custa qnt', [price('analytics/auditoria')]],
    ['clinica', 'nao achei o preço do seo no site, qnt é', [toBeAgreed]],
    [
      'barbearia',
      'robo de zap qnt custa por mes e demora qnto pra ficar pronto',
      [price('recurring/automacao')],
      { also: [says(/duas semanas|2 semanas|14 dias/i)] },
    ],
    ['loja', 'se eu pegar social media e trafego junto tem desconto?', [{ discount: 2 }]],
    [
      'loja',
      'e se for 3 serviços?',
      [{ discount: 3 }],
      { previous: 'tem desconto se eu pegar mais de um serviço?' },
    ],
    [
      'pet shop',
      'hi how much do you charge for google ads management per month?',
      [price('recurring/trafego-pago')],
    ],
    [
      'pousada',
      'hola, cuanto cuesta una pagina web completa con blog?',
      [price('websites/website-completo')],
    ],
  ]),
  ...ofKind('incluído', [
    [
      'salao',
      'qntos posts por mes vem no social media',
      [says(/12 posts/i)],
      { never: [playbook] },
    ],
    ['escola', 'oq vem no plano growth de conteudo', [{ features: 'content/growth' }]],
    [
      'construtora',
      'o website completo vem com oq? tem treinamento pra equipe?',
      [{ features: 'websites/website-completo' }],
      { also: [says(/treinamento/i)] },
    ],
    [
      'loja',
      'hospedagem e dominio ja ta incluso no valor do site?',
      [says(/fornecedor|à parte|por fora|não (est|inclu|entra)|ficam? (de )?fora/i)],
    ],
    [
      'advogado',
      'no plano de conteudo vcs publicam ou so mandam a arte e eu q me viro',
      [says(/publicamos|publicação|publicad/i)],
    ],
    ['ecommerce', 'gestao analytics inclui oq exatamente', [{ features: 'analytics/gestao' }]],
    [
      'dentista',
      'qntas vezes posso pedir pra mudar a landing page antes de publicar',
      [
        known(
          /rodadas de ajuste em cada peça/,
          /(dois|2) ciclos|duas rodadas|2 rodadas/i,
          says(/escrito na proposta/i),
        ),
      ],
    ],
    [
      'pousada',
      'a filmagem ja vem com drone?',
      [says(/à parte|não (está|vem|inclu|entra)|fora do pacote/i)],
    ],
    [
      'salao',
      'e stories tambem vem?',
      [says(/stories semanais|stories (toda|por) semana|(^|\W)sim(\W|$)/i)],
      { previous: 'quanto custa o social media?' },
    ],
  ]),
  ...ofKind('horário', [
    ['oficina', 'vcs abrem no sabado?', [saturday], { never: [playbook] }],
    ['loja', 'q horas vcs fecham dia de semana', [{ brand: 'hours' }]],
    [
      'bar',
      'atende domingo? só consigo falar domingo',
      [says(/domingo[^.]{0,20}fechad|não (abrimos|atendemos|funcionamos)|fechados?/i)],
    ],
    ['cafe', 'what time do you open on weekdays?', [{ brand: 'hours' }]],
  ]),
  ...ofKind('endereço', [
    ['loja', 'onde fica a agencia de vcs', [address], { never: [playbook] }],
    ['farmacia', 'qual o bairro e o cep pra eu por no gps', [address, { brand: 'postalCode' }]],
    ['hotel', 'donde estan ubicados? puedo ir a la oficina?', [address]],
  ]),
  ...ofKind('falar com alguém', [
    ['mercadinho', 'quero falar com GENTE nao com robo', [person], { never: [playbook] }],
    ['loja', 'me passa o zap de vcs ai', [person]],
    ['contador', 'qual o email pra mandar uma proposta', [{ brand: 'email' }]],
    ['dentista', 'mandei msg no formulario, demoram qnt pra responder?', [{ brand: 'replyTime' }]],
    ['salao', 'qual o insta da agencia pra eu ver os trabalhos', [{ brand: 'instagram' }]],
    ['restaurant', 'can i talk to a real person please', [person]],
  ]),
  ...ofKind('contrato', [
    [
      'loja',
      'tem fidelidade? se eu nao gostar posso sair qnd quiser',
      [says(/três meses|3 meses|30 dias|mês a mês|sem fidelidade|proposta|não prende/i)],
      { never: [playbook] },
    ],
    ['escola', 'como faço pra cancelar o plano de conteudo', [says(/30 dias/i)]],
    ['padaria', 'aceita cartao? da pra parcelar o site', [says(/etapa|proposta/i)]],
    ['construtora', 'tem q pagar tudo adiantado pro site ou como é', [says(/assinatura|etapa/i)]],
    [
      'autonoma',
      'contratei pela internet e me arrependi no outro dia, posso desistir?',
      [says(/7 dias|sete dias/i)],
    ],
    ['ecommerce', 'se eu trocar de agencia perco as campanhas e o historico?', [yours]],
    ['loja', 'o valor q deu no simulador ja é o final?', [says(/proposta|escopo/i)]],
    ['clinica', 'dominio e codigo do site ficam no meu nome ou no de vcs?', [yours]],
  ]),
  ...ofKind('prazo', [
    ['dentista', 'em qntos dias fica pronta a landing page?', [averageDays], { never: [playbook] }],
    [
      'loja',
      'trafego pago da resultado em qnt tempo, preciso vender logo',
      [says(/24.{1,4}48|dois a três meses|2 a 3 meses/i)],
    ],
    [
      'contador',
      'e seo demora mto?',
      [says(/(seis|6) a (doze|12) meses|poucas semanas|quarto e o oitavo/i)],
      { previous: 'tráfego pago dá resultado em quanto tempo?' },
    ],
    [
      'fabrica',
      'video institucional demora qntos dias pra entregar',
      [says(/15\s?(–|-|a)\s?30 dias/i)],
    ],
    [
      'academia',
      'e um app? leva qnt tempo',
      [says(/(seis|6) a (doze|12) semanas/i)],
      { previous: 'em quanto tempo fica pronto um site?' },
    ],
    ['loja', 'se fechar email marketing hj qnd sai o primeiro envio', [says(/(três|3) semanas/i)]],
    ['joalheria', 'fotos dos produtos ficam prontas em qnts dias', [says(/7\s?(–|-|a)\s?10/i)]],
  ]),
  ...ofKind('garantia', [
    ['loja', 'vcs garantem q vou vender mais??', [noPromise]],
    ['corretor', 'me garante 50 leads por mes com anuncio?', [noPromise]],
    [
      'restaurante',
      'se nao der resultado vcs devolvem meu dinheiro?',
      [says(/proposta|7 dias|sete dias/i)],
    ],
    [
      'ecommerce',
      'esses 320% de roi do site é garantido pra mim tb?',
      [says(/não[^.!?]{0,60}(garant|promet|promess)|sem promessa|médi[ao]|depende/i)],
    ],
  ]),
  ...ofKind('reunião', [
    ['dentista', 'como marco uma reuniao com vcs', [scheduling], { never: [playbook] }],
    [
      'loja',
      'a primeira conversa é paga? dura qnt tempo',
      [says(/gratuit|sem custo|grátis|de graça|não custa|não é paga/i)],
      { also: [meetingMinutes] },
    ],
    ['pousada', 'a reuniao é por video ou tenho q ir ai', [says(/vídeo|on-?line/i)]],
    [
      'advogado',
      'marquei pra amanha mas surgiu audiencia, como remarco',
      [says(/e-mail|email|convite|90000-0000|wa\.me/i)],
    ],
    ['hostel', 'quiero agendar una reunion con ustedes, como hago?', [scheduling]],
  ]),
  ...ofKind('área do cliente', [
    [
      'loja',
      'esqueci a senha da area do cliente e agora',
      [says(/\/auth|esquec|redefin|nova senha|suporte|90000-0000/i)],
      { never: [playbook] },
    ],
    ['clinica', 'sou cliente, onde vejo os resultados das minhas campanhas', [clientArea]],
    [
      'escola',
      'cade o relatorio desse mes',
      [says(/relatórios|\/dashboard|área do cliente|\/auth/i)],
    ],
    ['loja', 'como apago minha conta ai', [says(/configurações/i)]],
    [
      'restaurante',
      'no painel ta escrito Demo, esses numeros sao meus?',
      [says(/fictíci|exemplo|inventad|demonstra|não são (os )?seus/i)],
    ],
    ['ecommerce', 'os numeros do painel mudaram de ontem pra hj pq?', [says(/plataforma/i)]],
    ['farmacia', 'letra mto pequena no painel da pra aumentar onde', [says(/acessibilidade/i)]],
  ]),
  ...ofKind('verba', [
    ['oficina', 'qnt tenho q por de verba no google', [says(/depende|dezenas/i)]],
    [
      'loja',
      'e a verba ja ta dentro desse valor?',
      [says(/não (está|inclui|entra|é)|diret[oa]|à parte|(^|\W)não\./i)],
      { previous: 'quanto custa o tráfego pago?' },
    ],
    [
      'lanchonete',
      'da pra começar com 10 reais por dia de anuncio?',
      [says(/depende|dezenas|diagnóstico/i)],
    ],
    [
      'corretor',
      'vcs cobram porcentagem em cima do q eu gasto no face?',
      [says(/não cobramos|(sem|não)[^.]{0,30}comissão|valor fixo/i)],
    ],
  ]),
]
