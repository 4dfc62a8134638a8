import { growthChart, pictureLines, studyDrawings } from '#app/site/art/pictures.server.ts'
import { absoluteUrl } from '#app/site/metadata.server.ts'
import {
  findContent,
  findEntry,
  loadContent,
  pageData,
  pagePicture,
} from '#app/site/page-data.server.ts'
import { photoOf } from '#app/site/parts/picture.server.ts'
import { contactOf, homeOf } from '#content/derived/addresses.ts'
import { schedulingPage } from '#content/derived/scheduling.ts'
import type { SuccessCase } from '#content/types/case.ts'
import type { CasesContent } from '#content/types/cases-page.ts'
import { whatsappUrl } from '#content/whatsapp.ts'

export function casesData(url: URL) {
  const entry = findEntry(url)
  const content = loadContent<CasesContent>(entry.content)
  const { meta, hero, stats, statsNote, closing, studies, quote, contact } = content
  const stories = content.cases.flatMap((slug) => findContent<SuccessCase>(`cases/${slug}`) ?? [])
  const home = homeOf(entry.theme)
  const crumbs = [
    { name: 'Início', path: home },
    { name: hero.title, path: entry.path },
  ]
  return {
    ...pageData(entry, meta, {
      crumbs,
      data: [caseList(entry.canonical ?? entry.path, hero.title, stories)],
    }),
    picture: pagePicture(entry),
    hero,
    stats,
    statsNote,
    cases: stories.map(({ art, photo, ...story }) => ({
      story,
      lines: { ...pictureLines(art), photo: photoOf('cases', photo) },
      chart: growthChart({ art, ...story }),
    })),
    studies: studies &&
      studies.items.length > 0 && {
        ...studies,
        items: studies.items.map(({ image, ...study }) => ({
          ...study,
          drawing: studyDrawings[image.drawing],
          lines: pictureLines(image.art, 9),
        })),
      },
    quote,
    closing: {
      ...closing,
      actions: [
        { label: closing.schedule, to: schedulingPage() },
        ...(contact
          ? [
              { label: contact.talk, to: whatsappUrl(contact.greeting) },
              { label: contact.proposal, to: contactOf(entry.theme) },
            ]
          : []),
      ],
    },
  }
}

function headlineOf({ company, metrics: [first] }: SuccessCase): string {
  return first ? `${company}: ${first.value} de ${first.label}` : company
}

function caseList(path: string, name: string, stories: SuccessCase[]) {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: stories.length,
    itemListElement: stories.map((story, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'CreativeWork',
        name: headlineOf(story),
        genre: story.sector || undefined,
        abstract: story.challenge || undefined,
        url: absoluteUrl(`${path}#${story.slug}`),
      },
    })),
  }
}
