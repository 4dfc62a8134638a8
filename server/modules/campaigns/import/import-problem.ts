/** A reason to import nothing that the operator can mend, with what to do about it. */
export class ImportProblem extends Error {
  readonly details: readonly string[]

  constructor(message: string, details: readonly string[] = []) {
    super(message)
    this.name = 'ImportProblem'
    this.details = details
  }
}

export type BadRow = { line: number; reason: string }
