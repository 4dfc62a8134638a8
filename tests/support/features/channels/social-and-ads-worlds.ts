import type { WorldSocial } from '#features/connections/server/platforms/instagram/stand-in.ts'
import type { WorldAds } from '#features/connections/server/platforms/tiktok-ads/stand-in.ts'
import {
  isBetween,
  newAccountId,
  type Platforms,
  sumOf,
  tenths,
  type World,
} from './channel-world.ts'

/** A profile or a page; `names` are the platform's names by ours. */
export function social(
  accountsOf: (platforms: Platforms) => WorldSocial[],
  standIn: World['standIn'],
  names: Record<string, string>,
): World {
  const daysOf = (platforms: Platforms, id: string) =>
    accountsOf(platforms).find((each) => each.id === id)?.days ?? []
  return {
    credential: 'meta',
    standIn,
    add: (platforms, { days, random, name }) => {
      const id = newAccountId()
      accountsOf(platforms).push({
        id,
        name,
        followers: 1000,
        posts: [],
        days: days.map((day) => ({
          day,
          people: Array.from(
            { length: 1 + Math.floor(random() * 40) },
            () => `p${Math.floor(random() * 60)}`,
          ),
          counts: Object.fromEntries(
            Object.values(names).map((each) => [each, 1 + Math.floor(random() * 50)]),
          ),
        })),
      })
      return id
    },
    days: (platforms, id) =>
      daysOf(platforms, id).map(({ day, people, counts }) => ({
        day,
        more: () => {
          people.push('somebody-else')
          for (const each of Object.values(names)) counts[each] = (counts[each] ?? 0) + 7
        },
      })),
    repeat: (platforms, id, day) => {
      const days = daysOf(platforms, id)
      const last = days.at(-1)
      if (last) days.push({ ...structuredClone(last), day })
    },
    remove: (platforms, id, day) => {
      const account = accountsOf(platforms).find((each) => each.id === id)
      if (account) account.days = account.days.filter((each) => each.day !== day)
    },
    sums: (platforms, id, first, last) => {
      const days = daysOf(platforms, id).filter(isBetween(first, last))
      const sums: Record<string, number> = {
        reach: sumOf(days, (each) => new Set(each.people).size),
      }
      for (const [ours, theirs] of Object.entries(names)) {
        sums[ours] = sumOf(days, ({ counts }) => counts[theirs] ?? 0)
      }
      return sums
    },
  }
}

/** Ads by campaign; what a platform does not count is never there. */
export function ads(
  accountsOf: (platforms: Platforms) => WorldAds[],
  standIn: World['standIn'],
  credential: World['credential'],
  hasLeads = false,
): World {
  const daysOf = (platforms: Platforms, id: string) =>
    accountsOf(platforms).find((each) => each.id === id)?.days ?? []
  return {
    credential,
    standIn,
    add: (platforms, { days, zone, random, name }) => {
      const id = newAccountId()
      const upTo = (most: number) => 1 + Math.floor(random() * most)
      const lines = days.flatMap((day) =>
        ['Verão', 'Marca'].map((campaign) => ({
          day,
          campaign,
          counts: {
            spend: upTo(90_000),
            impressions: upTo(9000),
            clicks: upTo(90),
            conversions: upTo(9),
            leads: hasLeads ? upTo(5) : undefined,
          },
        })),
      )
      accountsOf(platforms).push({ id, name, currency: 'BRL', zone, days: lines })
      return id
    },
    days: (platforms, id) =>
      daysOf(platforms, id).map(({ day, counts }) => ({
        day,
        more: () => {
          counts.clicks += 7
        },
      })),
    repeat: (platforms, id, day) => {
      const days = daysOf(platforms, id)
      const last = days.at(-1)
      if (last) days.push({ ...structuredClone(last), day })
    },
    remove: (platforms, id, day) => {
      const account = accountsOf(platforms).find((each) => each.id === id)
      if (account) account.days = account.days.filter((each) => each.day !== day)
    },
    sums: (platforms, id, first, last) => {
      const days = daysOf(platforms, id).filter(isBetween(first, last))
      const sum = (name: keyof (typeof days)[number]['counts']) =>
        sumOf(days, ({ counts }) => counts[name] ?? 0)
      return {
        spend: tenths(sum('spend') / 100),
        impressions: sum('impressions'),
        clicks: sum('clicks'),
        conversions: sum('conversions'),
        ...(hasLeads ? { leads: sum('leads') } : {}),
      }
    },
  }
}
