import { pageAt } from '#content/addresses.ts'
import { schedulingPage } from '#content/scheduling.ts'
import type { Profile } from '#content/types/team.ts'
import { whatsappUrl } from '#content/whatsapp.ts'
import { portraitArt } from '../drawings/portrait.server.ts'
import { findEntry, loadContent, pageData, pagePicture } from './page-data.server.ts'
import { personData } from './people.server.ts'
import { photoOf } from './photos.server.ts'

export function profileData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<Profile>(entry.content)
  const { meta, classicMeta, art, photo, knowsAbout, summary, whatsapp, ...profile } = content
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
    portrait: { ...portraitArt(art), photo: photoOf('team', photo) },
    links: {
      schedule: schedulingPage(),
      talk: whatsappUrl(whatsapp),
      portfolio: pageAt('portfolio', entry.theme),
    },
  }
}
