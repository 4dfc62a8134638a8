import { findEntry, loadContent, pageData, pagePicture } from '#app/site/page-data.server.ts'
import { personData, portraitOf } from '#app/site/people/people.server.ts'
import { pageAt } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import type { Profile } from '#content/types/team.ts'
import { whatsappUrl } from '#content/whatsapp.ts'

export function profileData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<Profile>(entry.content)
  const { meta, classicMeta, art, photo, likeness, knowsAbout, summary, whatsapp, ...profile } =
    content
  const classic = entry.theme === 'dia'
  return {
    ...pageData(entry, (classic && classicMeta) || meta, {
      crumbs: [
        { name: 'Início', path: '/' },
        { name: 'Quem Somos', path: pageAt('about') ?? '/' },
        { name: profile.name, path: entry.path },
      ],
      data: [personData(content, entry.canonical ?? entry.path)],
    }),
    profile,
    picture: pagePicture(entry),
    portrait: portraitOf(content),
    links: {
      schedule: schedulingPage(),
      talk: whatsappUrl(whatsapp),
      portfolio: pageAt('portfolio', entry.theme),
    },
  }
}
