/** A reason not to start that the operator can mend. It is printed as it is, without a stack. */
export class StartupError extends Error {
  readonly variable: string

  constructor(variable: string, problem: string, remedy: string) {
    super(`${variable}: ${problem}\n  ${remedy}`)
    this.name = 'StartupError'
    this.variable = variable
  }
}
