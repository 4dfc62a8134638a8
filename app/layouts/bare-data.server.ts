import { brand } from '#content/brand.ts'

export type ConsentData = { policy: string; scheduling: string }

export function bareData(): ConsentData {
  return { policy: '/cookie-policy', scheduling: brand.scheduling }
}
