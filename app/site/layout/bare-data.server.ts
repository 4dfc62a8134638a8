import { contentAt } from '#content/addresses.ts'

export type ConsentData = { policy: string }

export function bareData(): ConsentData {
  return { policy: contentAt('legal/cookies') ?? '/' }
}
