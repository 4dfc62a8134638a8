/**
 * The next free times of the agency's agenda as one sentence, for whoever asks how to book. There
 * is no agenda to ask yet: until there is, the booking page's address is the answer.
 */
export function freeTimes(): string | undefined {
  return undefined
}
