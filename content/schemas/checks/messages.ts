const portuguese = new Map<string, string>()

/** A message for the check of the files, and for whoever edits at the desk. */
export function bilingual(english: string, atTheDesk: string): string {
  portuguese.set(english, atTheDesk)
  return english
}

type Issue = {
  code?: string
  message: string
  origin?: string
  minimum?: number | bigint
  maximum?: number | bigint
  expected?: string
  input?: unknown
  values?: readonly unknown[]
  keys?: readonly string[]
  params?: Record<string, unknown>
  errors?: readonly (readonly Issue[])[]
}

const isList = (origin: string | undefined) => origin === 'array' || origin === 'set'

function tooSmall({ origin, minimum }: Issue): string {
  const least = Number(minimum)
  if (origin === 'string')
    return least <= 1 ? 'Escreva este texto.' : `Escreva mais: ${least} letras ou mais.`
  if (isList(origin))
    return least <= 1
      ? 'Deixe ao menos um item na lista.'
      : `Deixe ao menos ${least} itens na lista.`
  return `Escreva um número a partir de ${least}.`
}

function explainTooBig({ origin, maximum }: Issue): string {
  const most = Number(maximum).toLocaleString('pt-BR')
  if (origin === 'string') return `Encurte: cabem até ${most} letras.`
  if (isList(origin)) return `Tire itens: cabem até ${most}.`
  return `Escreva um número até ${most}.`
}

const kinds: Record<string, string> = {
  string: 'Escreva um texto.',
  number: 'Escreva um número.',
  int: 'Escreva um número inteiro.',
  boolean: 'Escolha sim ou não.',
  array: 'Deixe ao menos um item na lista.',
}

/** What to do about one thing that a schema refused. */
export function portugueseIssue(issue: Issue): string {
  const message = issue.params?.portuguese ?? portuguese.get(issue.message)
  if (typeof message === 'string') return message
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return explainTooBig(issue)
    case 'invalid_type':
      return issue.input === undefined && issue.expected !== 'boolean'
        ? 'Preencha este campo.'
        : (kinds[issue.expected ?? ''] ?? 'Preencha de novo: o formato não é o esperado.')
    case 'invalid_value':
      return `Escolha uma das opções: ${(issue.values ?? []).join(', ')}.`
    case 'unrecognized_keys':
      return `Tire o que nenhuma página mostra: ${(issue.keys ?? []).join(', ')}.`
    case 'invalid_union': {
      const [first] = issue.errors?.find((errors) => errors.length > 0) ?? []
      return first ? portugueseIssue(first) : 'Escolha uma das opções.'
    }
    case 'invalid_format':
      return 'Confira como está escrito.'
    default:
      return 'Confira este campo.'
  }
}
