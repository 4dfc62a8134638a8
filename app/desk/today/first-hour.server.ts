import type { FirstHourStep } from '#features/today/rules/first-hour.ts'
import type { FirstHour } from '#features/today/server/today.server.ts'
import { formatCount } from '../shared/desk-view.server.ts'
import type { FirstHourView } from './first-hour.tsx'

type Words = { title: string; help: string; to: string | null; action: string }

const words: Record<FirstHourStep, (facts: FirstHour) => Words> = {
  account: ({ email }) => ({
    title: 'Seu nome e seu e-mail',
    help: `Hoje a conta é ${email}. Troque pelo seu: o novo endereço confirma, o antigo é avisado.`,
    to: '/dashboard/settings',
    action: 'Abrir minha conta',
  }),
  site: ({ siteLeft }) => ({
    title: 'Deixe o site com a sua cara',
    help: `Nome, contato, preços e textos: ${siteLeft === 1 ? 'falta' : 'faltam'} ${formatCount(siteLeft, 'passo', 'passos')}.`,
    to: '/agencia/site/comecar',
    action: 'Começar',
  }),
  client: () => ({
    title: 'O primeiro cliente',
    help: 'Dê um nome à empresa e convide quem vai acompanhar os números.',
    to: '/agencia/clientes/novo',
    action: 'Criar cliente',
  }),
  figures: () => ({
    title: 'Os primeiros números',
    help: 'Solte na página do cliente o arquivo do Meta Ads ou do Google Ads, ou conecte a plataforma.',
    to: '/agencia/clientes',
    action: 'Escolher cliente',
  }),
  hours: () => ({
    title: 'Seus horários',
    help: 'Quando a agência atende: deles saem os horários que a agenda oferece.',
    to: '/agencia/agenda/ajustes',
    action: 'Ajustar horários',
  }),
  team: () => ({
    title: 'A equipe',
    help: 'Convide quem trabalha com você; cada pessoa tem a sua conta.',
    to: '/agencia/equipe',
    action: 'Convidar',
  }),
  mail: ({ mail, email }) => ({
    title: 'Os e-mails saem?',
    help:
      mail === 'unset'
        ? 'Ainda não: sem servidor de e-mail (SMTP) eles só são guardados. Peça a quem cuida do site para ligar um.'
        : mail === 'failed'
          ? 'O último teste não saiu. Confira o servidor de e-mail com quem cuida do site e tente de novo.'
          : mail === 'queued'
            ? `O teste está a caminho de ${email}. Recarregue em instantes.`
            : `Um teste vai para ${email}.`,
    to: null,
    action: 'Enviar um e-mail de teste',
  }),
  factor: () => ({
    title: 'Entrar com dois fatores',
    help: 'A mesa guarda dados de clientes: peça também um código do celular.',
    to: '/agencia/dois-fatores',
    action: 'Ativar',
  }),
}

export function firstHourView(facts: FirstHour | null): FirstHourView | null {
  if (!facts) return null
  const steps = facts.steps.map(({ id, done, skipped }) => ({
    id,
    ...words[id](facts),
    state: done ? ('done' as const) : skipped ? ('skipped' as const) : ('open' as const),
  }))
  return {
    steps,
    done: facts.steps.filter(({ done }) => done).length,
    samples: facts.samples,
  }
}
