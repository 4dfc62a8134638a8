/** A message for the command line and the desk. */
export type Words = { message: string; details: readonly string[] }

/** Why nothing was imported, with what to do about it. */
export class ImportProblem extends Error {
  readonly details: readonly string[]
  readonly portuguese: Words

  constructor(message: string, details: readonly string[] = [], portuguese?: Words) {
    super(message)
    this.name = 'ImportProblem'
    this.details = details
    this.portuguese = portuguese ?? { message, details }
  }
}

/** Neither of the two known platforms wrote it; somebody may say what its columns are. */
export class Unrecognised extends ImportProblem {}

/** Why a line cannot be read, in both languages. */
export type Flaw = { en: string; pt: string; code?: 'many-days' }

export type BadRow = Flaw & { line: number }
