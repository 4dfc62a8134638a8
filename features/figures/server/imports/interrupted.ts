import { isDatabaseAway } from '#server/db/is-away.ts'
import { ImportProblem, type Words } from '../campaigns/import/import-problem.ts'

/** Work that did not end by itself: somebody discarded the file, or the process stops. */
export class Interrupted extends Error {
  readonly why: 'discarded' | 'stopped'

  constructor(why: Interrupted['why']) {
    super(`long work was ${why}`)
    this.name = 'Interrupted'
    this.why = why
  }
}

/** The states in which somebody works on an import. */
export type UnderWay = 'reading' | 'saving' | 'undoing'

const what: Record<UnderWay, { name: string; next: string }> = {
  reading: {
    name: 'A leitura',
    next: 'Nada mudou nos números do cliente. Envie o arquivo de novo e descarte este.',
  },
  saving: { name: 'A gravação', next: 'Nada foi gravado. Confirme de novo ou descarte o arquivo.' },
  undoing: {
    name: 'A volta ao que era',
    next: 'Nada foi desfeito: os números estão como antes. Tente desfazer de novo.',
  },
}

/** What staff are told of work whose process ended in its middle. */
export const interruptedWords = (state: UnderWay): Words => ({
  message: `${what[state].name} foi interrompida: o site reiniciou no meio.`,
  details: [what[state].next],
})

/** What staff are told of whatever went wrong, and what to do about it. */
export function failureWords(state: UnderWay, error: unknown): Words {
  if (error instanceof ImportProblem) return error.portuguese
  if (error instanceof Interrupted) return interruptedWords(state)
  const { name, next } = what[state]
  return isDatabaseAway(error)
    ? {
        message: `${name} parou: o banco de dados não respondeu.`,
        details: [next, 'Se repetir, espere alguns minutos.'],
      }
    : {
        message: `${name} parou por uma falha do nosso lado.`,
        details: [next, 'Se repetir, chame quem cuida do site.'],
      }
}
