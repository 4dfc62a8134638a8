import { counted } from '#features/shared/rules/text.ts'
import { brand } from '../../brand.ts'
import { claims } from '../../claims.ts'
import { retentionMonths } from '../../legal/retention.ts'
import { page } from '../../pages/about.ts'
import { agenda } from '../../pages/agenda.ts'
import { partners } from '../../testimonials.ts'
import type { Topic } from '../../types/assistant.ts'

const { noticeHours, horizonDays } = agenda.settings
const { awards, countries } = claims.portfolio

/** Narrow facts that stand deep in the site's pages. */
export const detailTopics: Topic[] = [
  {
    id: 'retention',
    terms: ['guarda* .. ate quando', 'quanto tempo guarda*', 'prazo de guarda'],
    answer: [
      `Mensagens de contato e horários marcados, sem contratação, ficam ${counted(retentionMonths.contactMessages, 'mês', 'meses')} desde o último contato, e currículos, 12 meses; depois são apagados.`,
      'Você pode pedir antes, em {privacy-email}. Os outros prazos estão na [Política de Privacidade](/privacy-policy).',
    ],
  },
  {
    id: 'publishing',
    terms: ['quem publica', 'voce publica*', 'voce posta*'],
    answer: [
      'Nós publicamos, depois da sua aprovação: {said:conteudo/entregas/publicacao}.',
      'No social media também: {feature:recurring/social-media/post} ({price:recurring/social-media}).',
    ],
  },
  {
    id: 'shoot-extras',
    terms: ['drone', 'cache', 'maquiador', 'locacao'],
    answer: ['{aside:image-video-capture/direitos}.', 'O resto vem item por item na proposta.'],
  },
  {
    id: 'footage-kept',
    terms: ['imagem bruta', 'material bruto', 'video bruto', 'foto bruta'],
    answer: ['No pacote: {item:image-video-capture/guarda}'],
  },
  {
    id: 'footage-rights',
    terms: ['direito .. foto|video|imagem', 'dono .. imagem|video|foto'],
    answer: [
      '{said:image-video-capture/direitos/licenca}',
      '{said:image-video-capture/direitos/revenda}',
    ],
  },
  {
    id: 'image-consent',
    terms: ['autorizacao de imagem', 'direito de imagem', 'termo de imagem'],
    answer: [
      '{said:image-video-capture/direitos/termo assina}',
      '{said:image-video-capture/direitos/crianca}',
    ],
  },
  {
    id: 'minimum-age',
    terms: ['menor de idade', 'idade minima', 'maior de idade'],
    answer: [
      'É preciso ter pelo menos 18 anos para criar uma conta ou contratar, como dizem os [Termos de Uso](/terms-of-use).',
    ],
  },
  {
    id: 'meeting-host',
    terms: ['com quem .. reuniao', 'quem .. conversa gratuita'],
    answer: ['A conversa é com {host}.', 'Escolha o dia e a hora: {booking}.'],
  },
  {
    id: 'booking-rules',
    terms: ['antecedencia'],
    answer: [
      `A agenda abre horários a partir de ${counted(noticeHours, 'hora', 'horas')} à frente e até ${counted(horizonDays, 'dia', 'dias')}: {booking}.`,
      '{rebooking}',
    ],
  },
  {
    id: 'security-incident',
    terms: ['vazamento', 'vazar .. dado', 'dado .. vaza*'],
    answer: [
      'Se houver um incidente com risco ou dano relevante, avisamos você e a ANPD em até três dias úteis, com o que aconteceu e o que fazer.',
      'Como protegemos os dados está na [Política de Privacidade](/privacy-policy).',
    ],
  },
  {
    id: 'report-flaw',
    terms: ['falha de seguranca', 'vulnerabilidade'],
    answer: [
      'Escreva para {privacy-email} antes de divulgar: agradecemos a quem pesquisa de boa-fé.',
    ],
  },
  {
    id: 'awards',
    terms: ['premio', 'quantos pais*'],
    answer: [
      awards && countries
        ? `O site conta ${awards.value} ${awards.label} e projetos em ${countries.value} ${countries.label}: veja o [Portfólio](/portfolio).`
        : 'O que publicamos está no [Portfólio](/portfolio); o resto, pergunte no WhatsApp {phone}.',
    ],
  },
  {
    id: 'certificates',
    terms: ['certificacao', 'certificado', 'selo de parceiro'],
    answer:
      partners.length > 0
        ? [
            `O site lista: ${partners.map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1)).join('; ')}.`,
            'O nome ou o selo de cada fornecedor, pergunte no WhatsApp {phone}.',
          ]
        : ['O site não lista certificações nem selos: pergunte no WhatsApp {phone}.'],
  },
  {
    id: 'ads-pause',
    terms: ['pausa* .. anuncio|campanha|verba', 'pausar', 'teto .. dia', 'limite .. gasto'],
    answer: ['Sim: {item:trafego-pago/verba}'],
  },
  {
    id: 'name-origin',
    terms: ['porque .. nome', 'significa .. nome', 'origem do nome', `nome ${brand.name}`],
    answer: [page.essence.statement, 'A história está em [Quem Somos](/home1/quem-somos).'],
  },
  {
    id: 'assistant-errs',
    terms: ['voce pode errar', 'confiar .. resposta', 'confiar .. voce me passa|diz'],
    answer: [
      'Sou automático e posso errar: os preços e prazos que digo são os publicados no site, e a equipe confirma antes de você fechar, no WhatsApp {phone}.',
    ],
  },
  {
    id: 'cold-start',
    terms: ['qual servico .. primeiro', 'qual servico .. rapido'],
    answer: [
      'Para clientes já nesta semana, anúncios respondem antes: tráfego pago, {price:recurring/trafego-pago}, mais a verba.',
      'Para o que dura, site, busca e conteúdo. Na conversa gratuita dizemos qual traz retorno primeiro: {booking}.',
    ],
  },
]
