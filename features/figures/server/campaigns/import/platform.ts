export type Platform = 'meta' | 'google'

export const platformNames: Record<Platform, string> = {
  meta: 'Meta Ads Manager',
  google: 'Google Ads',
}
