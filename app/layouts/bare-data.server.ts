export type ConsentData = { policy: string }

export function bareData(): ConsentData {
  return { policy: '/cookie-policy' }
}
