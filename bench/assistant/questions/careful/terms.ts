import {
  anyPrice,
  averageDays,
  known,
  ofKind,
  playbook,
  type Question,
  says,
} from '../../question.ts'
import { contractTerms, noPromise, saturday } from './facts.ts'

export const carefulTerms: Question[] = [
  ...ofKind('contract', [
    ['escola', 'tem fidelidade?', [contractTerms], { never: [playbook] }],
    [
      'clínica médica',
      'desculpa a desconfiança mas fiquei presa 12 meses num contrato com a agencia anterior, pagando multa e sem resultado nenhum. com vcs tem contrato minimo? se eu quiser sair como funciona?',
      [contractTerms],
    ],
    [
      'advocacia',
      'a produçao de conteudo tem periodo minimo de permanencia?',
      [says(/três meses|3 meses/i)],
    ],
    [
      'imobiliária',
      'com quantos dias de antecedencia tenho q avisar p cancelar o plano de conteudo',
      [says(/30 dias/i)],
    ],
    [
      'indústria',
      'se eu cancelar com vcs, a conta do google ads e o historico ficam com quem?',
      [says(/seu nome|são seus|sua empresa|do cliente|com você|leva tudo|suas?\b/i)],
    ],
    [
      'clínica',
      'quem fica dono do dominio e do site se eu trocar de agencia? a ultima segurou meu dominio 4 meses, foi um parto',
      [says(/seu nome|sua empresa|CNPJ|leva tudo|são seus|você/i)],
    ],
    [
      'escola de inglês',
      'tem multa pra cancelar?',
      [says(/multa|30 dias|mês a mês|proposta|fidelidade|três meses|contrato/i)],
    ],
    [
      'escritório de advocacia',
      'Prezados, o contrato é formalizado por escrito, com escopo e preço definidos? Pergunto pq nosso antigo fornecedor combinava td por audio de whatsapp.',
      [says(/escrit|proposta|assina|contrato/i)],
    ],
    [
      'imobiliária',
      'o preço pode mudar no meio do contrato ou do projeto?',
      [says(/não muda|nunca depois|antes da assinatura|preço fechado|escopo|à parte/i)],
    ],
    [
      'clínica odontológica',
      'e se eu quiser parar no segundo mes?',
      [contractTerms],
      { previous: 'como funciona o contrato da produção de conteudo, tem fidelidade?' },
    ],
    ['indústria', 'is there a minimum contract term? can i cancel any time?', [contractTerms]],
  ]),

  ...ofKind('payment', [
    [
      'clínica',
      'quais as formas de pagamento? aceita cartao, pix, boleto?',
      [says(/proposta|combina|\(85\) 90000-0000|WhatsApp|equipe/i)],
      { never: [says(/\b\d+\s?x\b sem juros/i)] },
    ],
    [
      'advogada',
      'parcelam o site completo? 12 mil de uma vez fica pesado pra mim',
      [says(/etapa|entregas|assinatura|proposta|parcel|\(85\) 90000-0000/i)],
    ],
    [
      'escola',
      'o pagamento do site é tudo antes ou só qnd ficar pronto?',
      [says(/etapa|entregas|assinatura|proposta/i)],
    ],
    [
      'indústria',
      'emitem nota fiscal? somos empresa de lucro real e o financeiro nao paga sem NF',
      [says(/nota|equipe|\(85\) 90000-0000/i)],
    ],
    [
      'imobiliária',
      'qual o dia de vencimento da mensalidade? da pra escolher?',
      [says(/proposta|combina|contrato|\(85\) 90000-0000|equipe/i)],
      { never: [says(/todo dia \d+|vence (no )?dia \d/i)] },
    ],
    [
      'clínica de psicologia',
      'paga adiantado ou no fim do mes? e posso pagar no pix?',
      [says(/proposta|combina|contrato|\(85\) 90000-0000|equipe|WhatsApp/i)],
    ],
  ]),

  ...ofKind('deadline', [
    ['advocacia', 'em quanto tempo fica pronto o site do escritorio?', [averageDays]],
    [
      'clínica odontológica',
      'quanto tempo demora p começar a chegar paciente pelo anuncio? sendo bem sincero viu',
      [says(/24.{1,4}48|dois a três meses|2 a 3 meses/i)],
    ],
    [
      'indústria',
      'SEO demora quanto pra dar resultado',
      [says(/seis a doze meses|6 a 12 meses|quarto e o oitavo|poucas semanas/i)],
    ],
    [
      'escola',
      'a automação do whats fica pronta em qnts dias? nossas matriculas abrem mes q vem e estamos aperreados',
      [says(/duas semanas|2 semanas|14 dias/i)],
    ],
    [
      'construtora',
      'prazo p entregar um video institucional da construtora?',
      [says(/15.{1,5}30|7 a 30/i)],
    ],
    [
      'imobiliária',
      'quanto tempo leva pra desenvolver um aplicativo web pros corretores',
      [says(/seis a doze semanas|6 a 12 semanas/i)],
    ],
    [
      'clínica',
      'em quanto tempo sai o primeiro disparo de email marketing?',
      [says(/três semanas|3 semanas/i)],
    ],
    [
      'escola de dança',
      'fiz um ensaio de fotos com outra empresa e demoraram 2 meses pra entregar 😩 com vcs é quanto tempo?',
      [says(/7.{1,5}10|7 a 30/i)],
    ],
    [
      'advogado',
      'se eu mandar msg hj, em quanto tempo alguem me responde?',
      [{ brand: 'replyTime' }],
    ],
    [
      'clínica',
      'marketing de conteudo traz resultado em quantos meses?',
      [says(/três a seis|3 a 6|quatro a seis|4 a 6|três meses|seis meses/i)],
    ],
    [
      'indústria',
      'os 13 dias valem pra site de 12 paginas tb?',
      [says(/não|passar disso|média|mais/i)],
    ],
    ['escola', 'cuanto tiempo tarda en estar lista la pagina web?', [averageDays]],
    [
      'escola',
      'e quanto tempo leva?',
      [says(/duas semanas|2 semanas|14 dias/i)],
      { previous: 'quero automatizar o atendimento do whatsapp da escola' },
    ],
  ]),

  ...ofKind('guarantee', [
    ['clínica odontológica', 'vcs garantem primeiro lugar no google?', [noPromise]],
    [
      'imobiliária',
      'a outra agencia prometeu 50 leads por mes e vieram 7. vcs garantem quantos leads?',
      [noPromise],
      { never: [playbook] },
    ],
    [
      'advocacia',
      'e se nao der resultado, devolvem o dinheiro?',
      [says(/proposta|devolu|reembols|7 dias|garantia|não prome|\(85\) 90000-0000/i)],
    ],
    [
      'escola',
      'preciso de garantia de no minimo 30 matriculas em janeiro, vcs conseguem me garantir isso por escrito?',
      [noPromise],
    ],
    ['clínica de estética', 'garantem que vou ter mais seguidores?', [noPromise]],
    [
      'indústria',
      'se me arrepender em uma semana da p cancelar e receber de volta?',
      [says(/7 dias|proposta|arrepend|desist/i)],
    ],
    [
      'advogada',
      'aquele retorno de 980% q aparece no site é o q eu vou ter tb??',
      [says(/não|depende|prome|própri/i)],
    ],
    ['clínica', 'do you guarantee results?', [noPromise]],
  ]),

  ...ofKind('included', [
    [
      'clínica',
      'o que vem no social media de vcs exatamente?',
      [says(/12 posts|calendário editorial|stories/i)],
    ],
    [
      'advocacia',
      'no site ja vem dominio e hospedagem ou pago por fora',
      [says(/fornecedor|fora|à parte|não (está|estão|inclu|vem)/i)],
    ],
    [
      'escola',
      'quem escreve os textos do site, eu ou vcs? nao tenho tempo nem jeito pra escrever',
      [says(/entrevista|escrevemos|escrit[oa]s? por nós|nós|textos escritos/i)],
    ],
    [
      'imobiliária',
      'o que esta incluso na gestao de trafego pago? detalha pra mim pfv q to comparando com outra proposta',
      [says(/Google Ads|criativo|relatório|conversões|reunião/i)],
    ],
    ['indústria', 'depois q o site fica pronto tem suporte? por quanto tempo?', [says(/60 dias/i)]],
    [
      'clínica odontológica',
      'quantas alteraçoes posso pedir na arte e no texto do plano de conteudo? a ultima cobrava cada ajuste',
      [
        known(
          /rodadas de ajuste em cada peça/,
          /duas rodadas|2 rodadas|rodadas de ajuste/i,
          says(/escrito na proposta/i),
        ),
      ],
    ],
    [
      'escritório de advocacia',
      'vcs conhecem as regras da OAB sobre publicidade? tenho medo de levar uma representaçao',
      [says(/conselho|OAB|norma|regra|advocacia/i)],
      { also: [says(/norma|regra|OAB|conselho/i)] },
    ],
    ['clínica médica', 'na captaçao de video inclui drone?', [says(/à parte|fora|orçad/i)]],
    [
      'indústria',
      'a automação conversa com o CRM q a gente ja usa ou vou ter q trocar td?',
      [says(/mais usados|integra|sem obrigar|planilha|não[^.]{0,20}troc/i)],
    ],
    [
      'escola',
      'a mensalidade da ferramenta de email marketing ta inclusa?',
      [says(/não|fornecedor|direto|fora/i)],
    ],
    [
      'imobiliária',
      'trafego pago de vcs faz linkedin tb ou só google e meta?',
      [says(/LinkedIn/i)],
    ],
    [
      'clínica',
      'as fotos estao inclusas no site?',
      [says(/fora|à parte|captação|não (está|estão|inclu)|fotos próprias/i)],
    ],
    [
      'escola',
      'se um pai quiser falar com gente de verdade no whats a automação passa pra secretaria?',
      [says(/basta pedir|passa|avisa|uma pessoa|seu time|sua equipe|sim/i)],
    ],
  ]),

  ...ofKind('hours', [
    [
      'clínica',
      'qual horario de atendimento de vcs?',
      [{ brand: 'hours' }],
      { never: [playbook, anyPrice] },
    ],
    ['imobiliária', 'abre sabado?', [saturday], { never: [playbook] }],
    [
      'advocacia',
      'atendem domingo?',
      [says(/domingo[^.]{0,30}(fechad|não)|(fechad|não)[^.]{0,40}domingo/i)],
    ],
  ]),
]
