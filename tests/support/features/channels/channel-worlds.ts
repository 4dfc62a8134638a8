import { pressNames } from '#features/connections/server/platforms/business-profile/stand-in.ts'
import {
  isBetween,
  newAccountId,
  type Platforms,
  sumOf,
  tenths,
  type World,
} from './channel-world.ts'
import { ads, social } from './social-and-ads-worlds.ts'

const ga4: World = {
  credential: 'google',
  standIn: (platforms) => platforms.ga4,
  add: (platforms, { days, zone, random, name }) => {
    const id = newAccountId()
    const visits = days.flatMap((day) =>
      ['Organic Search', 'Direct', 'Paid Social'].flatMap((source, place) => {
        const sessions = Math.floor(random() * 40)
        if (sessions === 0) return []
        return [
          {
            day,
            source,
            page: `/pagina-${Math.floor(random() * 80)}`,
            sessions,
            engagedSessions: Math.floor(sessions * random()),
            events: { contato: Math.floor(random() * 5), compra: place },
            people: Array.from({ length: sessions }, () => `p${Math.floor(random() * 60)}`),
          },
        ]
      }),
    )
    platforms.ga4.properties.push({ id, name, zone, currency: 'BRL', visits })
    return id
  },
  days: (platforms, id) =>
    visitsOf(platforms, id).map((visit) => ({
      day: visit.day,
      more: () => {
        visit.sessions += 7
      },
    })),
  repeat: (platforms, id, day) => {
    const visits = visitsOf(platforms, id)
    const last = visits.at(-1)
    if (last) visits.push({ ...last, day })
  },
  remove: (platforms, id, day) => {
    const property = platforms.ga4.properties.find((each) => each.id === id)
    if (property) property.visits = property.visits.filter((each) => each.day !== day)
  },
  sums: (platforms, id, first, last) => {
    const visits = visitsOf(platforms, id).filter(isBetween(first, last))
    return {
      engagedSessions: sumOf(visits, (each) => each.engagedSessions),
      keyEvents: sumOf(visits, ({ events }) => sumOf(Object.values(events), (count) => count)),
      sessions: sumOf(visits, (each) => each.sessions),
    }
  },
}
const visitsOf = ({ ga4: { properties } }: Platforms, id: string) =>
  properties.find((each) => each.id === id)?.visits ?? []

const searchConsole: World = {
  credential: 'google',
  standIn: (platforms) => platforms.searchConsole,
  add: (platforms, { days, random }) => {
    const url = `https://loja-${newAccountId()}.example/`
    const searches = days.flatMap((day) =>
      ['loja azul', 'sapato azul', ''].map((query) => ({
        day,
        query,
        page: `https://loja.example/${Math.floor(random() * 80)}`,
        clicks: Math.floor(random() * 20),
        impressions: 20 + Math.floor(random() * 200),
        position: Math.round(random() * 500) / 10,
      })),
    )
    platforms.searchConsole.sites.push({ url, searches })
    return url
  },
  days: (platforms, id) =>
    searchesOf(platforms, id).map((search) => ({
      day: search.day,
      more: () => {
        search.clicks += 7
      },
    })),
  repeat: (platforms, id, day) => {
    const searches = searchesOf(platforms, id)
    const last = searches.at(-1)
    if (last) searches.push({ ...last, day })
  },
  remove: (platforms, id, day) => {
    const site = platforms.searchConsole.sites.find(({ url }) => url === id)
    if (site) site.searches = site.searches.filter((each) => each.day !== day)
  },
  sums: (platforms, id, first, last) => {
    const searches = searchesOf(platforms, id).filter(isBetween(first, last))
    return {
      clicks: sumOf(searches, ({ clicks }) => clicks),
      impressions: sumOf(searches, ({ impressions }) => impressions),
      positionWeight: tenths(
        sumOf(searches, ({ position, impressions }) => position * impressions),
      ),
    }
  },
}
const searchesOf = ({ searchConsole: { sites } }: Platforms, id: string) =>
  sites.find(({ url }) => url === id)?.searches ?? []

const businessProfile: World = {
  credential: 'google',
  standIn: (platforms) => platforms.businessProfile,
  add: (platforms, { days, random, name }) => {
    const id = newAccountId()
    const presses = days.map((day) => ({
      day,
      values: Object.fromEntries(pressNames.map((press) => [press, Math.floor(random() * 30)])),
    }))
    platforms.businessProfile.locations.push({ id, title: name, days: presses })
    return id
  },
  days: (platforms, id) =>
    pressesOf(platforms, id).map(({ day, values }) => ({
      day,
      more: () => {
        values.WEBSITE_CLICKS = 90
      },
    })),
  repeat: (platforms, id, day) => {
    pressesOf(platforms, id).push({ day, values: { CALL_CLICKS: 4 } })
  },
  remove: (platforms, id, day) => {
    const location = platforms.businessProfile.locations.find((each) => each.id === id)
    if (location) location.days = location.days.filter((each) => each.day !== day)
  },
  sums: (platforms, id, first, last) => {
    const values = pressesOf(platforms, id)
      .filter(isBetween(first, last))
      .flatMap((each) => Object.entries(each.values))
    const sum = (part: string) =>
      sumOf(values, ([name, value]) => (name.includes(part) ? value : 0))
    return {
      calls: sum('CALL_CLICKS'),
      directions: sum('DIRECTION'),
      impressions: sum('IMPRESSIONS'),
      messages: sum('MESSAGING'),
      website: sum('WEBSITE'),
    }
  },
}
const pressesOf = ({ businessProfile: { locations } }: Platforms, id: string) =>
  locations.find((each) => each.id === id)?.days ?? []

const worlds = {
  ga4,
  'search-console': searchConsole,
  'business-profile': businessProfile,
  instagram: social(
    (platforms) => platforms.instagram.profiles,
    (platforms) => platforms.instagram,
    {
      views: 'views',
      profileViews: 'profile_views',
      interactions: 'total_interactions',
      siteClicks: 'website_clicks',
    },
  ),
  facebook: social(
    (platforms) => platforms.facebook.pages,
    (platforms) => platforms.facebook,
    { views: 'page_media_view', interactions: 'page_post_engagements' },
  ),
  'tiktok-ads': ads(
    (platforms) => platforms.tiktok.advertisers,
    (platforms) => platforms.tiktok,
    'tiktok',
  ),
  'linkedin-ads': ads(
    (platforms) => platforms.linkedin.accounts,
    (platforms) => platforms.linkedin,
    'linkedin',
    true,
  ),
} satisfies Record<string, World>
export type ChannelKey = keyof typeof worlds
export const channelKeys = Object.keys(worlds) as ChannelKey[]
export const worldOfChannel = (channel: ChannelKey): World => worlds[channel]
