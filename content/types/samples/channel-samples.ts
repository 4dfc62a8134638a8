export type SampleChannels = {
  /** Visits of a usual day by source, as Analytics names it, and important acts per visit. */
  sources: { name: string; visits: number; acts: number }[]
  /** Parts of all visits, and of all acts. */
  pages: { name: string; share: number }[]
  events: { name: string; share: number }[]
  /** On a usual day; '{marca}' is the client's name. */
  searches: { query: string; page: string; shown: number; clickRate: number; place: number }[]
  /** Searches that Google does not tell. */
  untold: { page: string; shown: number; clickRate: number; place: number }
  /** Presses of a usual day at the company's entry on the map, and where it was shown. */
  presses: { name: string; usual: number }[]
  places: { name: string; usual: number }[]
  /** Profiles on a usual day: people who saw something, what each of them did, and followers. */
  social: {
    channel: 'instagram' | 'facebook'
    people: number
    followers: number
    counts: { name: string; each: number }[]
  }[]
  /** What was published, from the newest back: its text, and how well it went beside the others. */
  posts: { text: string; success: number }[]
  /** Ads elsewhere: campaigns of a usual day, amounts in reais. */
  ads: {
    channel: 'tiktok-ads' | 'linkedin-ads'
    campaigns: { name: string; spend: number; clicks: number; acts: number }[]
  }[]
  stories: { text: string; success: number }[]
}
