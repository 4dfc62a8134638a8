export type Contract = {
  /** How long a monthly service runs at least, and how long before its end one says so. */
  minimumMonths?: number
  noticeDays?: number
  /** How one pays, in whole sentences. */
  payment?: string
  /** Work begins so many working days after the signature. */
  startDays?: number
  /** What is given back, when and how. Without it nothing is promised. */
  guarantee?: { short: string; whole: string }
}
